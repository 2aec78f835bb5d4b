import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import type { TaskQueue } from './use-task-queue';

export interface NothingOpenProps {
  taskQueue: TaskQueue;
  /** Whether the kinds that are shown are known: some may be loading, or have failed. */
  state: 'loading' | 'failed' | 'known';
  /** The number of tasks that follow when those before them are sent. */
  later: number;
  /** The address of all kinds, where others than the chosen one wait; else null. */
  others: string | null;
  titleId?: string;
}

/** Nothing is open: the end of the work, or of one kind of it, or decisions that are still to be sent. */
export function NothingOpen({
  taskQueue: { held, first, machine, done },
  state,
  later,
  others,
  titleId,
}: NothingOpenProps) {
  const onTheWay = held.some(({ phase }) => phase !== 'failed');
  const text = textOf(onTheWay);
  return (
    <div className="evidence-nothing" role="status">
      {text === 'queue.choose' || text === 'common.loading' ? null : (
        <span className="pi pi-check-circle" aria-hidden="true" />
      )}
      <p id={titleId}>
        <FormattedMessage id={text} values={{ count: done.count }} />
      </p>
      {onTheWay ? (
        <button
          type="button"
          className="button tasks-large"
          onClick={() => machine.send({ type: 'send now' })}
        >
          <FormattedMessage id="queue.sendNow" />
        </button>
      ) : others === null ? null : (
        <Link className="button primary tasks-large" href={others}>
          <FormattedMessage id="tasks.others" />
        </Link>
      )}
    </div>
  );

  function textOf(isSending: boolean): string {
    if (first !== undefined) return 'queue.choose';
    if (isSending) return later > 0 ? 'queue.pageDone' : 'tasks.sending';
    if (later > 0) return 'common.loading';
    if (state !== 'known') return state === 'loading' ? 'common.loading' : 'tasks.loadedDone';
    if (others !== null) return 'tasks.kindDone';
    return done.count === 0 ? 'tasks.nothing' : 'tasks.finished';
  }
}
