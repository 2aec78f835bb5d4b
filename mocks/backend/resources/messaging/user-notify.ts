import { userNotify } from '#api/messaging/user-notify';
import { draftProblems } from '#domain/base/draft-problems';
import { NotificationDraft } from '#domain/messaging/notification';
import type { UserNotify } from '#domain/messaging/user-notify';
import { hasScreens, ROLES_WITH_SCREENS } from '#domain/people/roles';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, foundOr404, Refusal, refuseProblems } from '#mocks/backend/protocol/mock';
import { type PageQuery, pageOf } from '#mocks/backend/protocol/page-of';
import { refuseUnlessMayEnterCity, requestedCity } from '#mocks/backend/protocol/requested-city';
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
const ALL_WITH_SCREENS = { roles: ROLES_WITH_SCREENS };

/** The receipts of notices by users of the console, who can confirm them. */
export const userNotifyHandlers = [
  // With a notice: every user who can confirm it. Without: the caller's own receipts, in every city.
  answer(
    userNotify.list,
    ({ backend, account, query }) => {
      const { notification_id: id, ...pageQuery } = query;
      return {
        status: 200,
        data:
          id === undefined
            ? ownReceiptsPage(backend, account, pageQuery)
            : receiptsPageOfNotice(backend, account, id, pageQuery),
      };
    },
    ALL_WITH_SCREENS,
  ),

  // With a notice: sends it to these users again. Without: sends them a new notice.
  answer(
    userNotify.create,
    ({ backend, account, query, body }) => {
      const { notification_id: id } = query;
      const userIds = body.user_ids ?? [];
      if (userIds.length === 0) refuseProblems([{ field: 'user_ids', messageId: 'problem.choose' }]);
      if (id !== undefined) return { status: 200, data: remind(backend, account, id, userIds) };
      const city = requestedCity(backend, account, query.city);
      refuseProblems(draftProblems(NotificationDraft, body));
      const sending = { city, audience: 'users', criteria: {}, chosenIds: userIds } as const;
      const sentNotice = sendNotification(backend, account, body, sending);
      const row = foundOr404(backend.db.of(notificationTable).find(sentNotice.id));
      const firstReceiver = foundOr404(receiptsIn(backend.db, city).receiversOf(row)[0]);
      return { status: 201, data: responseOf(receiptsIn(backend.db, city), row, firstReceiver) };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    userNotify.confirm,
    ({ backend, account, params, body }) => {
      const { row, person } = noticeAndReceiver(backend, params.id);
      refuseUnlessMayEnterCity(account, row.city);
      if (person.id !== account.id) throw new Refusal(400, SERVER_TEXTS.notReceived);
      // Confirmed never becomes unconfirmed again (R-STATE-11).
      if (!body.confirmed) throw new Refusal(400, { errors: { confirmed: [SERVER_TEXTS.invalid] } });
      if (receiptsIn(backend.db, row.city).hasConfirmed(row, person))
        throw new Refusal(400, SERVER_TEXTS.confirmedAlready);
      // A confirmed notice counts as read.
      note(backend.db, row, person, { confirmed: true, read: true });
      return { status: 200, data: responseOf(receiptsIn(backend.db, row.city), row, person) };
    },
    ALL_WITH_SCREENS,
  ),
];

function noticeAndReceiver({ db }: Backend, id: string) {
  const receipt = readReceiptId(/^\d{8,15}$/.test(id) ? Number(id) : 0);
  const row = foundOr404(db.of(notificationTable).find(receipt.notification));
  const person = foundOr404(findPerson(db, receipt.person));
  if (!receiptsIn(db, row.city).isSentTo(row, person)) throw new Refusal(404);
  return { row, person };
}

function ownReceiptsPage({ db }: Backend, account: Account, pageQuery: PageQuery) {
  const receiptsOfCity = new Map(account.cities.map((city) => [city, receiptsIn(db, city)]));
  const receiptsFor = ({ city }: NotificationRow) => receiptsOfCity.get(city) ?? receiptsIn(db, city);
  const page = pageOf(notificationsEverywhere(db, account.cities), pageQuery, {
    filter: (row) => receiptsFor(row).isSentTo(row, account),
    searchFields: ['title', 'description'],
    sort: '-created_at',
  });
  return { ...page, content: page.content.map((row) => responseOf(receiptsFor(row), row, account)) };
}

function receiptsPageOfNotice(backend: Backend, account: Account, id: number, pageQuery: PageQuery) {
  const row = foundOr404(backend.db.of(notificationTable).find(id));
  refuseUnlessMayEnterCity(account, row.city);
  const receipts = receiptsIn(backend.db, row.city);
  const isReceiver = receipts.receiverTest(row);
  const page = pageOf(everyoneIn(backend.db, row.city), pageQuery, {
    filter: (person) => hasScreens(person.permission) && isReceiver(person),
    searchFields: ['name', 'username'],
    sort: 'id',
  });
  return { ...page, content: page.content.map((person) => responseOf(receipts, row, person)) };
}

/** Sends the notice again, unread, to users who have not confirmed it; refuses users who have. */
function remind(backend: Backend, account: Account, id: number, userIds: readonly number[]): UserNotify {
  const row = foundOr404(backend.db.of(notificationTable).find(id));
  refuseUnlessMayEnterCity(account, row.city);
  const receipts = receiptsIn(backend.db, row.city);
  const people = userIds.map((userId) => foundOr404(findPerson(backend.db, userId)));
  if (!people.every(receipts.receiverTest(row))) throw new Refusal(404);
  if (people.some((person) => receipts.hasConfirmed(row, person)))
    throw new Refusal(400, SERVER_TEXTS.confirmedAlready);
  for (const person of people) note(backend.db, row, person, { read: false, confirmed: false });
  return responseOf(receiptsIn(backend.db, row.city), row, foundOr404(people[0]));
}

function responseOf(receipts: Receipts, row: NotificationRow, person: Account): UserNotify {
  return {
    id: receiptIdOf(row, person),
    notification_id: row.id,
    user_id: person.id,
    user: person.name || person.username,
    title: row.title,
    description: row.description,
    read: receipts.hasRead(row, person),
    confirmed: receipts.hasConfirmed(row, person),
    created_at: row.created_at,
  };
}
