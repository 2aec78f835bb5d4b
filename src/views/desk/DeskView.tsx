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
import { type Desk, OPEN, useDesk } from './use-desk';
import { useTaskSources } from './use-task-sources';
import './desk.css';

/** 今日の窓口: all that waits for this user in one order, answered in place. */
export default function DeskView() {
  const { clock } = useAppServices();
  const { sources, readRooms } = useTaskSources();
  const filter = useAddressFilter('kind', [ALL, ...sources.map(({ kind }) => kind)], () => [OPEN]);
  const chosen = sources.filter(({ kind }) => filter.value === ALL || filter.value === kind);
  // those whose place is known appear together, so that none moves while another kind is loading
  const isShown = useSettled(sources.every(({ tasks, isFailed }) => tasks !== undefined || isFailed));
  const tasks = tasksInOrder(chosen, clock.now());
  const desk = useDesk(isShown ? tasks : NO_TASKS);
  const queue = { ...desk, verdicts: TASK_VERDICTS };
  const waiting = taskCount(chosen);
  const failures = <SourceFailures sources={chosen} />;
  useFinishedChats(desk, readRooms);
  return (
    <>
      <PageHead title="desk.title" tabs={<KindLinks filter={filter} sources={sources} />}>
        <QueueProgress queue={queue} waiting={isShown ? waiting : undefined} />
      </PageHead>
      {sources.length === 0 ? (
        <p className="records-note">
          <FormattedMessage id="desk.unavailable" />
        </p>
      ) : isShown ? (
        <Panes
          desk={desk}
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
      <LeaveQueue machine={desk.machine} />
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
  const { desk } = nothing;
  const { tasks, single, first, hrefs } = desk;
  const pane = useRef<HTMLElement>(null);
  const titleId = useId();
  const [decide, dialogs] = useCheckedDecision(desk.decide);
  const open = known.find(({ key }) => key === desk.openKey);
  // a task that is gone needs no word where nothing is left
  const openKey = open || first ? desk.openKey : null;
  useFocusOnOpen(pane, desk.isChosen ? openKey : null);
  const held = <HeldDecisions queue={{ ...desk, verdicts: TASK_VERDICTS }} />;
  return (
    <div className={single ? 'queue desk' : 'queue queue-panes desk'}>
      {dialogs}
      {single ? failures : null}
      <div className="queue-list" hidden={single && openKey !== null}>
        {single ? null : failures}
        {tasks.length > 0 ? (
          <TaskList desk={desk} later={nothing.later} />
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
              <TaskHead desk={desk} task={open} titleId={titleId} />
              <TaskBody desk={desk} task={open} />
              <div className="evidence-dock">
                <TaskFoot desk={desk} task={open} onDecide={decide} />
                {held}
              </div>
            </>
          )}
        </section>
      ) : (
        <div className="held-afloat">
          {first ? (
            <Link className="button primary desk-large desk-start" href={hrefs.open(first.key)}>
              <FormattedMessage id="desk.start" />
            </Link>
          ) : null}
          {held}
        </div>
      )}
    </div>
  );
}

/** A chat that was opened from here and has no unread message any more is done. */
function useFinishedChats({ done: { followed, finish } }: Desk, readRooms: readonly string[]) {
  useEffect(function countReadChats() {
    for (const key of readRooms.map((room) => `chat-${room}`)) if (followed.includes(key)) finish(key);
  });
}
