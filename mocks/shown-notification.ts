import type { Notification } from '#domain/notification';
import type { Account } from './accounts';
import type { Backend } from './backend';
import { type Reading, readingIn, receiptIdOf } from './reading';
import type { NotificationRow } from './resources/notification-tables';
import { userTable } from './resources/user-table';

/** A notification as this person sees it: what was not sent to them, they need not read. */
export const shownNotification = ({ db }: Backend, row: NotificationRow, person: Account): Notification =>
  shown(row, person, readingIn(db, row.city));

const shown = (row: NotificationRow, person: Account, reading: Reading): Notification => ({
  ...told(row, person, reading),
  ...figuresOf(row, reading),
});

export function shownPage(
  { db, seed }: Backend,
  page: { content: NotificationRow[]; total_length: number; limit: number; offset: number },
  person: Account,
) {
  const cities = new Map<string, Reading>();
  const content = page.content.map((row) => {
    const reading = cities.get(row.city) ?? readingIn(db, row.city);
    cities.set(row.city, reading);
    // ten thousand people are not made just to count the readers of a page: such a list leaves the figures out
    const isCheap = seed.profile !== 'busy' || db.of(userTable).isTouched(row.city);
    const figures = { receivers: null, readers: null };
    return { ...told(row, person, reading), ...(isCheap ? figuresOf(row, reading) : figures) };
  });
  // `count`: all that match, as `total_length`; `page_length`: the rows of this page. The specification only names them.
  return { ...page, content, count: page.total_length, page_length: content.length };
}

function figuresOf(row: NotificationRow, reading: Reading) {
  const receivers = reading.receiversOf(row);
  return {
    receivers: receivers.length,
    readers: receivers.filter((one) => reading.hasRead(row, one)).length,
  };
}

function told(row: NotificationRow, person: Account, reading: Reading): Notification {
  const { id, title, description, operator, created_at, audience, city } = row;
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
  };
}
