import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { User } from '#domain/people/user';
import { createBackend } from '#mocks/backend/backend';
import { seedContext } from '#mocks/backend/seed/base/context';
import { hash } from '#mocks/backend/seed/base/hash';
import type { Seed } from '#mocks/backend/seed/base/seed';
import { startOfDayInJapan } from '#mocks/backend/seed/base/seed-times';
import { EMPLOYERS, seedCompanyPeople } from '#mocks/backend/seed/people/company-people';
import { seedUsers } from '#mocks/backend/seed/people/users';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { COMPANIES } from '#mocks/backend/seed/places/companies';
import { ACCOUNTS } from '#mocks/backend/seed/session/accounts';
import { everyoneIn } from '#mocks/backend/services/people';
import { chatSeatTable } from '#mocks/backend/tables/messaging/chats';
import { companyPeopleTable } from '#mocks/backend/tables/people/company-people';
import { matchingUserTable } from '#mocks/backend/tables/recruitment/matching';
import { NOW, stoppedClock } from '../start-backend';

const ANCHOR = startOfDayInJapan(Date.parse(NOW));
const NORMAL: Seed = { profile: 'normal', n: 1 };
const EDGE: Seed = { profile: 'edge', n: 1 };

const usersOf = (seed: Seed, slug: string) =>
  seedUsers(seedContext(seed, 'users', CITIES.find(({ name }) => name === slug) ?? null, ANCHOR));
const employeesOf = (seed: Seed) => seedCompanyPeople(seedContext(seed, 'company_people', null, ANCHOR));
const digest = (rows: unknown) => hash(JSON.stringify(rows));

test('[R-WISH-09] each city has its own users, the same in every run', () => {
  const digests = CITIES.map(({ name }) => digest(usersOf(NORMAL, name)));
  expect(new Set(digests).size).toBe(9);
  expect(digest(usersOf(NORMAL, 'akashi'))).toBe(digests[0]);
});

test('every city has a user of each kind, one to confirm, and none created in the future', () => {
  for (const { name } of CITIES) {
    const users = usersOf(NORMAL, name);
    expect(new Set(users.map(({ permission }) => permission))).toEqual(
      new Set(['Member', 'Advertiser', 'Operator', 'President', 'Teacher', 'Guest']),
    );
    const advertisers = users.filter(({ permission }) => permission === 'Advertiser');
    expect(new Set(advertisers.map(({ code_shop: shop }) => shop === null)).size).toBe(2);
    expect(users.some(({ confirmed }) => confirmed === null)).toBe(true);
    expect(users.every(({ created_at: at }) => Date.parse(at ?? '') < ANCHOR)).toBe(true);
  }
});

test('user names and mail addresses contain the city or the company, and are unique', () => {
  const users = CITIES.flatMap(({ name }) => usersOf(NORMAL, name).map((user) => ({ ...user, place: name })));
  const employees = employeesOf(NORMAL).map((person) => ({
    ...person,
    place: person.company_slug ?? 'recruitment',
  }));
  const everyone = [...users, ...employees];
  expect(
    everyone.filter(({ username, email, place }) => !username.includes(place) || !email?.includes(place)),
  ).toEqual([]);
  expect(new Set(everyone.map(({ username }) => username)).size).toBe(everyone.length);
  expect(new Set(everyone.map(({ email }) => email)).size).toBe(everyone.length);
  expect(new Set(employees.map(({ place }) => place))).toEqual(new Set(EMPLOYERS));
});

test('schools, ads and positions belong to the city', () => {
  const kusatsu = usersOf(NORMAL, 'kusatsu');
  const schools = kusatsu.flatMap(({ school }) => (school == null ? [] : [Number(school)]));
  expect([Math.min(...schools) > 5, Math.max(...schools) <= 10]).toEqual([true, true]);
  const ads = kusatsu.flatMap(({ favourite_ads: ids }) => ids ?? []);
  expect(ads.every((id) => id > 100_000 && id <= 100_040)).toBe(true);
  expect(kusatsu.filter(({ latitude }) => latitude != null && Math.abs(latitude - 35.0133) > 0.061)).toEqual(
    [],
  );
  expect(kusatsu.some(({ latitude }) => latitude === null)).toBe(true);
});

test('the empty profile has no people, the busy one 10,000 users per city and 10,000 people of the general company', () => {
  const empty: Seed = { profile: 'empty', n: 1 };
  expect([usersOf(empty, 'akashi'), employeesOf(empty)]).toEqual([[], []]);
  const busy: Seed = { profile: 'busy', n: 1 };
  expect(usersOf(busy, 'akashi')).toHaveLength(10_000);
  expect(employeesOf(busy).filter(({ company_slug: slug }) => slug === 'machi')).toHaveLength(10_000);
});

test('every company has owners and staff, some with a shop and some without', () => {
  for (const { slug } of COMPANIES) {
    const own = employeesOf(NORMAL).filter(({ company_slug: company }) => company === slug);
    const kinds = own.map(({ permission, code_shop: shop }) => `${permission}${shop ? ' shop' : ''}`);
    expect(new Set(kinds)).toEqual(
      new Set(['owner_shop', 'owner_shop shop', 'staff_shop', 'staff_shop shop']),
    );
  }
});

test('the edge profile has the most difficult texts, and the values that a backend may leave out', () => {
  const users = usersOf(EDGE, 'akashi');
  const text = users.map(({ name, introduction }) => `${name}${introduction}`).join('\n');
  for (const hard of ['髙﨑🗾', '<script>', 'مرحبا', 'https://example.jp/', 'か\u3099', '👨‍👩‍👧‍👦']) {
    expect(text).toContain(hard);
  }
  for (const field of ['name', 'birthday', 'introduction', 'created_at', 'area'] as const) {
    expect(users.some((user) => user[field] === null)).toBe(true);
  }
  expect(users.some(({ permission }) => permission === '')).toBe(true);
  expect(z.safeParse(z.array(z.omit(User, { id: true })), users).success).toBe(true);
  expect(employeesOf(EDGE).some(({ name }) => name === null)).toBe(true);
});

test('no two people of one list have the same name: users, staff, receivers, identities, chat rooms [R-GEN-02]', async () => {
  const { db, ready } = createBackend({ clock: stoppedClock(), seed: NORMAL });
  await ready;
  const lists = [
    // The receivers of a city are its users, the accounts with access to it and the people of every company.
    ...CITIES.map(({ name }) => namesOf(everyoneIn(db, name).list({}).rows)),
    namesOf(db.of(companyPeopleTable).list({}).rows),
    namesOf(db.of(matchingUserTable).list({}).rows),
    ...CITIES.flatMap(({ name }) =>
      ACCOUNTS.map(({ id }) =>
        namesOf(
          db.of(chatSeatTable).list({ city: name, filter: ({ account_id: account }) => account === id }).rows,
        ),
      ),
    ),
  ];
  const twice = lists.flatMap((names) => names.filter((name, index) => names.indexOf(name) < index));
  expect(twice).toEqual([]);
});

const namesOf = (people: readonly { name?: string | null | undefined }[]) => people.map(({ name }) => name);
