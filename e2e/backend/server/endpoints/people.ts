import { number, requiredText, text } from '../fields';
import { data, invalid, whole } from '../reply';
import { action, create, list, one, type Resource, remove, update } from '../resource';
import { closed, type Route, type View } from '../routes';
import { page } from '../rows';
import type { Fields } from '../serializer';
import type { Row, Tables } from '../tables/tables';

/** The backend accepts a password and never sends one. */
const password = { ...text(), shown: () => undefined };

export const accountFields: Fields = {
  username: requiredText(150),
  email: requiredText(254),
  name: requiredText(150),
  password,
  confirm_password: password,
};

const users: Resource = {
  table: (tables) => tables.users,
  fields: {
    username: requiredText(150),
    email: text(254),
    permission: text(),
    name: text(),
    firstname: text(),
    lastname: text(),
    gender: text(),
    birthday: text(),
    phone: text(),
    address: text(),
    introduction: text(),
  },
  faultsOf: usernameTaken,
};

const advertisers: Resource = {
  table: (tables) => tables.users,
  fields: { ...accountFields, phone: text(), address: text() },
  created: () => ({ permission: 'Advertiser', suspended: false }),
  faultsOf: usernameTaken,
};

function usernameTaken({ username }: Readonly<Record<string, unknown>>, { accounts }: Tables) {
  return accounts.some((account) => account.username === username)
    ? { username: ['A user with that username already exists.'] }
    : {};
}

const shopAdmins: Resource = {
  table: (tables) => tables.shopAdmins,
  fields: { ...accountFields, area: number() },
};

const staff: Resource = {
  table: (tables) => tables.staff,
  fields: accountFields,
  created: () => ({ permission: 'staff_shop' }),
};

const having =
  (holds: (row: Row) => boolean): View =>
  (context) =>
    page(context, [...context.tables.accounts, ...context.tables.users].filter(holds));

const isOf = (...permissions: string[]) =>
  having(({ permission }) => permissions.includes(String(permission)));

/** Filters by the names of chapter 6. */
const byFilter: View = (context) => {
  const filter = context.request.query.get('filter_by') ?? '';
  const filters = filter.split('_')[0] ?? '';
  const holds = ({ permission }: Row) => String(permission).toLowerCase().startsWith(filters);
  return page(context, context.tables.users.filter(holds));
};

const suspend = (suspended: boolean) => action(users, (row) => void Object.assign(row, { suspended }));

const COMPANY = '/company/:company';

/** Users, shop admins and staff (specification chapter 7). */
export const peopleViews = (): Route[] =>
  closed({
    'GET /:city/api/users/': byFilter,
    'GET /:city/api/users/:id/': one(users),
    'PUT /:city/api/users/:id/': update(users),
    'POST /:city/api/users/create_advertiser/': create(advertisers),
    'POST /:city/api/users/:id/suspend/': suspend(true),
    'POST /:city/api/users/:id/resume/': suspend(false),
    'POST /:city/users/reset_password'({ request: { json } }) {
      const short = String(json.new_password).length < 8;
      return short ? invalid({ new_password: ['This password is too short.'] }) : data(null);
    },
    'GET /:city/api/users/operators/': isOf('Operator'),
    'GET /:city/api/users/get_ads_user_info': isOf('Administrator', 'Advertiser'),
    'GET /:city/api/users/get_ads_user_info_by_city': isOf('Administrator', 'Advertiser'),
    'GET /users/admin/': isOf('Administrator', 'owner_shop'),

    'GET /company/': ({ tables }) => whole(tables.companies),
    [`GET ${COMPANY}/areas`]: ({ tables }) => whole(tables.areas),
    [`GET ${COMPANY}/reviews`]: (context) => page(context, context.tables.reviews),
    [`GET ${COMPANY}/shops/admin`]: list(shopAdmins),
    [`POST ${COMPANY}/users/admin`]: create(shopAdmins),
    [`PUT ${COMPANY}/shops/admin/:id`]: update(shopAdmins),
    [`DELETE ${COMPANY}/shops/admin/:id`]: remove(shopAdmins),
    [`POST ${COMPANY}/users/admin/change-password`]: () => data(null),
    [`GET ${COMPANY}/users/owner`]: list(staff),
    [`POST ${COMPANY}/users/staff`]: create(staff),
    [`PUT ${COMPANY}/users/staff/:id`]: update(staff),
    [`DELETE ${COMPANY}/users/staff/:id`]: remove(staff),
  });
