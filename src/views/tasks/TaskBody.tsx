import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { KeyHint } from '#kit/decision-queue/KeyHint';
import { HeadingProvider } from '#kit/record/heading';
import { TaskEvidence } from './TaskEvidence';
import { type Task, taskTitle } from './task';
import type { TaskQueue } from './use-task-queue';

interface TaskBodyProps {
  taskQueue: TaskQueue;
  task: Task | undefined;
}

export function TaskBody({ taskQueue, task }: TaskBodyProps) {
  const intl = useIntl();
  return task ? (
    <div className="evidence-body" key={task.key}>
      <HeadingProvider value={taskTitle(intl, task)}>
        <TaskEvidence task={task} />
      </HeadingProvider>
    </div>
  ) : (
    <div className="evidence-nothing">
      <p>
        <FormattedMessage id="tasks.goneText" />
      </p>
      {taskQueue.firstOpen ? (
        <Link
          className="button primary tasks-large"
          href={taskQueue.hrefs.open(taskQueue.firstOpen.key)}
          replace
          data-shortcut="approve"
        >
          <FormattedMessage id="tasks.next" />
          <KeyHint shortcut="a" />
        </Link>
      ) : null}
    </div>
  );
}
