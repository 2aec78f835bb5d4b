import { notifications } from '#api/messaging/notifications';
import { draftProblems } from '#domain/base/draft-problems';
import { PAGE_SIZE } from '#domain/base/limits';
import { maySendAgainOrDelete, NotificationDraft } from '#domain/messaging/notification';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, foundOr404, Refusal, refuseProblems } from '#mocks/backend/protocol/mock';
import { type PageQuery, pageOf } from '#mocks/backend/protocol/page-of';
import { refuseUnlessMayEnterCity } from '#mocks/backend/protocol/requested-city';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { everyoneIn } from '#mocks/backend/services/people';
import { presentNotification, presentPage } from '#mocks/backend/services/present-notification';
import { forgetReceipts, markAllRead, note, receiptsIn, unreadOf } from '#mocks/backend/services/receipts';
import { sendNotification } from '#mocks/backend/services/send-notification';
import { type NotificationRow, notificationTable } from '#mocks/backend/tables/messaging/notifications';

/** Every role with a console; every signed-in user may read their own notifications. */
const ALL_WITH_SCREENS = { roles: ROLES_WITH_SCREENS };

export const notificationHandlers = [
  answer(
    notifications.list,
    ({ backend, account, city, query: { from = '', to = '', ...query } }) => ({
      status: 200,
      data: notificationPage({ backend, account, city: city.name }, query, ({ created_at }) => {
        const sentAt = Date.parse(created_at ?? '');
        return !(sentAt < Date.parse(from)) && !(sentAt >= Date.parse(to));
      }),
    }),
    ALL_WITH_SCREENS,
  ),

  // Only the notifications that were sent to the caller (E-058).
  answer(notifications.mine, ({ backend, account, city, query }) => {
    const receipts = receiptsIn(backend.db, city.name);
    const data = notificationPage(
      { backend, account, city: city.name },
      query,
      (row) => (query.from === undefined || row.by_operator) && receipts.isSentTo(row, account),
    );
    return { status: 200, data };
  }),

  answer(
    notifications.page,
    ({ backend, account, city, params }) => {
      if (!/^[1-9]\d{0,15}$/.test(params.page)) throw new Refusal(404);
      const offset = (Number(params.page) - 1) * PAGE_SIZE;
      return { status: 200, data: notificationPage({ backend, account, city: city.name }, { offset }) };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    notifications.notifyOperator,
    ({ backend, account, city, params }) => ({
      status: 200,
      data: presentNotification(backend, notificationOfCity(backend, city.name, params.id), account),
    }),
    ALL_WITH_SCREENS,
  ),

  answer(
    notifications.create,
    ({ backend, account, city, body }) => {
      refuseProblems(draftProblems(NotificationDraft, body));
      const sending = { city: city.name, audience: 'everyone', criteria: {} } as const;
      return { status: 201, data: sendNotification(backend, account, body, sending) };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    notifications.remove,
    ({ backend, account, city, params }) => {
      const row = notificationOfCity(backend, city.name, params.id);
      refuseUnlessSender(account, row);
      forgetReceipts(backend.db, row);
      backend.db.of(notificationTable).remove(row.id);
      return { status: 204, data: null };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    notifications.receivers,
    ({ backend, city, params, query }) => {
      const row = notificationOfCity(backend, city.name, params.param);
      const receipts = receiptsIn(backend.db, city.name);
      const page = pageOf(everyoneIn(backend.db, city.name), query, {
        filter: receipts.receiverTest(row),
        searchFields: ['name', 'username'],
        sort: 'id',
      });
      const content = page.content.map((person) => ({ ...person, read: receipts.hasRead(row, person) }));
      return { status: 200, data: { ...page, content } };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    notifications.byCondition,
    ({ backend, account, params }) => {
      const row = notificationOpenTo(account, backend, params.x);
      // A notification for another audience has no condition.
      if (row.audience !== 'condition' && row.audience !== 'passHolders') throw new Refusal(404);
      const { age_from, age_to, gender, area, pass_type } = row.criteria;
      return {
        status: 200,
        data: { ...presentNotification(backend, row, account), age_from, age_to, gender, area, pass_type },
      };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    notifications.resend,
    ({ backend, account, params }) => {
      const row = notificationOpenTo(account, backend, params.id);
      refuseUnlessSender(account, row);
      const receivers = receiptsIn(backend.db, row.city).receiversOf(row);
      if (receivers.length === 0) throw new Refusal(400, SERVER_TEXTS.nobodyToSendTo);
      // Resends to the same receivers; the notification is unread again for all of them.
      forgetReceipts(backend.db, row);
      const resentRow = foundOr404(
        backend.db.of(notificationTable).update(row.id, {
          created_at: utcIsoTime(backend.clock.now()),
          read: false,
          confirmed: false,
          opened: 0,
          receiver_ids: row.audience === 'everyone' ? null : receivers.map(({ id }) => id),
        }),
      );
      return { status: 200, data: presentNotification(backend, resentRow, account) };
    },
    ALL_WITH_SCREENS,
  ),

  answer(notifications.unread, ({ backend, account, city }) => {
    // This account's console shows the bell of this city, so its document counts the unread items here too.
    backend.userDocuments.follow(account, city.name);
    return { status: 200, data: { number_unread: unreadOf(backend.db, city.name, account) } };
  }),

  answer(notifications.readAll, ({ backend, account, city }) => {
    markAllRead(backend.db, city.name, account, utcIsoTime(backend.clock.now()));
    return { status: 200, data: null };
  }),

  answer(notifications.markRead, ({ backend, account, params, body }) => {
    const row = notificationOpenTo(account, backend, params.id);
    // `read` changes from false to true only (R-STATE-06).
    if (!body.read) throw new Refusal(400, { errors: { read: [SERVER_TEXTS.invalid] } });
    if (!receiptsIn(backend.db, row.city).isSentTo(row, account))
      throw new Refusal(400, SERVER_TEXTS.notReceived);
    note(backend.db, row, account, { read: true });
    return { status: 200, data: presentNotification(backend, row, account) };
  }),
];

interface ListScope {
  backend: Backend;
  account: Account;
  city: string;
}

function notificationPage(
  { backend, account, city }: ListScope,
  query: PageQuery,
  filter?: (row: NotificationRow) => boolean,
) {
  const page = pageOf(backend.db.of(notificationTable), query, {
    city,
    ...(filter ? { filter } : {}),
    searchFields: ['title', 'description'],
    sort: '-created_at',
  });
  return presentPage(backend, page, account);
}

/** A message, not a 403: a 403 would sign the account out. */
function refuseUnlessSender({ id, permission: role }: Account, row: NotificationRow): void {
  if (!maySendAgainOrDelete({ id, role }, row)) throw new Refusal(400, SERVER_TEXTS.othersNotification);
}

/** A row of another city is a 404. */
function notificationOfCity(backend: Backend, city: string, id: string): NotificationRow {
  const row = foundOr404(backend.db.of(notificationTable).find(id));
  if (row.city !== city) throw new Refusal(404);
  return row;
}

/** For calls whose path names no city. */
function notificationOpenTo(account: Account, backend: Backend, id: string): NotificationRow {
  const row = foundOr404(backend.db.of(notificationTable).find(id));
  refuseUnlessMayEnterCity(account, row.city);
  return row;
}
