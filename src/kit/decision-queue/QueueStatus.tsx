import { FormattedMessage, useIntl } from 'react-intl';
import type { HeldDecision } from '#machines/decision-queue/decision-queue.machine';
import { useSettledCount } from '#machines/decision-queue/decision-queue.react';
import { madeText, type VerdictText } from './queue-verdict';
import type { Queue } from './use-queue';
import './decision-queue.css';

interface QueueStatusProps {
  queue: Pick<Queue<{ id: number }>, 'machine' | 'held' | 'change'> & { verdicts: readonly VerdictText[] };
  waiting: number | undefined;
}

/** Tells screen readers what was decided or undone, and which record is open now. */
export function QueueStatus({ queue: { held, change, verdicts }, waiting = 0 }: QueueStatusProps) {
  const intl = useIntl();
  return (
    <p className="visually-hidden" role="status">
      {change === null ? null : (
        <FormattedMessage
          id={change.kind === 'undone' ? 'queue.undone' : change.next === null ? 'queue.last' : 'queue.next'}
          values={{
            name: change.decision.name,
            verdict: intl.formatMessage({ id: madeText(verdicts, change.decision.verdict) }),
            next: change.next,
            count: leftCountOf(waiting, held),
          }}
        />
      )}
    </p>
  );
}

/** How many records wait, beside the title, and how many of this visit's are done. */
export function QueueProgress({ queue: { machine, held }, waiting }: QueueStatusProps) {
  const label = useIntl().formatMessage({ id: 'queue.progress' });
  const settledCount = useSettledCount(machine);
  if (waiting === undefined) return null;
  const leftCount = leftCountOf(waiting, held);
  const doneCount = settledCount + waiting - leftCount;
  return (
    <p className="queue-progress">
      <FormattedMessage id="queue.left" values={{ count: leftCount }} />
      <progress aria-label={label} value={doneCount} max={Math.max(1, doneCount + leftCount)} />
    </p>
  );
}

/** A decision on its way counts as made. */
const leftCountOf = (waiting: number, held: readonly HeldDecision[]): number =>
  Math.max(0, waiting - held.filter(({ phase, waited }) => waited && phase !== 'failed').length);
