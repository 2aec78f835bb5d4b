import { shopAdmins } from '#api/people/shop-admins';
import { draftProblems } from '#domain/base/draft-problems';
import {
  type ShopAdmin,
  ShopAdminChange,
  shopAdminPasswordProblems,
  shopAdminProblems,
} from '#domain/people/shop-admin';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, foundOr404, Refusal, refuseProblems } from '#mocks/backend/protocol/mock';
import { pageOf } from '#mocks/backend/protocol/page-of';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { type Account, passwordHash } from '#mocks/backend/seed/session/accounts';
import { createAccount } from '#mocks/backend/services/create-account';
import { changePerson, employees, findPerson, refuseTaken } from '#mocks/backend/services/people';
import { removeEmployee } from '#mocks/backend/services/remove-employee';
import { withStored } from '#mocks/backend/services/with-stored';
import { areaTable } from '#mocks/backend/tables/places/areas';

const OFFICE = { roles: ['Administrator'] } as const;

export const shopAdminHandlers = [
  answer(
    shopAdmins.list,
    ({ backend, company, query: { name, ...query } }) => {
      const admins = employees(backend.db, (person) => isShopAdmin(company.slug, person));
      const page = pageOf(
        admins,
        { ...query, search: name },
        { searchFields: ['name'], sort: '-created_at' },
      );
      return { status: 200, data: { ...page, content: page.content.map(responseOf) } };
    },
    OFFICE,
  ),

  answer(
    shopAdmins.create,
    ({ backend, company, body }) => {
      refuseProblems(shopAdminProblems(body));
      refuseUnknownArea(backend, company.slug, body.area);
      refuseTaken(backend.db, body);
      const admin = createAccount(backend, body, {
        permission: 'owner_shop',
        company_slug: company.slug,
        company_name: company.name,
        name: body.name.trim(),
        shop_area: body.area ?? null,
      });
      return { status: 201, data: responseOf(admin) };
    },
    OFFICE,
  ),

  answer(
    shopAdmins.update,
    ({ backend, company, params, body: changes, sentFields }) => {
      const admin = adminOf(backend, company.slug, params.id);
      const body = withStored(shopAdmins.update, changes, responseOf(admin), sentFields);
      refuseProblems(draftProblems(ShopAdminChange, body));
      refuseUnknownArea(backend, company.slug, body.area);
      refuseTaken(backend.db, body, admin);
      const changedAdmin = changePerson(backend, admin.id, {
        username: body.username.trim(),
        email: body.email.trim(),
        name: body.name.trim(),
        shop_area: body.area ?? null,
      });
      return { status: 200, data: responseOf(changedAdmin) };
    },
    OFFICE,
  ),

  answer(
    shopAdmins.remove,
    ({ backend, account, company, params }) =>
      removeEmployee(backend, account, adminOf(backend, company.slug, params.id)),
    OFFICE,
  ),

  answer(
    shopAdmins.changePassword,
    ({ backend, company, body }) => {
      const admin = adminOf(backend, company.slug, body.id);
      refuseProblems(shopAdminPasswordProblems(body));
      changePerson(backend, admin.id, { password_hash: passwordHash(body.password) });
      return { status: 200, data: null };
    },
    OFFICE,
  ),
];

const isShopAdmin = (company: string, { permission, company_slug }: Account): boolean =>
  permission === 'owner_shop' && company_slug === company;

/** A person who is no shop admin of this company is a 404. */
function adminOf({ db }: Backend, company: string, id: number | string): Account {
  const person = foundOr404(findPerson(db, id));
  if (!isShopAdmin(company, person)) throw new Refusal(404);
  return person;
}

function refuseUnknownArea({ db }: Backend, company: string, area: number | null | undefined): void {
  if (area == null) return;
  if (db.of(areaTable).find(area)?.company !== company)
    throw new Refusal(400, { errors: { area: [SERVER_TEXTS.areaNotFound] } });
}

const responseOf = ({ id, username, email, name, shop_area, created_at }: Account): ShopAdmin => ({
  id,
  username,
  email: email ?? '',
  name: name ?? '',
  area: shop_area ?? null,
  created_at,
});
