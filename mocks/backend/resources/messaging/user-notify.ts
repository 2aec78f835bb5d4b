import { userNotify } from '#api/messaging/user-notify';
import { draftProblems } from '#domain/base/draft-problems';
import { NotificationDraft } from '#domain/messaging/notification';
import type { UserNotify } from '#domain/messaging/user-notify';
import { hasScreens, ROLES_WITH_SCREENS } from '#domain/people/roles';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, found, Refusal, refuseIf } from '#mocks/backend/protocol/mock';
import { type PageQuery, pageOf } from '#mocks/backend/protocol/page-of';
import { refuseStranger, requestedCity } from '#mocks/backend/protocol/requested-city';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { notificationsEverywhere } from '#mocks/backend/services/notifications-everywhere';
import { everyoneIn, findPerson } from '#mocks/backend/services/people';
import {
  note,
  type Receipts,
  readReceiptId,
  receiptIdOf,
  receiptsIn,
} from '#mocks/backend/services/receipts';
import { sendNotification } from '#mocks/backend/services/send-notification';
import { type NotificationRow, notificationTable } from '#mocks/backend/tables/messaging/notifications';

/** Every role with a console (the specification: signed in). */
const roles = { roles: ROLES_WITH_SCREENS };

/** The receipts of notices by users of the console, who can confirm them. */
export const userNotifyHandlers = [
  // With a notice: every user who can confirm it. Without: the caller's own receipts, in every city.
  answer(
    userNotify.list,
    ({ backend, account, query }) => {
      const { notification_id: id, ...pageQuery } = query;
      return {
        status: 200,
        data: id === undefined ? own(backend, account, pageQuery) : ofNotice(backend, account, id, pageQuery),
      };
    },
    roles,
  ),

  // With a notice: sends it to these users again. Without: sends them a new notice.
  answer(
    userNotify.create,
    ({ backend, account, query, body }) => {
      const { notification_id: id } = query;
      const ids = body.user_ids ?? [];
      if (ids.length === 0) refuseIf([{ field: 'user_ids', messageId: 'problem.choose' }]);
      if (id !== undefined) return { status: 200, data: remind(backend, account, id, ids) };
      const city = requestedCity(backend, account, query.city);
      refuseIf(draftProblems(NotificationDraft, body));
      const sending = { city, audience: 'users', criteria: {}, chosen: ids } as const;
      const sent = sendNotification(backend, account, body, sending);
      const row = found(backend.db.of(notificationTable).find(sent.id));
      const first = found(receiptsIn(backend.db, city).receiversOf(row)[0]);
      return { status: 201, data: shown(receiptsIn(backend.db, city), row, first) };
    },
    roles,
  ),

  answer(
    userNotify.confirm,
    ({ backend, account, params, body }) => {
      const { row, person } = opened(backend, params.id);
      refuseStranger(account, row.city);
      if (person.id !== account.id) throw new Refusal(400, SERVER_TEXTS.notReceived);
      // Confirmed never becomes unconfirmed again (R-STATE-11).
      if (!body.confirmed) throw new Refusal(400, { errors: { confirmed: [SERVER_TEXTS.invalid] } });
      if (receiptsIn(backend.db, row.city).hasConfirmed(row, person))
        throw new Refusal(400, SERVER_TEXTS.confirmedAlready);
      // A confirmed notice counts as read.
      note(backend.db, row, person, { confirmed: true, read: true });
      return { status: 200, data: shown(receiptsIn(backend.db, row.city), row, person) };
    },
    roles,
  ),
];

function opened({ db }: Backend, id: string) {
  const receipt = readReceiptId(/^\d{8,15}$/.test(id) ? Number(id) : 0);
  const row = found(db.of(notificationTable).find(receipt.notification));
  const person = found(findPerson(db, receipt.person));
  if (!receiptsIn(db, row.city).isSentTo(row, person)) throw new Refusal(404);
  return { row, person };
}

function own({ db }: Backend, account: Account, pageQuery: PageQuery) {
  const cities = new Map(account.cities.map((city) => [city, receiptsIn(db, city)]));
  const readingOf = ({ city }: NotificationRow) => cities.get(city) ?? receiptsIn(db, city);
  const page = pageOf(notificationsEverywhere(db, account.cities), pageQuery, {
    filter: (row) => readingOf(row).isSentTo(row, account),
    searched: ['title', 'description'],
    sort: '-created_at',
  });
  return { ...page, content: page.content.map((row) => shown(readingOf(row), row, account)) };
}

function ofNotice(backend: Backend, account: Account, id: number, pageQuery: PageQuery) {
  const row = found(backend.db.of(notificationTable).find(id));
  refuseStranger(account, row.city);
  const received = receiptsIn(backend.db, row.city);
  const isReceiver = received.receiverTest(row);
  const page = pageOf(everyoneIn(backend.db, row.city), pageQuery, {
    filter: (person) => hasScreens(person.permission) && isReceiver(person),
    searched: ['name', 'username'],
    sort: 'id',
  });
  return { ...page, content: page.content.map((person) => shown(received, row, person)) };
}

/** Sends the notice again, unread, to users who have not confirmed it; refuses users who have. */
function remind(backend: Backend, account: Account, id: number, ids: readonly number[]): UserNotify {
  const row = found(backend.db.of(notificationTable).find(id));
  refuseStranger(account, row.city);
  const received = receiptsIn(backend.db, row.city);
  const people = ids.map((one) => found(findPerson(backend.db, one)));
  if (!people.every(received.receiverTest(row))) throw new Refusal(404);
  if (people.some((person) => received.hasConfirmed(row, person)))
    throw new Refusal(400, SERVER_TEXTS.confirmedAlready);
  for (const person of people) note(backend.db, row, person, { read: false, confirmed: false });
  return shown(receiptsIn(backend.db, row.city), row, found(people[0]));
}

function shown(received: Receipts, row: NotificationRow, person: Account): UserNotify {
  return {
    id: receiptIdOf(row, person),
    notification_id: row.id,
    user_id: person.id,
    user: person.name || person.username,
    title: row.title,
    description: row.description,
    read: received.hasRead(row, person),
    confirmed: received.hasConfirmed(row, person),
    created_at: row.created_at,
  };
}
