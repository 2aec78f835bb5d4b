import { ChangedRow } from '#mocks/harness/panel/parts/data/ChangedRow';
import { shortText, tableLabel } from '#mocks/harness/panel/parts/data/row-text';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import type { RecordedCall } from '#mocks/harness/report/recorded-call';
import type { Step } from '#mocks/harness/report/step';
import type { StateAtStep } from '#mocks/harness/time-travel/state-at-step';

interface StepFactsProps {
  step: Step;
  state: StateAtStep;
  /** The calls that the step has sent. */
  calls: readonly RecordedCall[];
  texts: Texts;
}

/** Where the console was after a step, and what the step has caused. */
export function StepFacts({ step, state, calls, texts }: StepFactsProps) {
  const { time } = texts;
  const machines = Object.entries(state.machines).map(([name, states]) => `${name}: ${states.join(' · ')}`);
  const storedChanges = step.stored.map(
    ([name, before, after]) => `${name}: ${shortText(before)} → ${shortText(after)}`,
  );
  return (
    <dl className="facts">
      <Facts name={time.address} values={state.address === null ? [] : [state.address]} />
      <Facts name={texts.tabs.machines} values={machines} />
      {calls.length > 0 ? <dt>{time.calls}</dt> : null}
      {calls.map(({ id, method, url, status }) => (
        <dd key={id}>{`${method} ${url} → ${status}`}</dd>
      ))}
      {step.writes.length > 0 ? <dt>{time.rows}</dt> : null}
      {step.writes.map((row) => (
        <dd key={`${row.table} ${row.scope} ${row.id}`}>
          {tableLabel(row.table, texts)}
          <ChangedRow row={row} />
        </dd>
      ))}
      <Facts name={time.stored} values={storedChanges} />
    </dl>
  );
}

function Facts({ name, values }: { name: string; values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      {values.map((value) => (
        <dd key={value}>{value}</dd>
      ))}
    </>
  );
}
