import { useState } from 'react';
import { LONGEST_WRITES, writeEntries } from '#mocks/scenario/link-writes';
import { writeScenario } from '#mocks/scenario/scenario';
import { copyText } from './copy-text';
import type { Harness } from './harness';
import type { PartProps } from './parts/part-props';
import { situationOf } from './situation';

interface Outcome {
  link: string;
  isCopied: boolean;
  isWithoutWrites: boolean;
}

/** Copies the link of the current situation: page, persona, city, data, writes, clock, language and faults. */
export function LinkCopier({ harness, texts }: PartProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const copy = async () => {
    const { origin, pathname, search } = window.location;
    const writes = await writesOf(harness);
    const isWithoutWrites = writes !== null && writes.length > LONGEST_WRITES;
    const scenario = { ...situationOf(harness), writes: isWithoutWrites ? null : writes };
    const link = `${origin}${pathname}${search}${writeScenario(scenario)}`;
    setOutcome({ link, isCopied: await copyText(link), isWithoutWrites });
  };
  return (
    <div className="copier">
      <button type="button" className="main" onClick={() => void copy()}>
        {texts.copyLink}
      </button>
      <span role="status">
        {outcome === null ? '' : outcome.isCopied ? texts.copied : texts.notCopied}
        {outcome?.isWithoutWrites ? <strong className="warning">{texts.withoutWrites}</strong> : null}
      </span>
      {outcome !== null && !outcome.isCopied ? (
        <textarea
          readOnly
          rows={3}
          aria-label={texts.copyLink}
          value={outcome.link}
          onFocus={(event) => event.target.select()}
        />
      ) : null}
    </div>
  );
}

/** Null when nothing is written over the seed. */
async function writesOf({ backend }: Harness): Promise<string | null> {
  const { entries } = await backend.snapshot();
  return entries.length === 0 ? null : writeEntries(entries);
}
