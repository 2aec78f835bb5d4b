import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useTitlePart } from '#kit/context/title-parts';
import { Neighbours } from '#kit/record/Neighbours';
import { type Task, taskTitle } from './task';
import type { TaskQueue } from './use-task-queue';

interface TaskHeadProps {
  taskQueue: TaskQueue;
  /** Undefined: the task of the address no longer waits, or is not loaded. */
  task: Task | undefined;
  titleId: string;
}

export function TaskHead({ taskQueue, task, titleId }: TaskHeadProps) {
  const intl = useIntl();
  const { isSinglePane, hrefs, tasks } = taskQueue;
  const name = task ? taskTitle(intl, task) : intl.formatMessage({ id: 'tasks.gone' });
  useTitlePart('record', name);
  return (
    <header className="evidence-head">
      {isSinglePane ? (
        <Link className="button small" href={hrefs.closed} replace>
          <span className="pi pi-arrow-left" aria-hidden="true" />
          <FormattedMessage id="queue.back" />
        </Link>
      ) : null}
      <div className="evidence-title">
        <p className="quiet">{task ? <FormattedMessage id={`tasks.kind.${task.kind}`} /> : null}</p>
        <h2 id={titleId}>{name}</h2>
      </div>
      {task ? (
        <Neighbours id={task.key} rows={tasks.map(({ key }) => ({ id: key }))} hrefOf={hrefs.open} />
      ) : null}
    </header>
  );
}
