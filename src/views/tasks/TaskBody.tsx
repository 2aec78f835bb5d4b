import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { KeyHint } from '#kit/decision-queue/KeyHint';
import { TaskEvidence } from './TaskEvidence';
import type { Task } from './task';
import type { TaskQueue } from './use-task-queue';

interface TaskBodyProps {
  taskQueue: TaskQueue;
  task: Task | undefined;
}

export const TaskBody = ({ taskQueue, task }: TaskBodyProps) =>
  task ? (
    <div className="evidence-body" key={task.key}>
      <TaskEvidence task={task} />
    </div>
  ) : (
    <div className="evidence-nothing">
      <p>
        <FormattedMessage id="tasks.goneText" />
      </p>
      {taskQueue.first ? (
        <Link
          className="button primary tasks-large"
          href={taskQueue.hrefs.open(taskQueue.first.key)}
          replace
          data-shortcut="approve"
        >
          <FormattedMessage id="tasks.next" />
          <KeyHint shortcut="a" />
        </Link>
      ) : null}
    </div>
  );
