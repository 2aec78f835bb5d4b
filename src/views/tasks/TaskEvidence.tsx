import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { fromTasks } from '#kit/decision-queue/TasksReturn';
import { useListState } from '#kit/list/list-state';
import { Details } from '#kit/record/Details';
import { localMoment } from '#kit/services/dates';
import { MatchingUserEvidence } from '#records/identity/MatchingUserEvidence';
import { ReportEvidence } from '#records/report/ReportEvidence';
import { ReserveFacts } from '#records/reserve/ReserveFacts';
import type { Task } from './task';

/** What a decision about a task is based on. */
export function TaskEvidence({ task }: { task: Task }) {
  const { city } = useScope();
  const chosenKind = useListState().parameter('kind');
  if (task.kind === 'identity') return <MatchingUserEvidence row={task.row} />;
  if (task.kind === 'report')
    return <ReportEvidence row={task.row} hrefOf={(id) => `/${city}/post/list-report?view=${id}`} />;
  if (task.kind === 'chat') return <ChatFacts room={task.row} />;
  return (
    <>
      <ReserveFacts row={task.row} />
      <p className="tasks-open">
        <Link href={fromTasks(`/${city}/reserve?view=${task.row.id}`, chosenKind)}>
          <FormattedMessage id="tasks.openReserve" />
        </Link>
      </p>
    </>
  );
}

function ChatFacts({ room }: { room: Extract<Task, { kind: 'chat' }>['row'] }) {
  const intl = useIntl();
  const { clock } = useAppServices();
  const { last_message: text, last_sent_at: at, unread } = room;
  return (
    <Details
      entries={[
        { title: 'tasks.lastMessage', value: text, prose: true },
        { title: 'tasks.lastSent', value: at == null ? null : localMoment(intl, at, clock.now()) },
        { title: 'tasks.unread', value: <FormattedMessage id="chat.unread" values={{ count: unread }} /> },
      ]}
    />
  );
}
