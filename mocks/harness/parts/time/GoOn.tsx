import { useState } from 'react';
import { isRole } from '#domain/people/roles';
import type { PartProps } from '#mocks/harness/parts/part-props';
import type { Step } from '#mocks/report/step';
import { COMPANIES } from '#mocks/scenario/scenario';
import { linkAtStep, type Persona } from '#mocks/time-travel/link-at-step';
import { lossesAtStep } from '#mocks/time-travel/losses-at-step';
import { stateAtStep } from '#mocks/time-travel/state-at-step';

interface GoOnProps extends PartProps {
  steps: readonly Step[];
  index: number;
}

/** Opens a new sandbox in the state after a step; says before what does not come back. */
export function GoOn({ harness, texts, steps, index }: GoOnProps) {
  const [isOpen, setOpen] = useState(false);
  const { time } = texts;
  const start = harness.steps.start();
  if (start === null) return <p className="quiet">{time.unknown}</p>;
  if (!isOpen)
    return (
      <button type="button" className="main" onClick={() => setOpen(true)}>
        {time.goOn}
      </button>
    );
  const losses = lossesAtStep(steps, index);
  const lost: [string, readonly string[]][] = [
    [time.files, losses.files],
    [time.passwords, losses.passwords],
    [time.machines, losses.machines],
    [time.lostRows, losses.rows],
  ];
  const personaOf = (id: number): Persona | null => {
    const account = harness.backend.accounts.find((one) => one.id === id);
    if (!account || !isRole(account.permission)) return null;
    return {
      role: account.permission,
      company: COMPANIES.find((slug) => slug === account.company_slug) ?? 'machi',
    };
  };
  const goOn = async () => {
    const link = await linkAtStep({ start, steps }, index, personaOf);
    if (link !== null) harness.goOn(link, stateAtStep(steps, index));
  };
  return (
    <section className="opened" aria-label={time.goOn}>
      <p>{time.explained}</p>
      <h3>{time.losses}</h3>
      <ul>
        <li>{time.always}</li>
        {lost.map(([name, values]) =>
          values.length === 0 ? null : <li key={name}>{`${name}: ${values.join(', ')}`}</li>,
        )}
      </ul>
      <div className="bar">
        <button type="button" className="main" onClick={() => void goOn()}>
          {time.open}
        </button>
        <button type="button" onClick={() => setOpen(false)}>
          {time.cancel}
        </button>
      </div>
    </section>
  );
}
