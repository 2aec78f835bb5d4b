import { accounts } from '#api/people/accounts';
import { type Residence, users } from '#api/people/users';
import { draftProblems } from '#domain/base/draft-problems';
import { advertiserProblems } from '#domain/people/registration';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';
import { type FilterBy, UserDraft } from '#domain/people/user';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, foundOr404, Refusal, refuseProblems } from '#mocks/backend/protocol/mock';
import { pageOf } from '#mocks/backend/protocol/page-of';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { identityPicture } from '#mocks/backend/seed/recruitment/identity-picture';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { createAccount } from '#mocks/backend/services/create-account';
import {
  changePerson,
  employees,
  refuseTaken,
  userOf,
  usersIn,
  userToChange,
} from '#mocks/backend/services/people';
import { profileOf } from '#mocks/backend/services/profile-of';
import { withStored } from '#mocks/backend/services/with-stored';
import { accountTable } from '#mocks/backend/tables/session/accounts';

const OFFICE = { roles: ['Administrator'] } as const;
const ALL_WITH_SCREENS = { roles: ROLES_WITH_SCREENS };

export const userHandlers = [
  answer(
    users.list,
    ({ backend, city, query }) => ({
      status: 200,
      data: userPage(
        backend,
        city.name,
        query,
        (user) => FILTERS[query.filter_by ?? ''](user) && livesIn(user, query),
      ),
    }),
    OFFICE,
  ),

  answer(
    users.operators,
    ({ backend, city, query }) => ({
      status: 200,
      data: userPage(backend, city.name, query, FILTERS.operator),
    }),
    OFFICE,
  ),

  answer(
    users.advertisers,
    ({ backend, city, query }) => ({
      status: 200,
      data: userPage(backend, city.name, query, FILTERS.advertiser),
    }),
    ALL_WITH_SCREENS,
  ),

  // Advertisers of this city only; the call above includes those in several cities. Without paging.
  answer(
    users.advertisersOfCity,
    ({ backend, city, query }) => ({
      status: 200,
      data: userPage(
        backend,
        city.name,
        { ...query, limit: UNPAGED_LIMIT },
        (user) => FILTERS.advertiser(user) && user.cities.length === 1,
      ),
    }),
    ALL_WITH_SCREENS,
  ),

  answer(
    users.one,
    ({ backend, city, params }) => {
      const user = userOf(backend.db, city.name, params.id);
      return { status: 200, data: { ...profileOf(user), ...user, identity_image: identityDocumentOf(user) } };
    },
    OFFICE,
  ),

  answer(
    accounts.createAdvertiser,
    ({ backend, city, body }) => {
      refuseProblems(advertiserProblems(body));
      refuseTaken(backend.db, body);
      const { name, phone, address } = body;
      const user = createAccount(backend, body, {
        permission: 'Advertiser',
        company_slug: null,
        company_name: null,
        name: name.trim(),
        phone,
        address,
        cities: [city.name],
      });
      return { status: 201, data: user };
    },
    OFFICE,
  ),

  answer(
    users.update,
    ({ backend, account, city, params, body: changes, sentFields }) => {
      const user = userToChange(backend.db, { city: city.name, id: params.id, caller: account });
      const body = withStored(users.update, changes, user, sentFields);
      refuseProblems(draftProblems(UserDraft, body));
      const permission = allowedPermission(account, user, body.permission ?? '');
      const { username, email } = body;
      refuseTaken(backend.db, { username, email: email ?? '' }, user);
      return {
        status: 200,
        data: changePerson(backend, user.id, {
          ...body,
          username: username.trim(),
          email: email?.trim() ?? null,
          permission,
        }),
      };
    },
    OFFICE,
  ),

  answer(
    users.suspend,
    ({ backend, account, city, params }) => {
      const user = userToChange(backend.db, { city: city.name, id: params.id, caller: account });
      if (user.id === account.id) throw new Refusal(400, SERVER_TEXTS.ownSuspension);
      if (user.suspended) throw new Refusal(400, SERVER_TEXTS.suspendedAlready);
      return { status: 200, data: changePerson(backend, user.id, { suspended: true }) };
    },
    OFFICE,
  ),

  answer(
    users.resume,
    ({ backend, account, city, params }) => {
      const user = userToChange(backend.db, { city: city.name, id: params.id, caller: account });
      if (!user.suspended) throw new Refusal(400, SERVER_TEXTS.notSuspended);
      return { status: 200, data: changePerson(backend, user.id, { suspended: false }) };
    },
    OFFICE,
  ),

  // The contact of the people who use this city's console.
  answer(
    users.administrator,
    ({ backend, account, city }) => {
      const administrators = accountsIn(backend, city.name, 'Administrator');
      const ownAdministrator = administrators.find(
        ({ company_slug }) => company_slug === account.company_slug,
      );
      return { status: 200, data: foundOr404(ownAdministrator ?? administrators[0]) };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    users.operator,
    ({ backend, account, city }) => {
      const operator =
        account.permission === 'Operator'
          ? account
          : foundOr404(accountsIn(backend, city.name, 'Operator')[0]);
      const cities = backend.cities.filter(({ name }) => operator.cities.includes(name));
      return { status: 200, data: { ...operator, cities } };
    },
    OFFICE,
  ),

  // Administrators and shop owners of every city, on one page.
  answer(
    users.administrators,
    ({ backend, query }) => ({
      status: 200,
      data: pageOf(
        employees(backend.db, ({ permission }) => ADMINISTRATOR_ROLES.includes(permission)),
        { ...query, limit: UNPAGED_LIMIT },
        { searchFields: SEARCH_FIELDS, sort: 'id' },
      ),
    }),
    OFFICE,
  ),
];

/** For lists whose calls have no paging. */
const UNPAGED_LIMIT = 1_000;

const ADMINISTRATOR_ROLES: readonly Account['permission'][] = ['Administrator', 'Operator', 'owner_shop'];

const SEARCH_FIELDS = ['name', 'username', 'email', 'phone'] as const;

const livesIn = ({ address }: Account, { prefecture = '', municipality = '' }: Residence): boolean =>
  (address ?? '').startsWith(prefecture + municipality);

type UserFilter = (user: Account) => boolean;

const FILTERS: Readonly<Record<FilterBy, UserFilter>> = {
  '': () => true,
  member: ({ permission }) => permission === 'Member',
  advertiser: ({ permission }) => permission === 'Advertiser',
  advertiser_with_shop: ({ permission, code_shop }) => permission === 'Advertiser' && !!code_shop,
  advertiser_without_shop: ({ permission, code_shop }) => permission === 'Advertiser' && !code_shop,
  operator: ({ permission }) => permission === 'Operator',
  president: ({ permission }) => permission === 'President',
};

const userPage = ({ db }: Backend, city: string, query: Parameters<typeof pageOf>[1], filter: UserFilter) =>
  pageOf(usersIn(db, city), query, { filter, searchFields: SEARCH_FIELDS, sort: '-created_at' });

const accountsIn = ({ db }: Backend, city: string, role: Account['permission']): Account[] =>
  db
    .of(accountTable)
    .list({ filter: ({ permission, cities }) => permission === role && cities.includes(city) }).rows;

/** A user may not change their own role, and only Operators assign the role Operator (PROPOSED). */
function allowedPermission(
  caller: Account,
  user: Account,
  requestedPermission: string,
): Account['permission'] {
  if (requestedPermission === user.permission) return user.permission;
  if (user.id === caller.id) throw new Refusal(400, { errors: { permission: [SERVER_TEXTS.ownPermission] } });
  if (requestedPermission === 'Operator' && caller.permission !== 'Operator')
    throw new Refusal(400, { errors: { permission: [SERVER_TEXTS.onlyOperators] } });
  return requestedPermission as Account['permission'];
}

/** A user whose confirmation is pending has sent a document. */
const identityDocumentOf = ({ id, name, username, gender, confirmed }: Account): string | null =>
  confirmed === null
    ? identityPicture({ id, name: name || username, gender, document: 'マイナンバーカード' })
    : null;
