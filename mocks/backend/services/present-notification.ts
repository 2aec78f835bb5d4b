import type { Notification } from '#domain/messaging/notification';
import type { Backend } from '#mocks/backend/backend-types';
import type { Account } from '#mocks/backend/seed/session/accounts';
import type { NotificationRow } from '#mocks/backend/tables/messaging/notifications';
import { userTable } from '#mocks/backend/tables/people/users';
import { type Receipts, receiptIdOf, receiptsIn } from './receipts';

/** A notification as this person sees it: one that was not sent to the person counts as read. */
export const presentNotification = ({ db }: Backend, row: NotificationRow, person: Account): Notification =>
  shown(row, person, receiptsIn(db, row.city));

const shown = (row: NotificationRow, person: Account, received: Receipts): Notification => ({
  ...responseOf(row, person, received),
  ...figuresOf(row, received),
});

export function presentPage(
  { db, seed }: Backend,
  page: { content: NotificationRow[]; total_length: number; limit: number; offset: number },
  person: Account,
) {
  const cities = new Map<string, Receipts>();
  const content = page.content.map((row) => {
    const received = cities.get(row.city) ?? receiptsIn(db, row.city);
    cities.set(row.city, received);
    // Counting the readers of a page would seed ten thousand people: such a list omits the figures.
    const isCheap = seed.profile !== 'busy' || db.of(userTable).isTouched(row.city);
    const figures = { receivers: null, readers: null };
    return { ...responseOf(row, person, received), ...(isCheap ? figuresOf(row, received) : figures) };
  });
  // `count`: all matching rows, as `total_length`; `page_length`: the rows of this page. The specification
  // only names these fields.
  return { ...page, content, count: page.total_length, page_length: content.length };
}

function figuresOf(row: NotificationRow, received: Receipts) {
  const receivers = received.receiversOf(row);
  return {
    receivers: receivers.length,
    readers: receivers.filter((one) => received.hasRead(row, one)).length,
  };
}

function responseOf(row: NotificationRow, person: Account, received: Receipts): Notification {
  const { id, title, description, operator, sender_id, created_at, audience, city } = row;
  const mine = received.isSentTo(row, person);
  return {
    id,
    title,
    description,
    operator,
    sender_id,
    created_at,
    audience,
    city,
    read: mine ? received.hasRead(row, person) : true,
    confirmed: mine ? received.hasConfirmed(row, person) : null,
    user_notify: mine ? receiptIdOf(row, person) : null,
  };
}
