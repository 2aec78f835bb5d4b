import { parseTime } from '#domain/base/japan-time';
import type { ChatRoom } from '#domain/messaging/chat-room';
import type { Reserve } from '#domain/offers/reserve';
import type { MatchingReport } from '#domain/recruitment/matching-report';
import type { MatchingUser } from '#domain/recruitment/matching-user';
import { type LocalIntl, localMoment, timeAgo } from '#kit/services/dates';
import { shortText } from '#kit/services/short-text';
import { identityName } from '#records/identity/identity-name';
import { reportName } from '#records/report/report-name';
import { guestOf, reserveName } from '#records/reserve/reserve-state';

/** The kinds of tasks, in the order of the filter. A request to cancel a reservation is a kind of its own. */
export const TASK_KINDS = ['identity', 'report', 'reserve', 'cancellation', 'chat'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** A record that waits for this user. Its key names it in the address and across all kinds. */
export type Task = { key: string; at: number | null } & (
  | { kind: 'identity'; row: MatchingUser }
  | { kind: 'report'; row: MatchingReport }
  | { kind: 'reserve' | 'cancellation'; row: Reserve }
  | { kind: 'chat'; row: ChatRoom }
);

/** A task that is answered on this page; a chat is answered on its own. */
export type DecidedTask = Exclude<Task, { kind: 'chat' }>;

/** `at`: since when the record waits; of a reservation, whose record has no such time, when it takes place. */
export const keyedTask = <Kind extends TaskKind, Row extends { id: number | string }>(
  kind: Kind,
  row: Row,
  at: string | null | undefined,
): { key: string; at: number | null; kind: Kind; row: Row } => {
  const moment = parseTime(at ?? '');
  return { key: `${kind}-${row.id}`, at: Number.isNaN(moment) ? null : moment, kind, row };
};

/** The name of a task in messages. */
export function taskName(intl: LocalIntl, task: Task): string {
  if (task.kind === 'identity') return identityName(task.row);
  if (task.kind === 'report') return reportName(task.row);
  if (task.kind === 'chat') return shortText(task.row.name) || intl.formatMessage({ id: 'chat.nameless' });
  return reserveName(intl, task.row);
}

/** The title of a task as a heading and in the list, where the time of a reservation stands beside it. */
export const taskTitle = (intl: LocalIntl, task: Task): string =>
  task.kind === 'reserve' || task.kind === 'cancellation' ? guestOf(task.row) : taskName(intl, task);

/** Since when a task waits, or when its reservation takes place. */
export function taskTime(intl: LocalIntl, { kind, at }: Task, now: number): string {
  if (at === null) return '–';
  return kind === 'reserve' || kind === 'cancellation' ? localMoment(intl, at, now) : timeAgo(intl, at, now);
}
