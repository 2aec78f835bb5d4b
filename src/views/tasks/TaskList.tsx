import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useAppServices } from '#kit/context/app-services';
import { HeldTag } from '#kit/decision-queue/HeldTag';
import { shortText } from '#kit/services/short-text';
import { KIND_ICONS } from './kind-icons';
import { taskTime, taskTitle } from './task';
import type { TaskQueue } from './use-task-queue';

/** `laterCount`: the number of tasks whose place in the order is not known yet. */
export function TaskList({ taskQueue, laterCount }: { taskQueue: TaskQueue; laterCount: number }) {
  const intl = useIntl();
  const { clock } = useAppServices();
  const { tasks, openKey, hrefs, held } = taskQueue;
  return (
    <>
      <ol className="tasks-list" aria-label={intl.formatMessage({ id: 'tasks.list' })}>
        {tasks.map((task) => (
          <li key={task.key}>
            <Link href={hrefs.open(task.key)} aria-current={task.key === openKey ? 'true' : undefined}>
              <span className={KIND_ICONS[task.kind]} aria-hidden="true" />
              <span className="tasks-name">{taskTitle(intl, task)}</span>
              <span className="tasks-kind quiet">
                <FormattedMessage id={`tasks.kind.${task.kind}`} />
                {'shop' in task.row && task.row.shop ? (
                  <span className="tasks-shop"> · {shortText(task.row.shop)}</span>
                ) : null}
              </span>
              <span className="tasks-time">
                {task.kind === 'chat' ? (
                  taskTime(intl, task, clock.now())
                ) : (
                  <HeldTag held={held.filter(({ kind }) => kind === task.kind)} id={task.row.id}>
                    {taskTime(intl, task, clock.now())}
                  </HeldTag>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {laterCount > 0 ? (
        <p className="quiet tasks-later">
          <FormattedMessage id="tasks.later" values={{ count: laterCount }} />
        </p>
      ) : null}
    </>
  );
}
