import { companyNotifications } from '#api/messaging/company-notifications';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, foundOr404 } from '#mocks/backend/protocol/mock';
import { pageOf } from '#mocks/backend/protocol/page-of';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { notificationsEverywhere } from '#mocks/backend/services/notifications-everywhere';
import { presentNotification, presentPage } from '#mocks/backend/services/present-notification';
import { receiptsIn } from '#mocks/backend/services/receipts';
import { type NotificationRow, notificationTable } from '#mocks/backend/tables/messaging/notifications';

/**
 * The notifications that the people of a company sent to the caller, in all of the caller's cities: these
 * calls name no city (decision 013).
 */
export const companyNotificationHandlers = [
  answer(companyNotifications.list, ({ backend, account, company, query }) => {
    const page = pageOf(notificationsEverywhere(backend.db, account.cities), query, {
      filter: sentBy(backend, company.slug, account),
      searchFields: ['title', 'description'],
      sort: '-created_at',
    });
    return { status: 200, data: presentPage(backend, page, account) };
  }),

  answer(companyNotifications.one, ({ backend, account, company, params }) => {
    const row = foundOr404(backend.db.of(notificationTable).find(params.id));
    const isOwn = account.cities.includes(row.city) && sentBy(backend, company.slug, account)(row);
    return { status: 200, data: presentNotification(backend, foundOr404(isOwn ? row : null), account) };
  }),
];

function sentBy(backend: Backend, company: string, account: Account) {
  const receiptsOfCity = new Map(account.cities.map((city) => [city, receiptsIn(backend.db, city)]));
  return (row: NotificationRow): boolean =>
    row.company === company && (receiptsOfCity.get(row.city)?.isSentTo(row, account) ?? false);
}
