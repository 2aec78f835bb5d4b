import { companyNotifications } from '#api/company-notifications';
import type { Account } from '#mocks/accounts';
import type { Backend } from '#mocks/backend';
import { answer, found } from '#mocks/mock';
import { notificationsEverywhere } from '#mocks/notifications-everywhere';
import { pageOf } from '#mocks/page-of';
import { readingIn } from '#mocks/reading';
import { shownNotification, shownPage } from '#mocks/shown-notification';
import { type NotificationRow, notificationTable } from './notification-tables';

/** What the people of a company have sent to whoever asks, over every city of theirs: the calls name none (decision 013). */
export const companyNotificationHandlers = [
  answer(companyNotifications.list, ({ backend, account, company, query }) => {
    const page = pageOf(notificationsEverywhere(backend.db, account.cities), query, {
      filter: sentBy(backend, company.slug, account),
      searched: ['title', 'description'],
      sort: '-created_at',
    });
    return { status: 200, data: shownPage(backend, page, account) };
  }),

  answer(companyNotifications.one, ({ backend, account, company, params }) => {
    const row = found(backend.db.of(notificationTable).find(params.id));
    const isOwn = account.cities.includes(row.city) && sentBy(backend, company.slug, account)(row);
    return { status: 200, data: shownNotification(backend, found(isOwn ? row : null), account) };
  }),
];

function sentBy(backend: Backend, company: string, account: Account) {
  const cities = new Map(account.cities.map((city) => [city, readingIn(backend.db, city)]));
  return (row: NotificationRow): boolean =>
    row.company === company && (cities.get(row.city)?.isSentTo(row, account) ?? false);
}
