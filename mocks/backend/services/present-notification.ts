import type { Notification } from '#domain/messaging/notification';
import type { Backend } from '#mocks/backend/backend-types';
import type { Account } from '#mocks/backend/seed/session/accounts';
import type { NotificationRow } from '#mocks/backend/tables/messaging/notifications';
import { userTable } from '#mocks/backend/tables/people/users';
import { type Receipts, receiptIdOf, receiptsIn } from './receipts';

/** A notification as this person sees it: one that was not sent to the person counts as read. */
export const presentNotification = ({ db }: Backend, row: NotificationRow, person: Account): Notification =>
  responseWithFigures(row, person, receiptsIn(db, row.city));

const responseWithFigures = (row: NotificationRow, person: Account, receipts: Receipts): Notification => ({
  ...responseOf(row, person, receipts),
  ...figuresOf(row, receipts),
});

export function presentPage(
  { db, seed }: Backend,
  page: { content: NotificationRow[]; total_length: number; limit: number; offset: number },
  person: Account,
) {
  const receiptsOfCity = new Map<string, Receipts>();
  const content = page.content.map((row) => {
    const receipts = receiptsOfCity.get(row.city) ?? receiptsIn(db, row.city);
    receiptsOfCity.set(row.city, receipts);
    // Counting the readers of a page would seed ten thousand people: such a list omits the figures.
    const isCheap = seed.profile !== 'busy' || db.of(userTable).isTouched(row.city);
    const figures = { receivers: null, readers: null };
    return { ...responseOf(row, person, receipts), ...(isCheap ? figuresOf(row, receipts) : figures) };
  });
  // `count`: all matching rows, as `total_length`; `page_length`: the rows of this page. The specification
  // only names these fields.
  return { ...page, content, count: page.total_length, page_length: content.length };
}

function figuresOf(row: NotificationRow, receipts: Receipts) {
  const receivers = receipts.receiversOf(row);
  return {
    receivers: receivers.length,
    readers: receivers.filter((receiver) => receipts.hasRead(row, receiver)).length,
  };
}

function responseOf(row: NotificationRow, person: Account, receipts: Receipts): Notification {
  const { id, title, description, operator, sender_id, created_at, audience, city } = row;
  const isReceiver = receipts.isSentTo(row, person);
  return {
    id,
    title,
    description,
    operator,
    sender_id,
    created_at,
    audience,
    city,
    read: isReceiver ? receipts.hasRead(row, person) : true,
    confirmed: isReceiver ? receipts.hasConfirmed(row, person) : null,
    user_notify: isReceiver ? receiptIdOf(row, person) : null,
  };
}
