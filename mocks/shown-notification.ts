import type { Notification } from '#domain/notification';
import type { Account } from './accounts';
import type { Backend } from './backend';
import { type Reading, readingIn, receiptIdOf } from './reading';
import type { NotificationRow } from './resources/notification-tables';

/** A notification as this person sees it: what was not sent to them, they need not read. */
export const shownNotification = ({ db }: Backend, row: NotificationRow, person: Account): Notification =>
  shown(row, person, readingIn(db, row.city));

export function shownPage(
  { db }: Backend,
  page: { content: NotificationRow[]; total_length: number; limit: number; offset: number },
  person: Account,
) {
  const cities = new Map<string, Reading>();
  const content = page.content.map((row) => {
    const reading = cities.get(row.city) ?? readingIn(db, row.city);
    cities.set(row.city, reading);
    return shown(row, person, reading);
  });
  // `count`: all that match, as `total_length`; `page_length`: the rows of this page. The specification only names them.
  return { ...page, content, count: page.total_length, page_length: content.length };
}

function shown(row: NotificationRow, person: Account, reading: Reading): Notification {
  const { id, title, description, operator, created_at, audience, city } = row;
  const receivers = reading.receiversOf(row);
  const mine = reading.isSentTo(row, person);
  return {
    id,
    title,
    description,
    operator,
    created_at,
    audience,
    city,
    read: mine ? reading.hasRead(row, person) : true,
    confirmed: mine ? reading.hasConfirmed(row, person) : null,
    user_notify: mine ? receiptIdOf(row, person) : null,
    receivers: receivers.length,
    readers: receivers.filter((one) => reading.hasRead(row, one)).length,
  };
}
