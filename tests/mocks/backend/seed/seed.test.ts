import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { draftProblems } from '#domain/base/draft-problems';
import { Notification, NotificationDraft } from '#domain/messaging/notification';
import { Profile } from '#domain/people/profile';
import { ROLES } from '#domain/people/roles';
import { seedContext } from '#mocks/backend/seed/base/context';
import { hash } from '#mocks/backend/seed/base/hash';
import type { Seed } from '#mocks/backend/seed/base/seed';
import { DAY, startOfDayInJapan } from '#mocks/backend/seed/base/seed-times';
import { seedNotifications } from '#mocks/backend/seed/messaging/notifications';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { ACCOUNTS } from '#mocks/backend/seed/session/accounts';
import { PLACES } from '#mocks/backend/seed/texts/places';
import { NOW } from '../start-backend';

const ANCHOR = startOfDayInJapan(Date.parse(NOW));

function seeded(seed: Seed, slug: string, anchor = ANCHOR) {
  const city = CITIES.find(({ name }) => name === slug) ?? null;
  return seedNotifications(seedContext(seed, 'notifications', city, anchor));
}
const NORMAL: Seed = { profile: 'normal', n: 1 };
const digest = (rows: unknown) => hash(JSON.stringify(rows));

test('[R-WISH-09] the same seed gives the same rows, and every other seed and city gives different ones', () => {
  const digests = [
    ...CITIES.map(({ name }) => digest(seeded(NORMAL, name))),
    digest(seeded({ profile: 'normal', n: 2 }, 'akashi')),
  ];
  expect(new Set(digests).size).toBe(10);
  expect(digest(seeded(NORMAL, 'akashi'))).toBe(digests[0]);
});

test('a later day moves the dates and changes no other value', () => {
  const today = seeded(NORMAL, 'akashi');
  const tomorrow = seeded(NORMAL, 'akashi', ANCHOR + DAY);
  const moved = today.map(({ created_at }) => new Date(Date.parse(created_at) + DAY).toISOString());
  expect(tomorrow.map(({ created_at }) => created_at)).toEqual(moved);
  expect(tomorrow.map(({ read }) => read)).toEqual(today.map(({ read }) => read));
});

test('[R-GEN-02] each city has 45 to 130 notices of the last year, some unread, none in the future', () => {
  const figures = CITIES.map(({ name }) => {
    const rows = seeded(NORMAL, name);
    return {
      enough: rows.length >= 45 && rows.length <= 130,
      unread: rows.filter(({ read }) => !read).length,
      past: rows.every(({ created_at }) => Date.parse(created_at) < ANCHOR),
      recent: rows.every(({ created_at }) => Date.parse(created_at) > ANCHOR - 367 * DAY),
      valid: rows.every((row) => draftProblems(NotificationDraft, row).length === 0),
    };
  });
  for (const { unread, ...rest } of figures) {
    expect(rest).toEqual({ enough: true, past: true, recent: true, valid: true });
    expect(unread).toBeGreaterThanOrEqual(3);
  }
  expect(new Set(CITIES.map(({ name }) => seeded(NORMAL, name).length)).size).toBeGreaterThan(4);
});

test('every notice mentions its own city, and every placeholder of its template is filled', () => {
  for (const { name } of CITIES) {
    const place = PLACES[name];
    if (!place) throw new Error(`${name} has no entry in PLACES`);
    const texts = [place.name, ...Object.values(place).flat()];
    for (const { title, description, operator } of seeded(NORMAL, name)) {
      const text = [title, description, operator].join('\n');
      expect(text).not.toMatch(/[{}]|undefined/);
      expect(texts.some((word) => text.includes(word))).toBe(true);
    }
  }
});

test('the empty profile has no row, the busy one 10,000', () => {
  expect(seeded({ profile: 'empty', n: 1 }, 'akashi')).toEqual([]);
  expect(seedContext({ profile: 'busy', n: 1 }, 'notifications', null, ANCHOR).count).toBe(10_000);
});

test('the edge profile has the most difficult texts, and stays within the limits', () => {
  const rows = seeded({ profile: 'edge', n: 1 }, 'akashi');
  const text = rows.map(({ title, description }) => title + description).join('\n');
  for (const hard of ['髙﨑🗾', '<script>', 'مرحبا', 'https://example.jp/', 'か\u3099', '👨‍👩‍👧‍👦']) {
    expect(text).toContain(hard);
  }
  expect(Math.max(...rows.map(({ title }) => [...title].length))).toBe(200);
  expect(Math.max(...rows.map(({ description }) => [...description].length))).toBe(5000);
  expect(rows.flatMap((row) => draftProblems(NotificationDraft, row))).toEqual([]);
  expect(new Set(rows.map(({ read }) => read)).size).toBe(2);
  expect(z.safeParse(z.array(z.omit(Notification, { id: true })), rows).success).toBe(true);
  const years = rows.filter(({ created_at }) => /-12-31T1[45]:/.test(created_at));
  expect(years.length).toBeGreaterThan(20);
  expect(rows.every(({ created_at }) => Date.parse(created_at) < ANCHOR)).toBe(true);
});

test('[R-GEN-03] [R-ROLE-01] there is an account for each role and each company', () => {
  expect(ACCOUNTS.map(({ id, username, permission }) => `${id} ${username} ${permission}`)).toEqual([
    '1 administrator Administrator',
    '2 operator Operator',
    '3 advertiser Advertiser',
    '4 owner_shop owner_shop',
    '5 staff_shop staff_shop',
    '6 member Member',
    '7 guest Guest',
    '8 president President',
    '9 teacher Teacher',
    '10 administrator_nbnb Administrator',
    '11 administrator_jbs Administrator',
    '12 administrator_sky-art Administrator',
    '13 administrator_nishinihon_kensetsu Administrator',
  ]);
  expect(new Set(ACCOUNTS.map(({ permission }) => permission))).toEqual(new Set(ROLES));
  expect(z.safeParse(z.array(Profile), ACCOUNTS).success).toBe(true);
  expect(ACCOUNTS.every(({ company_name }) => company_name?.split(' ').length === 2)).toBe(true);
});

test('a day starts at midnight in Japan', () => {
  expect(startOf('2026-04-01T00:00:00+09:00')).toBe('2026-03-31T15:00:00.000Z');
  expect(startOf('2026-03-31T23:59:59+09:00')).toBe('2026-03-30T15:00:00.000Z');
});

const startOf = (iso: string) => new Date(startOfDayInJapan(Date.parse(iso))).toISOString();
