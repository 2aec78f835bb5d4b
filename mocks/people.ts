import { isUserPermission } from '#domain/user';
import type { Account } from './accounts';
import type { Store } from './db';
import { found, Refusal } from './refusal';
import { accountTable } from './resources/accounts';
import { userTable } from './resources/user-table';
import { CITIES } from './seed/cities';
import { SERVER_TEXTS } from './server-texts';
import { sortRows } from './sort-rows';
import type { ListOptions, New, Table } from './table';

/*
 * Everyone the backend knows: accounts, and the seeded people of each city, who can sign in once they have a password.
 * Their ids are told apart by the tables.
 */

export const findPerson = (db: Store, id: number | string): Account | null =>
  db.of(accountTable).find(id) ?? db.of(userTable).find(id);

export const updatePerson = (db: Store, id: number, changes: Partial<New<Account>>): Account | null =>
  db.of(accountTable).update(id, changes) ?? db.of(userTable).update(id, changes);

/**
 * By user name or address. Seeded ones hold the slug of their city, so a city that nobody has asked for yet is looked
 * through only for those.
 */
function someone(db: Store, text: string, test: (person: Account) => boolean): Account | undefined {
  const [account] = db.of(accountTable).list({ filter: test }).rows;
  if (account) return account;
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
  if (user.permission === 'Operator' && by.permission !== 'Operator')
    throw new Refusal(400, SERVER_TEXTS.onlyOperators);
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
export function usersIn(db: Store, city: string): Pick<Table<Account>, 'list' | 'fields'> {
  const accounts = db.of(accountTable);
  return {
    fields: accounts.fields,
    list({ sort = '', offset = 0, limit, filter = () => true, ...selection }: ListOptions<Account>) {
      const of = (person: Account) => isUserOf(city, person) && filter(person);
      const rows = [
        ...accounts.list({ ...selection, filter: of }).rows,
        ...db.of(userTable).list({ ...selection, city, filter: of }).rows,
      ];
      const end = limit === undefined ? undefined : offset + limit;
      return { rows: sortRows(rows, sort).slice(offset, end), total: rows.length };
    },
  };
}
