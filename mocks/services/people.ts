import { isUserPermission, mayChangeUser } from '#domain/people/user';
import type { Backend } from '#mocks/backend-types';
import type { Store } from '#mocks/db/db';
import { sortRows } from '#mocks/db/sort-rows';
import type { ListOptions, New, Table } from '#mocks/db/table';
import { found, Refusal } from '#mocks/protocol/refusal';
import { SERVER_TEXTS } from '#mocks/protocol/server-texts';
import { isoTime } from '#mocks/seed/base/japan-time';
import { EMPLOYERS } from '#mocks/seed/people/company-people';
import { CITIES } from '#mocks/seed/places/cities';
import type { Account } from '#mocks/seed/session/accounts';
import { companyPeopleTable } from '#mocks/tables/people/company-people';
import { userTable } from '#mocks/tables/people/users';
import { accountTable } from '#mocks/tables/session/accounts';

/*
 * Everyone the backend knows: accounts, the seeded people of companies and those of each city, who can sign in once they
 * have a password. Their ids are told apart by the tables.
 */

export const findPerson = (db: Store, id: number | string): Account | null =>
  db.of(accountTable).find(id) ?? db.of(companyPeopleTable).find(id) ?? db.of(userTable).find(id);

/** Whoever there is no more cannot be changed. */
export function changePerson(backend: Backend, id: number, changes: Partial<New<Account>>): Account {
  const { db, clock } = backend;
  const dated = { ...changes, last_modified: isoTime(clock.now()) };
  return found(
    db.of(accountTable).update(id, dated) ??
      db.of(companyPeopleTable).update(id, dated) ??
      db.of(userTable).update(id, dated),
  );
}

export const removePerson = (db: Store, id: number): boolean =>
  db.of(accountTable).remove(id) || db.of(companyPeopleTable).remove(id) || db.of(userTable).remove(id);

/**
 * By user name or address. Seeded ones hold the slug of their city or company, so those that nobody has asked for yet
 * are looked through only for such.
 */
function someone(db: Store, text: string, test: (person: Account) => boolean): Account | undefined {
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
  someone(db, username, (person) => person.username === username.trim());

/** Mail servers do not mind the case of an address; people forget it. */
export function personAt(db: Store, email: string): Account | undefined {
  const address = email.trim().toLowerCase();
  return someone(db, address, (person) => addressOf(person) === address);
}

export const addressOf = ({ email }: Account): string => (email ?? '').toLowerCase();

/** Both are told at once, so that nobody has to ask twice. `before`: who has kept these so far. */
export function refuseTaken(
  db: Store,
  { username, email }: { username: string; email: string },
  before?: Account,
): void {
  const name = username.trim();
  const address = email.trim().toLowerCase();
  const nameIsNew = name !== before?.username;
  const addressIsNew = address !== '' && (before === undefined || address !== addressOf(before));
  const errors = {
    ...(nameIsNew && personNamed(db, name) ? { username: [SERVER_TEXTS.usernameTaken] } : {}),
    ...(addressIsNew && personAt(db, address) ? { email: [SERVER_TEXTS.emailTaken] } : {}),
  };
  if (Object.keys(errors).length > 0) throw new Refusal(400, { errors });
}

/** A user of this city; an Operator is changed by Operators only (PROPOSED). */
export function userToChange(
  db: Store,
  { city, id, by }: { city: string; id: number | string; by: Account },
): Account {
  const user = userOf(db, city, id);
  if (!mayChangeUser(user, by.permission || 'Guest')) throw new Refusal(400, SERVER_TEXTS.onlyOperators);
  return user;
}

/** Whoever is no user of this city is not there at all. */
export function userOf(db: Store, city: string, id: number | string): Account {
  const person = found(findPerson(db, id));
  if (!isUserOf(city, person)) throw new Refusal(404);
  return person;
}

/** People of companies are shown by the lists of shop admins and staff; whoever has no role yet is a user. */
const isUserOf = (city: string, { cities, permission }: Account): boolean =>
  cities.includes(city) && (permission === '' || isUserPermission(permission));

/** The users of a city as one table to list from. */
export const usersIn = (db: Store, city: string): PeopleList =>
  peopleOf([db.of(accountTable), usersOf(db, city)], (person) => isUserOf(city, person));

/** Everyone of a city who can be sent something: its users, and whoever works on its console. */
export const everyoneIn = (db: Store, city: string): PeopleList =>
  peopleOf([db.of(accountTable), usersOf(db, city), db.of(companyPeopleTable)], (person) =>
    mayEnterCity(person, city),
  );

export const mayEnterCity = ({ cities }: Account, city: string): boolean => cities.includes(city);

/** Shop admins and staff as one table to list from; `belongs` says whose. */
export const employees = (db: Store, belongs: (person: Account) => boolean): PeopleList =>
  peopleOf([db.of(accountTable), db.of(companyPeopleTable)], belongs);

export type PeopleList = Pick<Table<Account>, 'list' | 'fields'>;

type Listed = Pick<Table<Account>, 'list'>;

const usersOf = (db: Store, city: string): Listed => ({
  list: (options) => db.of(userTable).list({ ...options, city }),
});

/** Of tables that share their columns. */
function peopleOf(
  [accounts, ...others]: readonly [Table<Account>, ...Listed[]],
  belongs: (person: Account) => boolean,
): PeopleList {
  return {
    fields: accounts.fields,
    list({ sort = '', offset = 0, limit, filter = () => true, ...selection }: ListOptions<Account>) {
      const of = (person: Account) => belongs(person) && filter(person);
      const rows = [accounts, ...others].flatMap((table) => table.list({ ...selection, filter: of }).rows);
      const end = limit === undefined ? undefined : offset + limit;
      return { rows: sortRows(rows, sort).slice(offset, end), total: rows.length };
    },
  };
}
