import { type FormEvent, useId, useState } from 'react';
import type { HarSeed } from '#mocks/har-seed/seed-of-har';
import { openHarSeed } from '#mocks/harness/calls/open-har-seed';
import type { PartProps } from '#mocks/harness/parts/part-props';
import { isHarName } from '#mocks/scenario/scenario';

interface HarSeedFormProps extends PartProps {
  seed: HarSeed;
  fileName: string;
}

/** Keeps the data under a name in this browser, and opens the console on it. */
export function HarSeedForm({ seed, fileName, harness, texts }: HarSeedFormProps) {
  const { harSeed } = texts.contract;
  const [name, setName] = useState(nameOf(fileName));
  const [problem, setProblem] = useState<'badName' | 'noRoom' | null>(null);
  const problemId = useId();
  const isHeld = harness.heldSeeds.all().some((held) => held.name === name);

  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (!isHarName(name)) return setProblem('badName');
    if (!(await harness.heldSeeds.keep(name, seed))) return setProblem('noRoom');
    openHarSeed(harness, { name, city: seed.city, at: seed.at });
  };

  return (
    <form onSubmit={(event) => void open(event)}>
      <div className="bar">
        <label>
          {harSeed.name}
          <input
            value={name}
            aria-invalid={problem !== null}
            aria-describedby={problem !== null || isHeld ? problemId : undefined}
            onChange={({ target }) => {
              setName(target.value.trim());
              setProblem(null);
            }}
          />
        </label>
        <button type="submit" className="main">
          {harSeed.open}
        </button>
      </div>
      {problem === null ? null : (
        <p id={problemId} role="alert" className="warning">
          {harSeed[problem]}
        </p>
      )}
      {problem === null && isHeld ? (
        <p id={problemId} className="quiet">
          {harSeed.replaces}
        </p>
      ) : null}
    </form>
  );
}

/** `visit 2.har` → `visit-2` */
const nameOf = (fileName: string): string =>
  fileName
    .replace(/\.\w+$/, '')
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[._-]+/, '')
    .slice(0, 40);
