import { useState } from 'react';
import { isRole } from '#domain/people/roles';
import { COMPANIES } from '#mocks/harness/link/scenario';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import type { Step } from '#mocks/harness/report/step';
import { linkAtStep, type Persona } from '#mocks/harness/time-travel/link-at-step';
import { lossesAtStep } from '#mocks/harness/time-travel/losses-at-step';
import { stateAtStep } from '#mocks/harness/time-travel/state-at-step';

interface ContinueFromStepProps extends PartProps {
  steps: readonly Step[];
  index: number;
}

/** A link to a new sandbox in the state after a step; says before what does not come back. */
export function ContinueFromStep({ harness, texts, steps, index }: ContinueFromStepProps) {
  const [link, setLink] = useState<string | null>(null);
  const { time } = texts;
  const start = harness.steps.start();
  if (start === null) return <p className="quiet">{time.unknown}</p>;
  if (link === null) {
    const prepareLink = () => linkAtStep({ start, steps }, index, personaOf).then(setLink);
    return (
      <button type="button" className="main" onClick={() => void prepareLink()}>
        {time.goOn}
      </button>
    );
  }
  const losses = lossesAtStep(steps, index);
  const lostItems: [string, readonly string[]][] = [
    [time.files, losses.files],
    [time.passwords, losses.passwords],
    [time.machines, losses.machines],
    [time.lostRows, losses.rows],
  ];
  const handOver = () => harness.handOver(stateAtStep(steps, index));
  return (
    <section className="opened" aria-label={time.goOn}>
      <p>{time.explained}</p>
      <h3>{time.losses}</h3>
      <ul>
        <li>{time.always}</li>
        {lostItems.map(([name, values]) =>
          values.length === 0 ? null : <li key={name}>{`${name}: ${values.join(', ')}`}</li>,
        )}
      </ul>
      <div className="bar">
        {/* the middle button of the mouse opens a link, too */}
        <a
          className="main"
          href={link}
          target="_blank"
          rel="noopener"
          onClick={handOver}
          onAuxClick={handOver}
        >
          {time.open}
        </a>
        <button type="button" onClick={() => setLink(null)}>
          {time.cancel}
        </button>
      </div>
    </section>
  );

  function personaOf(id: number): Persona | null {
    const account = harness.backend.accounts.find((one) => one.id === id);
    if (!account || !isRole(account.permission)) return null;
    return {
      role: account.permission,
      company: COMPANIES.find((slug) => slug === account.company_slug) ?? 'machi',
    };
  }
}
