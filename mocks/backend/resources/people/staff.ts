import { staff } from '#api/people/staff';
import { matchingStaff } from '#api/recruitment/matching-staff';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';
import { type StaffChange, type StaffDraft, staffChangeProblems, staffProblems } from '#domain/people/staff';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, found, Refusal, refuseIf } from '#mocks/backend/protocol/mock';
import { pageOf } from '#mocks/backend/protocol/page-of';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { type Account, passwordHash } from '#mocks/backend/seed/session/accounts';
import { openAccount } from '#mocks/backend/services/open-account';
import { changePerson, employees, findPerson, refuseTaken } from '#mocks/backend/services/people';
import { removeEmployee } from '#mocks/backend/services/remove-employee';
import { withStored } from '#mocks/backend/services/with-stored';

const CONSOLE = { roles: ROLES_WITH_SCREENS };
/** Staff of recruitment may only read, as staff of a company. */
const CHIEFS = { roles: ROLES_WITH_SCREENS.filter((role) => role !== 'staff_shop') };
const OWNERS = { roles: ['Administrator', 'owner_shop'] } as const;

export const staffHandlers = [
  // Owners and staff in one list.
  answer(
    staff.list,
    ({ backend, company, query }) => ({ status: 200, data: listed(backend, ofCompany(company.slug), query) }),
    CONSOLE,
  ),

  answer(
    staff.create,
    ({ backend, company, body }) => ({
      status: 201,
      data: made(backend, body, { company_slug: company.slug, company_name: company.name }),
    }),
    OWNERS,
  ),

  answer(
    staff.update,
    ({ backend, company, params, body, sent }) => {
      const member = memberOf(backend, ofCompany(company.slug), params.id);
      return { status: 200, data: changed(backend, member, withStored(staff.update, body, member, sent)) };
    },
    OWNERS,
  ),

  answer(
    staff.remove,
    ({ backend, account, company, params }) =>
      removeEmployee(backend, account, memberOf(backend, ofCompany(company.slug), params.id)),
    OWNERS,
  ),

  // The staff of recruitment, for callers without a company, in the caller's cities.
  answer(
    matchingStaff.list,
    ({ backend, account, query }) => ({
      status: 200,
      data: listed(backend, ofRecruitment(account), query),
    }),
    CONSOLE,
  ),

  answer(
    matchingStaff.create,
    ({ backend, account, body }) => {
      refuseEmployed(account);
      const workplace = { company_slug: null, company_name: null, cities: [...account.cities] };
      return { status: 201, data: made(backend, body, workplace) };
    },
    CHIEFS,
  ),

  answer(
    matchingStaff.update,
    ({ backend, account, params, body, sent }) => {
      const member = memberOf(backend, ofRecruitment(account), params.id);
      return {
        status: 200,
        data: changed(backend, member, withStored(matchingStaff.update, body, member, sent)),
      };
    },
    CHIEFS,
  ),

  answer(
    matchingStaff.remove,
    ({ backend, account, params }) =>
      removeEmployee(backend, account, memberOf(backend, ofRecruitment(account), params.id)),
    CHIEFS,
  ),
];

type Belongs = (person: Account) => boolean;

const ofCompany =
  (company: string): Belongs =>
  ({ permission, company_slug }) =>
    (permission === 'owner_shop' || permission === 'staff_shop') && company_slug === company;

function ofRecruitment(caller: Account): Belongs {
  refuseEmployed(caller);
  return ({ permission, company_slug, cities }) =>
    permission === 'staff_shop' && !company_slug && cities.some((city) => caller.cities.includes(city));
}

/** An account with a company uses the calls of its own staff; an Operator passes. */
function refuseEmployed({ permission, company_slug }: Account): void {
  if (company_slug && permission !== 'Operator') throw new Refusal(403);
}

const listed = ({ db }: Backend, belongs: Belongs, query: Parameters<typeof pageOf>[1]) =>
  pageOf(employees(db, belongs), query, {
    searched: ['name', 'username', 'email'],
    sort: '-created_at',
  });

function made(
  backend: Backend,
  draft: StaffDraft,
  workplace: Pick<Account, 'company_slug' | 'company_name'> & Partial<Pick<Account, 'cities'>>,
): Account {
  refuseIf(staffProblems(draft));
  refuseTaken(backend.db, draft);
  return openAccount(backend, draft, { permission: 'staff_shop', name: draft.name.trim(), ...workplace });
}

function changed(backend: Backend, member: Account, draft: StaffChange): Account {
  refuseIf(staffChangeProblems(draft));
  refuseTaken(backend.db, draft, member);
  return changePerson(backend, member.id, {
    username: draft.username.trim(),
    email: draft.email.trim(),
    name: draft.name.trim(),
    ...(draft.password ? { password_hash: passwordHash(draft.password) } : {}),
  });
}

/** The list of staff includes owners; they are changed as shop admins. */
function memberOf({ db }: Backend, belongs: Belongs, id: string): Account {
  const person = found(findPerson(db, id));
  if (!belongs(person)) throw new Refusal(404);
  if (person.permission === 'owner_shop') throw new Refusal(400, SERVER_TEXTS.ownerIsNoStaff);
  return person;
}
