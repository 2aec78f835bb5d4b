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
import { ALL, KindLinks } from './KindLinks';
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
import { OPEN, type TaskQueue, useTaskQueue } from './use-task-queue';
import { useTaskSources } from './use-task-sources';
import './tasks.css';

/** 今日の窓口: all that waits for this user in one order, answered in place. */
export default function TasksView() {
  const { clock } = useAppServices();
  const { sources, readRooms } = useTaskSources();
  const filter = useAddressFilter('kind', [ALL, ...sources.map(({ kind }) => kind)], () => [OPEN]);
  const chosen = sources.filter(({ kind }) => filter.value === ALL || filter.value === kind);
  // those whose place is known appear together, so that none moves while another kind is loading
  const isShown = useSettled(sources.every(({ tasks, isFailed }) => tasks !== undefined || isFailed));
  const tasks = tasksInOrder(chosen, clock.now());
  const taskQueue = useTaskQueue(isShown ? tasks : NO_TASKS);
  const queue = { ...taskQueue, verdicts: TASK_VERDICTS };
  const waiting = taskCount(chosen);
  const failures = <SourceFailures sources={chosen} />;
  useFinishedChats(taskQueue, readRooms);
  return (
    <>
      <PageHead title="tasks.title" tabs={<KindLinks filter={filter} sources={sources} />}>
        <QueueProgress queue={queue} waiting={isShown ? waiting : undefined} />
      </PageHead>
      {sources.length === 0 ? (
        <p className="records-note">
          <FormattedMessage id="tasks.unavailable" />
        </p>
      ) : isShown ? (
        <Panes
          taskQueue={taskQueue}
          later={Math.max(0, waiting - tasks.length)}
          known={sources.flatMap(({ tasks: loaded }) => loaded ?? [])}
          state={stateOf(chosen)}
          failures={failures}
          others={taskCount(sources) > waiting ? filter.href(ALL) : null}
        />
      ) : (
        <Loading />
      )}
      <QueueStatus queue={queue} waiting={waiting} />
      <LeaveQueue machine={taskQueue.machine} />
    </>
  );
}

const NO_TASKS: readonly Task[] = [];

function stateOf(sources: readonly TaskSource[]): NothingOpenProps['state'] {
  if (sources.some(({ isFailed }) => isFailed)) return 'failed';
  return sources.every(({ tasks }) => tasks !== undefined) ? 'known' : 'loading';
}

interface PanesProps extends Omit<NothingOpenProps, 'titleId'> {
  /** Every loaded task: the open one may be of another kind, or later than what is listed. */
  known: readonly Task[];
  failures: ReactNode;
}

/** The list and the open task, side by side; where there is no room, one at a time. */
function Panes({ known, failures, ...nothing }: PanesProps) {
  const { taskQueue } = nothing;
  const { tasks, single, first, hrefs } = taskQueue;
  const pane = useRef<HTMLElement>(null);
  const titleId = useId();
  const [decide, dialogs] = useCheckedDecision(taskQueue.decide);
  const open = known.find(({ key }) => key === taskQueue.openKey);
  // a task that is gone needs no word where nothing is left
  const openKey = open || first ? taskQueue.openKey : null;
  useFocusOnOpen(pane, taskQueue.isChosen ? openKey : null);
  const held = <HeldDecisions queue={{ ...taskQueue, verdicts: TASK_VERDICTS }} />;
  return (
    <div className={single ? 'queue tasks' : 'queue queue-panes tasks'}>
      {dialogs}
      {single ? failures : null}
      <div className="queue-list" hidden={single && openKey !== null}>
        {single ? null : failures}
        {tasks.length > 0 ? (
          <TaskList taskQueue={taskQueue} later={nothing.later} />
        ) : single ? (
          <NothingOpen {...nothing} />
        ) : null}
      </div>
      {!single || openKey !== null ? (
        <section ref={pane} className="evidence" tabIndex={-1} aria-labelledby={titleId}>
          {openKey === null ? (
            <>
              <NothingOpen {...nothing} titleId={titleId} />
              {held}
            </>
          ) : (
            <>
              <TaskHead taskQueue={taskQueue} task={open} titleId={titleId} />
              <TaskBody taskQueue={taskQueue} task={open} />
              <div className="evidence-dock">
                <TaskFoot taskQueue={taskQueue} task={open} onDecide={decide} />
                {held}
              </div>
            </>
          )}
        </section>
      ) : (
        <div className="held-afloat">
          {first ? (
            <Link className="button primary tasks-large tasks-start" href={hrefs.open(first.key)}>
              <FormattedMessage id="tasks.start" />
            </Link>
          ) : null}
          {held}
        </div>
      )}
    </div>
  );
}

/** A chat that was opened from here and has no unread message any more is done. */
function useFinishedChats({ done: { followed, finish } }: TaskQueue, readRooms: readonly string[]) {
  useEffect(function countReadChats() {
    for (const key of readRooms.map((room) => `chat-${room}`)) if (followed.includes(key)) finish(key);
  });
}
