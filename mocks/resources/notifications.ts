import * as z from 'zod/mini';
import { notifications } from '#api/notifications';
import { PAGE_SIZE } from '#domain/limits';
import { Notification, notificationProblems } from '#domain/notification';
import type { Account } from '#mocks/accounts';
import type { Backend } from '#mocks/backend';
import { columns } from '#mocks/columns';
import type { Store } from '#mocks/db';
import { defineTable } from '#mocks/define-table';
import { answer, found, Refusal, refuseIf } from '#mocks/mock';
import { pageOf } from '#mocks/page-of';
import { isoTime } from '#mocks/seed/japan-time';
import { seedNotifications } from '#mocks/seed/notifications';
import { SERVER_TEXTS } from '#mocks/server-texts';

const NotificationRow = z.extend(Notification, { city: z.string() });
export type NotificationRow = z.infer<typeof NotificationRow>;

/** `read` belongs to the row: everyone who works on a city's console is one reader. */
export const notificationTable = defineTable<NotificationRow>({
  name: 'notifications',
  scope: 'city',
  schema: NotificationRow,
  model: {
    id: columns.key,
    city: columns.text,
    title: columns.text,
    description: columns.text,
    operator: columns.maybeText,
    read: columns.flag,
    created_at: columns.maybeText,
  },
  seed: seedNotifications,
});

export const unreadIn = (db: Store, city: string): number =>
  db.of(notificationTable).count({ city, where: { read: { equals: false } } });

type Asked = Parameters<typeof pageOf>[1];

export const notificationHandlers = [
  answer(notifications.list, ({ backend, city, query }) => ({
    status: 200,
    data: listed(backend, city.name, query),
  })),

  // what the administrator sends and what a store reads is one list (E-058)
  answer(notifications.mine, ({ backend, city, query }) => ({
    status: 200,
    data: listed(backend, city.name, query),
  })),

  answer(notifications.page, ({ backend, city, params }) => {
    if (!/^[1-9]\d{0,8}$/.test(params.page)) throw new Refusal(404);
    const offset = (Number(params.page) - 1) * PAGE_SIZE;
    return { status: 200, data: listed(backend, city.name, { offset }) };
  }),

  answer(notifications.notifyOperator, ({ backend, city, params }) => ({
    status: 200,
    data: inCity(backend, city.name, params.id),
  })),

  answer(notifications.create, ({ backend, account, city, body }) => {
    refuseIf(notificationProblems(body));
    const row = backend.db.of(notificationTable).create({
      title: body.title,
      description: body.description,
      operator: account.name ?? account.username,
      // unread until someone opens it, its sender too: the bell counts it
      read: false,
      created_at: isoTime(backend.clock.now()),
      city: city.name,
    });
    return { status: 201, data: row };
  }),

  answer(notifications.remove, ({ backend, city, params }) => {
    backend.db.of(notificationTable).remove(inCity(backend, city.name, params.id).id);
    return { status: 204, data: null };
  }),

  answer(notifications.unread, ({ backend, account, city }) => {
    // the bell of this account is shown here: its document counts what is unread here too
    backend.userDocuments.follow(account, city.name);
    return { status: 200, data: { number_unread: unreadIn(backend.db, city.name) } };
  }),

  answer(notifications.readAll, ({ backend, city }) => {
    const unread = { city: city.name, where: { read: { equals: false } } };
    backend.db.of(notificationTable).updateAll(unread, { read: true });
    return { status: 200, data: null };
  }),

  answer(notifications.markRead, ({ backend, account, params, body }) => {
    const row = found(backend.db.of(notificationTable).find(params.id));
    refuseStranger(account, row.city);
    // read false → true, and never back (R-STATE-06)
    if (!body.read) throw new Refusal(400, { errors: { read: [SERVER_TEXTS.invalid] } });
    const read = found(backend.db.of(notificationTable).update(row.id, { read: true }));
    return { status: 200, data: read };
  }),
];

function listed(backend: Backend, city: string, query: Asked) {
  const page = pageOf(backend.db.of(notificationTable), query, {
    city,
    searched: ['title', 'description'],
    sort: '-created_at',
  });
  // `count`: all that match, as `total_length`; `page_length`: the rows of this page. The specification only names them.
  return { ...page, count: page.total_length, page_length: page.content.length };
}

/** A row of another city is not there at all. */
function inCity(backend: Backend, city: string, id: string): NotificationRow {
  const row = found(backend.db.of(notificationTable).find(id));
  if (row.city !== city) throw new Refusal(404);
  return row;
}

/** For calls whose path names no city. */
function refuseStranger(account: Account, city: string): void {
  if (!account.cities.includes(city)) throw new Refusal(403, SERVER_TEXTS.region);
}
