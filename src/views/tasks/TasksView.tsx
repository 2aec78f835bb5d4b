import { type ReactNode, useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useAppServices } from '#kit/context/app-services';
import { HeldDecisions } from '#kit/decision-queue/HeldDecisions';
import { LeaveQueue } from '#kit/decision-queue/LeaveQueue';
import { QueueProgress, QueueStatus } from '#kit/decision-queue/QueueStatus';
import { useFocusOnOpen } from '#kit/decision-queue/use-focus-on-open';
import { useAddressFilter } from '#kit/list/use-address-filter';
import { useSettled } from '#kit/list/use-settled';
import { Loading } from '#kit/page/Loading';
import { PageHead } from '#kit/page/PageHead';
import { ALL_KINDS, KindLinks } from './KindLinks';
import { NothingOpen, type NothingOpenProps } from './NothingOpen';
import { SourceFailures } from './SourceFailures';
import { TaskBody } from './TaskBody';
import { TaskFoot } from './TaskFoot';
import { TaskHead } from './TaskHead';
import { TaskList } from './TaskList';
import type { Task } from './task';
import { type TaskSource, taskCount, tasksInOrder } from './task-order';
import { TASK_VERDICTS } from './task-verdicts';
import { useCheckedDecision } from './use-checked-decision';
import { OPEN_PARAMETER, type TaskQueue, useTaskQueue } from './use-task-queue';
import { useTaskSources } from './use-task-sources';
import './tasks.css';

/** 今日の窓口: all that waits for this user in one order, answered in place. */
export default function TasksView() {
  const { clock } = useAppServices();
  const { sources, readRooms } = useTaskSources();
  const filter = useAddressFilter('kind', [ALL_KINDS, ...sources.map(({ kind }) => kind)], () => [
    OPEN_PARAMETER,
  ]);
  const chosenSources = sources.filter(({ kind }) => filter.value === ALL_KINDS || filter.value === kind);
  // those whose place is known appear together, so that none moves while another kind is loading
  const areTasksShown = useSettled(sources.every(({ tasks, isFailed }) => tasks !== undefined || isFailed));
  const tasks = tasksInOrder(chosenSources, clock.now());
  const taskQueue = useTaskQueue(areTasksShown ? tasks : NO_TASKS);
  const queue = { ...taskQueue, verdicts: TASK_VERDICTS };
  const waitingCount = taskCount(chosenSources);
  const failures = <SourceFailures sources={chosenSources} />;
  useFinishedChats(taskQueue, readRooms);
  return (
    <>
      <PageHead title="tasks.title" tabs={<KindLinks filter={filter} sources={sources} />}>
        <QueueProgress queue={queue} waiting={areTasksShown ? waitingCount : undefined} />
      </PageHead>
      {sources.length === 0 ? (
        <p className="records-note">
          <FormattedMessage id="tasks.unavailable" />
        </p>
      ) : areTasksShown ? (
        <TaskPanes
          taskQueue={taskQueue}
          laterCount={Math.max(0, waitingCount - tasks.length)}
          loadedTasks={sources.flatMap(({ tasks: loaded }) => loaded ?? [])}
          state={sourcesState(chosenSources)}
          failures={failures}
          allKindsHref={taskCount(sources) > waitingCount ? filter.href(ALL_KINDS) : null}
        />
      ) : (
        <Loading />
      )}
      <QueueStatus queue={queue} waiting={waitingCount} />
      <LeaveQueue machine={taskQueue.machine} />
    </>
  );
}

const NO_TASKS: readonly Task[] = [];

function sourcesState(sources: readonly TaskSource[]): NothingOpenProps['state'] {
  if (sources.some(({ isFailed }) => isFailed)) return 'failed';
  return sources.every(({ tasks }) => tasks !== undefined) ? 'known' : 'loading';
}

interface TaskPanesProps extends Omit<NothingOpenProps, 'titleId'> {
  /** Every loaded task: the open one may be of another kind, or later than what is listed. */
  loadedTasks: readonly Task[];
  failures: ReactNode;
}

/** The list and the open task, side by side; where there is no room, one at a time. */
function TaskPanes({ loadedTasks, failures, ...nothingOpenProps }: TaskPanesProps) {
  const { taskQueue } = nothingOpenProps;
  const { tasks, isSinglePane, firstOpen, hrefs } = taskQueue;
  const pane = useRef<HTMLElement>(null);
  const titleId = useId();
  const [decide, dialogs] = useCheckedDecision(taskQueue.decide);
  const openTask = loadedTasks.find(({ key }) => key === taskQueue.openKey);
  // a task that is gone needs no word where nothing is left
  const openKey = openTask || firstOpen ? taskQueue.openKey : null;
  useFocusOnOpen(pane, taskQueue.isChosen ? openKey : null);
  const heldDecisions = <HeldDecisions queue={{ ...taskQueue, verdicts: TASK_VERDICTS }} />;
  return (
    <div className={isSinglePane ? 'queue tasks' : 'queue queue-panes tasks'}>
      {dialogs}
      {isSinglePane ? failures : null}
      <div className="queue-list" hidden={isSinglePane && openKey !== null}>
        {isSinglePane ? null : failures}
        {tasks.length > 0 ? (
          <TaskList taskQueue={taskQueue} laterCount={nothingOpenProps.laterCount} />
        ) : isSinglePane ? (
          <NothingOpen {...nothingOpenProps} />
        ) : null}
      </div>
      {!isSinglePane || openKey !== null ? (
        <section ref={pane} className="evidence" tabIndex={-1} aria-labelledby={titleId}>
          {openKey === null ? (
            <>
              <NothingOpen {...nothingOpenProps} titleId={titleId} />
              {heldDecisions}
            </>
          ) : (
            <>
              <TaskHead taskQueue={taskQueue} task={openTask} titleId={titleId} />
              <TaskBody taskQueue={taskQueue} task={openTask} />
              <div className="evidence-dock">
                <TaskFoot taskQueue={taskQueue} task={openTask} onDecide={decide} />
                {heldDecisions}
              </div>
            </>
          )}
        </section>
      ) : (
        <div className="held-afloat">
          {firstOpen ? (
            <Link className="button primary tasks-large tasks-start" href={hrefs.open(firstOpen.key)}>
              <FormattedMessage id="tasks.start" />
            </Link>
          ) : null}
          {heldDecisions}
        </div>
      )}
    </div>
  );
}

/** A chat that was opened from here and has no unread message any more is done. */
function useFinishedChats({ doneToday: { followed, finish } }: TaskQueue, readRooms: readonly string[]) {
  useEffect(function countReadChats() {
    for (const key of readRooms.map((room) => `chat-${room}`)) if (followed.includes(key)) finish(key);
  });
}
