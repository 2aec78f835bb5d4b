import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useScope } from '#kit/context/scope';
import { DecisionButtons } from '#kit/decision-queue/DecisionButtons';
import { KeyHint } from '#kit/decision-queue/KeyHint';
import { fromTasks } from '#kit/decision-queue/TasksReturn';
import { useListState } from '#kit/list/list-state';
import type { DecidedTask, Task } from './task';
import { LEAD_TEXTS, verdictsOf } from './task-verdicts';
import { isOnItsWay, type TaskQueue } from './use-task-queue';

interface TaskFootProps {
  taskQueue: TaskQueue;
  task: Task | undefined;
  onDecide: (task: DecidedTask, verdict: string) => void;
}

/** The decisions about a task, or the way to the page where it is answered. */
export function TaskFoot({ taskQueue, task, onDecide }: TaskFootProps) {
  if (task === undefined) return null;
  return (
    <div className="evidence-foot">
      {task.kind === 'chat' ? (
        <ChatLink room={task.row.id} onFollow={() => taskQueue.doneToday.follow(task.key)} />
      ) : isOnItsWay(taskQueue.held, task.key) ? (
        <FormattedMessage id="queue.held" />
      ) : (
        <DecisionButtons
          verdicts={verdictsOf(task)}
          lead={LEAD_TEXTS[task.kind]}
          onDecide={(verdict) => onDecide(task, verdict)}
        />
      )}
      {taskQueue.isSinglePane ? <SkipLink taskQueue={taskQueue} task={task} /> : null}
    </div>
  );
}

function ChatLink({ room, onFollow }: { room: string; onFollow: () => void }) {
  const { city } = useScope();
  const chosenKind = useListState().parameter('kind');
  return (
    <div className="verdicts">
      <Link
        className="button primary"
        href={fromTasks(`/${city}/chat?room=${encodeURIComponent(room)}`, chosenKind)}
        data-shortcut="approve"
        onClick={onFollow}
      >
        <span className="pi pi-comments" aria-hidden="true" />
        <FormattedMessage id="dashboard.chat.action" />
        <KeyHint shortcut="a" />
      </Link>
    </div>
  );
}

/** The next task, beside the decisions: the arrows at the top are out of the thumb's reach. */
function SkipLink({ taskQueue: { tasks, held, hrefs }, task }: { taskQueue: TaskQueue; task: Task }) {
  const index = tasks.findIndex(({ key }) => key === task.key);
  const nextTask = tasks.slice(index + 1).find(({ key }) => !isOnItsWay(held, key));
  return nextTask ? (
    <Link className="button tasks-skip" href={hrefs.open(nextTask.key)} replace>
      <FormattedMessage id="tasks.skip" />
    </Link>
  ) : null;
}
