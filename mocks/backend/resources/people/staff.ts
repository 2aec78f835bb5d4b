import { staff } from '#api/people/staff';
import { matchingStaff } from '#api/recruitment/matching-staff';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';
import { type StaffChange, type StaffDraft, staffChangeProblems, staffProblems } from '#domain/people/staff';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, foundOr404, Refusal, refuseProblems } from '#mocks/backend/protocol/mock';
import { pageOf } from '#mocks/backend/protocol/page-of';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { type Account, passwordHash } from '#mocks/backend/seed/session/accounts';
import { createAccount } from '#mocks/backend/services/create-account';
import { changePerson, employees, findPerson, refuseTaken } from '#mocks/backend/services/people';
import { removeEmployee } from '#mocks/backend/services/remove-employee';
import { withStored } from '#mocks/backend/services/with-stored';

const ALL_WITH_SCREENS = { roles: ROLES_WITH_SCREENS };
/** Staff of recruitment may only read, as staff of a company. */
const ALL_BUT_STAFF = { roles: ROLES_WITH_SCREENS.filter((role) => role !== 'staff_shop') };
const OFFICE_AND_SHOP_ADMINS = { roles: ['Administrator', 'owner_shop'] } as const;

export const staffHandlers = [
  // Owners and staff in one list.
  answer(
    staff.list,
    ({ backend, company, query }) => ({
      status: 200,
      data: pageOfStaff(backend, ofCompany(company.slug), query),
    }),
    ALL_WITH_SCREENS,
  ),

  answer(
    staff.create,
    ({ backend, company, body }) => ({
      status: 201,
      data: createStaff(backend, body, { company_slug: company.slug, company_name: company.name }),
    }),
    OFFICE_AND_SHOP_ADMINS,
  ),

  answer(
    staff.update,
    ({ backend, company, params, body, sentFields }) => {
      const member = changeableStaff(backend, ofCompany(company.slug), params.id);
      return {
        status: 200,
        data: changeStaff(backend, member, withStored(staff.update, body, member, sentFields)),
      };
    },
    OFFICE_AND_SHOP_ADMINS,
  ),

  answer(
    staff.remove,
    ({ backend, account, company, params }) =>
      removeEmployee(backend, account, changeableStaff(backend, ofCompany(company.slug), params.id)),
    OFFICE_AND_SHOP_ADMINS,
  ),

  // The staff of recruitment, for callers without a company, in the caller's cities.
  answer(
    matchingStaff.list,
    ({ backend, account, query }) => ({
      status: 200,
      data: pageOfStaff(backend, ofRecruitment(account), query),
    }),
    ALL_WITH_SCREENS,
  ),

  answer(
    matchingStaff.create,
    ({ backend, account, body }) => {
      refuseAccountWithCompany(account);
      const companyAndCities = { company_slug: null, company_name: null, cities: [...account.cities] };
      return { status: 201, data: createStaff(backend, body, companyAndCities) };
    },
    ALL_BUT_STAFF,
  ),

  answer(
    matchingStaff.update,
    ({ backend, account, params, body, sentFields }) => {
      const member = changeableStaff(backend, ofRecruitment(account), params.id);
      return {
        status: 200,
        data: changeStaff(backend, member, withStored(matchingStaff.update, body, member, sentFields)),
      };
    },
    ALL_BUT_STAFF,
  ),

  answer(
    matchingStaff.remove,
    ({ backend, account, params }) =>
      removeEmployee(backend, account, changeableStaff(backend, ofRecruitment(account), params.id)),
    ALL_BUT_STAFF,
  ),
];

type IsInList = (person: Account) => boolean;

const ofCompany =
  (company: string): IsInList =>
  ({ permission, company_slug }) =>
    (permission === 'owner_shop' || permission === 'staff_shop') && company_slug === company;

function ofRecruitment(caller: Account): IsInList {
  refuseAccountWithCompany(caller);
  return ({ permission, company_slug, cities }) =>
    permission === 'staff_shop' && !company_slug && cities.some((city) => caller.cities.includes(city));
}

/** An account with a company uses the calls of its own staff; an Operator passes. */
function refuseAccountWithCompany({ permission, company_slug }: Account): void {
  if (company_slug && permission !== 'Operator') throw new Refusal(403);
}

const pageOfStaff = ({ db }: Backend, isInList: IsInList, query: Parameters<typeof pageOf>[1]) =>
  pageOf(employees(db, isInList), query, {
    searchFields: ['name', 'username', 'email'],
    sort: '-created_at',
  });

function createStaff(
  backend: Backend,
  draft: StaffDraft,
  companyAndCities: Pick<Account, 'company_slug' | 'company_name'> & Partial<Pick<Account, 'cities'>>,
): Account {
  refuseProblems(staffProblems(draft));
  refuseTaken(backend.db, draft);
  return createAccount(backend, draft, {
    permission: 'staff_shop',
    name: draft.name.trim(),
    ...companyAndCities,
  });
}

function changeStaff(backend: Backend, member: Account, draft: StaffChange): Account {
  refuseProblems(staffChangeProblems(draft));
  refuseTaken(backend.db, draft, member);
  return changePerson(backend, member.id, {
    username: draft.username.trim(),
    email: draft.email.trim(),
    name: draft.name.trim(),
    ...(draft.password ? { password_hash: passwordHash(draft.password) } : {}),
  });
}

/** The list of staff includes owners; they are changed as shop admins. */
function changeableStaff({ db }: Backend, isInList: IsInList, id: string): Account {
  const person = foundOr404(findPerson(db, id));
  if (!isInList(person)) throw new Refusal(404);
  if (person.permission === 'owner_shop') throw new Refusal(400, SERVER_TEXTS.ownerIsNoStaff);
  return person;
}
