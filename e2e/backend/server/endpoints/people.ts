import { numberField, requiredTextField, textField } from '../fields';
import { dataReply, invalidReply, unpagedReply } from '../reply';
import { action, create, list, type Resource, remove, retrieve, update } from '../resource';
import { protectedRoutes, type Route, type View } from '../routes';
import { pagedReply } from '../rows';
import type { Fields } from '../serializer';
import type { Row, Tables } from '../tables/tables';

/** The backend accepts a password and never sends one. */
const password = { ...textField(), toRepresentation: () => undefined };

export const accountFields: Fields = {
  username: requiredTextField(150),
  email: requiredTextField(254),
  name: requiredTextField(150),
  password,
  confirm_password: password,
};

const users: Resource = {
  table: (tables) => tables.users,
  fields: {
    username: requiredTextField(150),
    email: textField(254),
    permission: textField(),
    name: textField(),
    firstname: textField(),
    lastname: textField(),
    gender: textField(),
    birthday: textField(),
    phone: textField(),
    address: textField(),
    introduction: textField(),
  },
  validate: usernameTaken,
};

const advertisers: Resource = {
  table: (tables) => tables.users,
  fields: { ...accountFields, phone: textField(), address: textField() },
  defaults: () => ({ permission: 'Advertiser', suspended: false }),
  validate: usernameTaken,
};

function usernameTaken({ username }: Readonly<Record<string, unknown>>, { accounts }: Tables) {
  return accounts.some((account) => account.username === username)
    ? { username: ['A user with that username already exists.'] }
    : {};
}

const shopAdmins: Resource = {
  table: (tables) => tables.shopAdmins,
  fields: { ...accountFields, area: numberField() },
};

const staff: Resource = {
  table: (tables) => tables.staff,
  fields: accountFields,
  defaults: () => ({ permission: 'staff_shop' }),
};

const accountsWhere =
  (predicate: (row: Row) => boolean): View =>
  (context) =>
    pagedReply(context, [...context.tables.accounts, ...context.tables.users].filter(predicate));

const accountsOfRole = (...permissions: string[]) =>
  accountsWhere(({ permission }) => permissions.includes(String(permission)));

/** Filters by the names of chapter 6. */
const usersByFilter: View = (context) => {
  const filter = context.request.query.get('filter_by') ?? '';
  const rolePrefix = filter.split('_')[0] ?? '';
  const predicate = ({ permission }: Row) => String(permission).toLowerCase().startsWith(rolePrefix);
  return pagedReply(context, context.tables.users.filter(predicate));
};

const setSuspended = (suspended: boolean) => action(users, (row) => void Object.assign(row, { suspended }));

const COMPANY = '/company/:company';

/** Users, shop admins and staff (specification chapter 7). */
export const peopleViews = (): Route[] =>
  protectedRoutes({
    'GET /:city/api/users/': usersByFilter,
    'GET /:city/api/users/:id/': retrieve(users),
    'PUT /:city/api/users/:id/': update(users),
    'POST /:city/api/users/create_advertiser/': create(advertisers),
    'POST /:city/api/users/:id/suspend/': setSuspended(true),
    'POST /:city/api/users/:id/resume/': setSuspended(false),
    'POST /:city/users/reset_password'({ request: { json } }) {
      const isTooShort = String(json.new_password).length < 8;
      return isTooShort ? invalidReply({ new_password: ['This password is too short.'] }) : dataReply(null);
    },
    'GET /:city/api/users/operators/': accountsOfRole('Operator'),
    'GET /:city/api/users/get_ads_user_info': accountsOfRole('Administrator', 'Advertiser'),
    'GET /:city/api/users/get_ads_user_info_by_city': accountsOfRole('Administrator', 'Advertiser'),
    'GET /users/admin/': accountsOfRole('Administrator', 'owner_shop'),

    'GET /company/': ({ tables }) => unpagedReply(tables.companies),
    [`GET ${COMPANY}/areas`]: ({ tables }) => unpagedReply(tables.areas),
    [`GET ${COMPANY}/reviews`]: (context) => pagedReply(context, context.tables.reviews),
    [`GET ${COMPANY}/shops/admin`]: list(shopAdmins),
    [`POST ${COMPANY}/users/admin`]: create(shopAdmins),
    [`PUT ${COMPANY}/shops/admin/:id`]: update(shopAdmins),
    [`DELETE ${COMPANY}/shops/admin/:id`]: remove(shopAdmins),
    [`POST ${COMPANY}/users/admin/change-password`]: () => dataReply(null),
    [`GET ${COMPANY}/users/owner`]: list(staff),
    [`POST ${COMPANY}/users/staff`]: create(staff),
    [`PUT ${COMPANY}/users/staff/:id`]: update(staff),
    [`DELETE ${COMPANY}/users/staff/:id`]: remove(staff),
  });
