import { booleanField, textField } from '../fields';
import { dataReply, type Reply } from '../reply';
import { action, list, type Resource, remove, writeViews } from '../resource';
import { protectedRoutes, type Route } from '../routes';
import { accountFields } from './people';

const reports: Resource = { table: (tables) => tables.reports, fields: {}, filters: ['read'] };
const posts: Resource = { table: (tables) => tables.posts, fields: {} };
const identities: Resource = { table: (tables) => tables.identities, fields: {} };

const matchingStaff: Resource = {
  table: (tables) => tables.matchingStaff,
  fields: accountFields,
  defaults: () => ({ permission: 'staff_shop' }),
};

const STAFF = '/api/matching/staff/';

/** Friend recruitment (specification chapter 7, matching). */
export const recruitmentViews = (): Route[] =>
  protectedRoutes({
    'GET /api/matching/list_report/': list(reports),
    'POST /api/matching/:id/approve_report/': action(
      reports,
      (row) => void Object.assign(row, { approved: true, read: true }),
    ),
    'POST /api/matching/read/'({ request, tables }) {
      const ids = request.json.ids as number[];
      for (const row of tables.reports) if (ids.includes(row.id)) row.read = true;
      return dataReply(null);
    },
    'GET /api/matching/notification/': ({ tables }) =>
      dataReply({ count: tables.reports.filter(({ read }) => read === false).length }),
    'GET /api/matching/': list(posts),
    'DELETE /api/matching/:id/': remove(posts),
    'GET /api/matching/users/': list(identities),
    'POST /api/users/:id/confirm/': action(identities, (row, { request: { json } }): Reply | undefined => {
      row.confirmed = booleanField().clean(json.confirmed);
      if (json.gender !== undefined) row.gender = textField().clean(json.gender);
      return undefined;
    }),
    [`GET ${STAFF}`]: list(matchingStaff),
    ...writeViews(STAFF, matchingStaff),
    'GET /:city/api/dish-report/notification/': () =>
      dataReply({ dish_report_count: 2, review_report_count: 1 }),
    'GET /:city/api/ranking-report/notification/': () =>
      dataReply({ dish_report_count: 0, review_report_count: 0 }),
  });
