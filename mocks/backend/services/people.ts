import { isUserPermission, mayChangeUser } from '#domain/people/user';
import type { Backend } from '#mocks/backend/backend-types';
import type { Store } from '#mocks/backend/db/db';
import { sortRows } from '#mocks/backend/db/sort-rows';
import type { ListOptions, New, Table } from '#mocks/backend/db/table';
import { foundOr404, Refusal } from '#mocks/backend/protocol/refusal';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { EMPLOYERS } from '#mocks/backend/seed/people/company-people';
import { CITIES } from '#mocks/backend/seed/places/cities';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { companyPeopleTable } from '#mocks/backend/tables/people/company-people';
import { userTable } from '#mocks/backend/tables/people/users';
import { accountTable } from '#mocks/backend/tables/session/accounts';

/* All people of the backend: the accounts, the seeded people of companies and those of each city, who can
   sign in when they have a password. Each table has its own range of ids. */

export const findPerson = (db: Store, id: number | string): Account | null =>
  db.of(accountTable).find(id) ?? db.of(companyPeopleTable).find(id) ?? db.of(userTable).find(id);

/** Changing a removed person is a 404. */
export function changePerson(backend: Backend, id: number, changes: Partial<New<Account>>): Account {
  const { db, clock } = backend;
  const datedChanges = { ...changes, last_modified: utcIsoTime(clock.now()) };
  return foundOr404(
    db.of(accountTable).update(id, datedChanges) ??
      db.of(companyPeopleTable).update(id, datedChanges) ??
      db.of(userTable).update(id, datedChanges),
  );
}

export const removePerson = (db: Store, id: number): boolean =>
  db.of(accountTable).remove(id) || db.of(companyPeopleTable).remove(id) || db.of(userTable).remove(id);

/**
 * Finds a person by user name or mail address. Seeded names and addresses contain the slug of their city or
 * company, so a table that has not been read yet is searched only for such a text.
 */
function findPersonBy(db: Store, text: string, test: (person: Account) => boolean): Account | undefined {
  const [account] = db.of(accountTable).list({ filter: test }).rows;
  if (account) return account;
  const employees = db.of(companyPeopleTable);
  if (employees.isTouched() || EMPLOYERS.some((name) => text.includes(name))) {
    const [employee] = employees.list({ filter: test }).rows;
    if (employee) return employee;
  }
  const users = db.of(userTable);
  for (const { name: city } of CITIES) {
    if (!users.isTouched(city) && !text.includes(city)) continue;
    const [user] = users.list({ city, filter: test }).rows;
    if (user) return user;
  }
  return undefined;
}

export const personNamed = (db: Store, username: string): Account | undefined =>
  findPersonBy(db, username, (person) => person.username === username.trim());

/** Mail servers ignore the case of an address. */
export function personAt(db: Store, email: string): Account | undefined {
  const address = email.trim().toLowerCase();
  return findPersonBy(db, address, (person) => addressOf(person) === address);
}

export const addressOf = ({ email }: Account): string => (email ?? '').toLowerCase();

/** Reports both problems in one refusal. `currentOwner`: the person who has the name and address. */
export function refuseTaken(
  db: Store,
  { username, email }: { username: string; email: string },
  currentOwner?: Account,
): void {
  const name = username.trim();
  const address = email.trim().toLowerCase();
  const nameIsNew = name !== currentOwner?.username;
  const addressIsNew = address !== '' && (currentOwner === undefined || address !== addressOf(currentOwner));
  const errors = {
    ...(nameIsNew && personNamed(db, name) ? { username: [SERVER_TEXTS.usernameTaken] } : {}),
    ...(addressIsNew && personAt(db, address) ? { email: [SERVER_TEXTS.emailTaken] } : {}),
  };
  if (Object.keys(errors).length > 0) throw new Refusal(400, { errors });
}

/** A user of this city; only Operators change an Operator (PROPOSED). */
export function userToChange(
  db: Store,
  { city, id, caller }: { city: string; id: number | string; caller: Account },
): Account {
  const user = userOf(db, city, id);
  if (!mayChangeUser(user, caller.permission || 'Guest')) throw new Refusal(400, SERVER_TEXTS.onlyOperators);
  return user;
}

/** A person who is no user of this city is a 404. */
export function userOf(db: Store, city: string, id: number | string): Account {
  const person = foundOr404(findPerson(db, id));
  if (!isUserOf(city, person)) throw new Refusal(404);
  return person;
}

/** The lists of shop admins and staff show the people of companies; a person without a role is a user. */
const isUserOf = (city: string, { cities, permission }: Account): boolean =>
  cities.includes(city) && (permission === '' || isUserPermission(permission));

/** The users of a city as one table for lists. */
export const usersIn = (db: Store, city: string): PeopleList =>
  peopleOf([db.of(accountTable), usersOf(db, city)], (person) => isUserOf(city, person));

/** All possible receivers of a city: its users, and the people who work on its console. */
export const everyoneIn = (db: Store, city: string): PeopleList =>
  peopleOf([db.of(accountTable), usersOf(db, city), db.of(companyPeopleTable)], (person) =>
    mayEnterCity(person, city),
  );

export const mayEnterCity = ({ cities }: Account, city: string): boolean => cities.includes(city);

/** Shop admins and staff as one table for lists; `belongs` selects their company. */
export const employees = (db: Store, belongs: (person: Account) => boolean): PeopleList =>
  peopleOf([db.of(accountTable), db.of(companyPeopleTable)], belongs);

export type PeopleList = Pick<Table<Account>, 'list' | 'fields'>;

type ListedTable = Pick<Table<Account>, 'list'>;

const usersOf = (db: Store, city: string): ListedTable => ({
  list: (options) => db.of(userTable).list({ ...options, city }),
});

/** Joins tables that share their columns. */
function peopleOf(
  [accounts, ...others]: readonly [Table<Account>, ...ListedTable[]],
  belongs: (person: Account) => boolean,
): PeopleList {
  return {
    fields: accounts.fields,
    list({ sort = '', offset = 0, limit, filter = () => true, ...selection }: ListOptions<Account>) {
      const isListed = (person: Account) => belongs(person) && filter(person);
      const rows = [accounts, ...others].flatMap(
        (table) => table.list({ ...selection, filter: isListed }).rows,
      );
      const end = limit === undefined ? undefined : offset + limit;
      return { rows: sortRows(rows, sort).slice(offset, end), total: rows.length };
    },
  };
}
