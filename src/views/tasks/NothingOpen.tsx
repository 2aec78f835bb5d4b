import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import type { TaskQueue } from './use-task-queue';

export interface NothingOpenProps {
  taskQueue: TaskQueue;
  /** Whether the kinds that are shown are known: some may be loading, or have failed. */
  state: 'loading' | 'failed' | 'known';
  /** The number of tasks that follow when those before them are sent. */
  laterCount: number;
  /** The address of all kinds, where others than the chosen one wait; else null. */
  allKindsHref: string | null;
  titleId?: string;
}

/** Nothing is open: the end of the work, or of one kind of it, or decisions that are still to be sent. */
export function NothingOpen({
  taskQueue: { held, firstOpen, machine, doneToday },
  state,
  laterCount,
  allKindsHref,
  titleId,
}: NothingOpenProps) {
  const isSending = held.some(({ phase }) => phase !== 'failed');
  const messageId = messageIdOf(isSending);
  return (
    <div className="evidence-nothing" role="status">
      {messageId === 'queue.choose' || messageId === 'common.loading' ? null : (
        <span className="pi pi-check-circle" aria-hidden="true" />
      )}
      <p id={titleId}>
        <FormattedMessage id={messageId} values={{ count: doneToday.count }} />
      </p>
      {isSending ? (
        <button
          type="button"
          className="button tasks-large"
          onClick={() => machine.send({ type: 'send now' })}
        >
          <FormattedMessage id="queue.sendNow" />
        </button>
      ) : allKindsHref === null ? null : (
        <Link className="button primary tasks-large" href={allKindsHref}>
          <FormattedMessage id="tasks.others" />
        </Link>
      )}
    </div>
  );

  function messageIdOf(areDecisionsHeld: boolean): string {
    if (firstOpen !== undefined) return 'queue.choose';
    if (areDecisionsHeld) return laterCount > 0 ? 'queue.pageDone' : 'tasks.sending';
    if (laterCount > 0) return 'common.loading';
    if (state !== 'known') return state === 'loading' ? 'common.loading' : 'tasks.loadedDone';
    if (allKindsHref !== null) return 'tasks.kindDone';
    return doneToday.count === 0 ? 'tasks.nothing' : 'tasks.finished';
  }
}
