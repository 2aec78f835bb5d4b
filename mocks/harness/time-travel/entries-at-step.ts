import type { RowEntry } from '#mocks/backend/db/partition';
import type { Step } from '#mocks/harness/report/step';

type RecordedWrite = Step['writes'][number];

/** The writes over the seed after a step: those of the link before the first step, and those of the steps. */
export const entriesAtStep = (
  before: readonly RowEntry[],
  steps: readonly Pick<Step, 'writes'>[],
  index: number,
): RowEntry[] => [...before, ...steps.slice(0, index + 1).flatMap(({ writes }) => writes.map(entryOf))];

function entryOf({ table, scope, id, before, after }: RecordedWrite): RowEntry {
  if (after === null) return { kind: 'remove', table, scope, ids: [id] };
  if (before === null) return { kind: 'create', table, scope, row: after };
  const changes = Object.entries(after).filter(([field, value]) => !isEqual(before[field], value));
  return { kind: 'update', table, scope, ids: [id], changes: Object.fromEntries(changes) };
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
