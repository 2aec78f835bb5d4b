import type { QueueVerdict } from '#kit/decision-queue/queue-verdict';
import { IDENTITY_VERDICTS } from '#records/identity/identity-verdicts';
import { REPORT_VERDICTS, verdictsOfReport } from '#records/report/report-verdicts';
import { RESERVE_VERDICTS, verdictsOfReserve } from '#records/reserve/reserve-verdicts';
import type { DecidedTask } from './task';

/** The verdicts about tasks of every kind; no two have one name. */
export const TASK_VERDICTS: readonly QueueVerdict[] = [
  ...IDENTITY_VERDICTS,
  ...REPORT_VERDICTS,
  ...RESERVE_VERDICTS,
];

/** The decisions that a task waits for. */
export function verdictsOf(task: DecidedTask): readonly QueueVerdict[] {
  if (task.kind === 'identity') return IDENTITY_VERDICTS;
  return task.kind === 'report' ? verdictsOfReport(task.row) : verdictsOfReserve(task.row.status);
}

/** Message ids of a text before the decisions. */
export const LEAD_TEXTS: Partial<Record<DecidedTask['kind'], string>> = {
  identity: 'identity.genderShown',
  report: 'postReport.lead',
};
