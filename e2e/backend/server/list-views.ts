import { data, invalid, type Reply } from './reply';
import { type At, closed, type Route } from './routes';
import { cut, limitOf, numberIn, one, page, remove, rowOf } from './rows';
import type { Row } from './tables';

/** Notifications, matching and people: what the journeys walk through (specification chapter 7). */
export const listViews = (): Route[] => [
  ...closed({
    'GET /:city/notifications/': (at) => notificationPage(at, numberIn(at, 'offset', 0)),
    // the page's number stands for the pages this backend gives
    'GET /:city/notifications/:page': (at) =>
      notificationPage(at, (Number(at.params.page) - 1) * limitOf({ ...at, asked: withoutLimit(at) })),
    'POST /:city/notifications/'({ asked: { json }, session, tables }) {
      const blank = ['title', 'description'].filter((field) => !json[field]);
      if (blank.length > 0)
        return invalid(Object.fromEntries(blank.map((field) => [field, ['This field may not be blank.']])));
      const id = Math.max(0, ...tables.notifications.map((row) => row.id)) + 1;
      const row = { ...json, id, operator: session.account.name, read: false, created_at: NOW };
      tables.notifications.unshift(row);
      return data(row, 201);
    },
    'DELETE /:city/notifications/:id/': (at) => remove(at, at.tables.notifications),
    'GET /:city/notifications/my_notification/': (at) => notificationPage(at, numberIn(at, 'offset', 0)),
    'GET /:city/notifications/users/number_unread/': ({ tables }) =>
      data({ number_unread: tables.notifications.filter(({ read }) => read === false).length }),
    'PUT /:city/notifications/users/read_all/'({ tables }) {
      for (const row of tables.notifications) row.read = true;
      return data(null);
    },
    'GET /:city/api/notify-operator/:id': (at) => one(at, at.tables.notifications),
    'POST /api/notification/resend_notification/:id': (at) => one(at, at.tables.notifications),
    // how many would get it
    'POST /api/users/notify_users_favorite_ads/': () => data({ content: [], total_length: 312 }),

    // the one school of this backend is the caller's
    'GET /api/school/:schoolId/notifications/': (at) => page(at, at.tables.schoolNotifications),
    'GET /api/school/:schoolId/users/': (at) => page(at, PUPILS),
    'POST /api/school/:schoolId/notification/'({ asked: { json }, session, tables }) {
      const id = 700 + tables.schoolNotifications.length;
      const row = { ...json, id, operator: session.account.name, read: false, created_at: NOW };
      tables.schoolNotifications.unshift(row);
      return data(row, 201);
    },

    'GET /api/matching/list_report/': (at) => page(at, at.tables.reports),
    'POST /api/matching/:id/approve_report/': (at) => {
      const row = rowOf(at, at.tables.reports);
      if (row) Object.assign(row, { approved: true, read: true });
      return one(at, at.tables.reports);
    },
    'POST /api/matching/read/'({ asked, tables }) {
      const ids = asked.json.ids as number[];
      for (const row of tables.reports) if (ids.includes(row.id)) row.read = true;
      return data(null);
    },
    'GET /api/matching/users/': (at) => page(at, []),
    'GET /api/matching/notification/': ({ tables }) =>
      data({ count: tables.reports.filter(({ read }) => read === false).length }),
    'GET /api/matching/': (at) => page(at, at.tables.posts),
    'DELETE /api/matching/:id/': (at) => remove(at, at.tables.posts),
    'GET /:city/api/dish-report/notification/': () => data({ dish_report_count: 2, review_report_count: 1 }),
    'GET /:city/api/ranking-report/notification/': () =>
      data({ dish_report_count: 0, review_report_count: 0 }),
    'GET /:city/api/reserves/': (at) => page(at, []),
    'GET /:city/api/coupons/': (at) => page(at, []),
    'GET /:city/api/time-sales/': (at) => page(at, []),
    'GET /:city/api/dashboard/': () => data(NO_FIGURES),
    'GET /:city/api/premium-stats/': () => data(NO_FIGURES),

    'GET /company/': () =>
      data({ content: [{ id: 1, slug: 'nakamachi', name: '中町商会' }], total_length: 1 }),
    'GET /company/:company/areas': () => data({ content: [], total_length: 0 }),
    'GET /company/:company/shops/admin': (at) => page(at, at.tables.shopAdmins),
    'DELETE /company/:company/shops/admin/:id': (at) => remove(at, at.tables.shopAdmins),
    'GET /company/:company/notifications/users': (at) => page(at, at.tables.notifications),
  }),
];

const NOW = '2026-03-01T10:00:00+09:00';
const PUPILS: readonly Row[] = ['2年1組', '2年1組', '2年2組'].map((classes, index) => ({
  id: 801 + index,
  username: `pupil${index}`,
  permission: 'Member',
  group: '2',
  classes,
}));
const NO_FIGURES = { bar: { labels: [], series: [] }, line: { labels: [], series: [] }, totals: [] };

const withoutLimit = ({ asked }: At) => ({ ...asked, query: new URLSearchParams() });

/** "notifications also count, limit, offset, page_length" (chapter 3). */
function notificationPage(at: At, from: number): Reply {
  const { found, offset, limit, content } = cut(at, at.tables.notifications, from);
  return data({
    content,
    total_length: found.length,
    count: content.length,
    limit,
    offset,
    page_length: Math.ceil(found.length / limit),
  });
}
