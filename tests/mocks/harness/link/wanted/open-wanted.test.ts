import { expect, test } from 'vitest';
import { mayEnter, ROLES_WITH_SCREENS } from '#domain/people/roles';
import { hasFeature } from '#domain/places/cities';
import { SEED_PROFILES, type SeedProfile } from '#mocks/backend/seed/base/seed';
import { startOfDayInJapan } from '#mocks/backend/seed/base/seed-times';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { ACCOUNTS } from '#mocks/backend/seed/session/accounts';
import type { LinkProblem } from '#mocks/harness/link/link-problem';
import { openWanted } from '#mocks/harness/link/wanted/open-wanted';
import {
  factsOf,
  recordStatesOf,
  WANTED_KIND_NAMES,
  type WantedKind,
} from '#mocks/harness/link/wanted/wanted-kinds';
import { inTurns } from '../../../../in-turns';
import { NOW, startBackend } from '../../../backend/start-backend';

const ANCHOR = startOfDayInJapan(Date.parse(NOW));
const USERNAMES = [
  ...ROLES_WITH_SCREENS.map((role) => role.toLowerCase()),
  'administrator_nbnb',
  'administrator_jbs',
];

/** With 10,000 rows: an account that sees all; the accounts that see their own are the same code in each profile. */
const usernamesIn = (profile: SeedProfile) => (profile === 'busy' ? ['operator'] : USERNAMES);

/** The list call with the narrowest filter for the state; `company`: of the account. */
const LIST_PATHS: Readonly<Record<WantedKind, (state: string, company: string) => string>> = {
  reserve: (state) => `/:city/api/reserves/?status=${state}`,
  'time-sale': () => '/:city/api/time-sales/',
  coupon: () => '/:city/api/coupons/',
  event: (state) => `/:city/api/events/?status=${state}`,
  ad: (state) =>
    `/:city/api/advertisements/?${state === 'top' ? 'is_top=true' : `public=${state === 'public'}`}`,
  combo: (state, company) =>
    `/company/${company}/combos/${state === 'draft' ? 'owner?is_draft=true' : state}`,
  notification: () => '/:city/notifications/my_notification/',
  report: (state) => `/api/matching/list_report/?read=${state !== 'pending'}`,
  identity: (state) => `/api/matching/users/?waiting=${state === 'waiting'}`,
  invoice: (state, company) => `/invoices/?status=${state}&company=${company}`,
};

interface ListedRow {
  id: number;
  status?: string;
  read?: boolean;
  confirmed?: boolean | null;
  approved?: boolean;
  public?: boolean;
  is_top?: boolean;
  start_date?: string;
  end_date?: string;
  time_range?: { start: string; end: string }[];
}

/** The state that the row of the list shows, where the list call has no filter for it. */
const STATE_OF_ROW: Partial<Record<WantedKind, (row: ListedRow) => string>> = {
  'time-sale': ({ time_range: periods = [] }) => stateIn(periods[0]?.start, periods.at(-1)?.end),
  coupon: ({ start_date, end_date }) => stateIn(start_date, end_date),
  ad: (row) => (row.public ? (row.is_top ? 'top' : 'public') : 'private'),
  notification: ({ read, confirmed }) => (confirmed ? 'confirmed' : read ? 'read' : 'unread'),
  report: ({ read, approved }) => (approved ? 'approved' : read ? 'handled' : 'pending'),
  identity: ({ confirmed }) => (confirmed == null ? 'waiting' : confirmed ? 'confirmed' : 'rejected'),
};

const stateIn = (start = '', end = '', now = Date.parse(NOW)) =>
  now < Date.parse(start) ? 'before' : now <= Date.parse(end) ? 'running' : 'ended';

const mayList = (username: string, kind: WantedKind): boolean => {
  const { roles, companySet } = factsOf(kind);
  const account = ACCOUNTS.find((one) => one.username === username);
  const isRefused = companySet && account?.company_slug === 'machi' && account.permission !== 'Operator';
  return !isRefused && mayEnter(account?.permission ?? 'Guest', roles === 'all' ? 'signedIn' : roles);
};

const citiesFor = (username: string, kind: WantedKind, profile: SeedProfile) => {
  const { feature } = factsOf(kind);
  const account = ACCOUNTS.find((one) => one.username === username);
  const cities = CITIES.filter(
    (city) => account?.cities.includes(city.name) && (feature === null || hasFeature(city, feature)),
  ).map(({ name }) => name);
  // The cities differ in their features alone; of the busy ones each has 10,000 rows of its own.
  return cities.slice(0, { normal: cities.length, busy: 1, empty: 3, edge: 3 }[profile]);
};

async function startWithSeed(profile: SeedProfile) {
  const { backend, send } = await startBackend({ seed: { profile, n: 1 } });
  const signInAs = async (username: string, city: string) => {
    const { access_token: token } = await backend.signIn(username);
    const account = backend.accountOf(token);
    const company = account?.company_slug ?? 'machi';
    const openRecord = (want: string) => openWanted(want, { backend, anchor: ANCHOR, account, city });
    const listRecords = async (call: string) => {
      const reply = await send(`GET ${call.replace(':city', city)}`, { as: token });
      expect(reply.status).toBe(200);
      return (reply.body as { data: { content: ListedRow[] } }).data.content;
    };
    return { openRecord, listRecords, company, account };
  };
  return { backend, signInAs, writtenEntries: async () => (await backend.snapshot()).entries };
}

const eachKind = SEED_PROFILES.flatMap((profile) => WANTED_KIND_NAMES.map((kind) => ({ profile, kind })));

test.each(inTurns(eachKind))(
  '$profile: $kind is on the first page in every state, city and role',
  async ({ profile, kind }) => {
    const { signInAs } = await startWithSeed(profile);
    const mistakes: string[] = [];
    for (const username of usernamesIn(profile).filter((one) => mayList(one, kind))) {
      for (const city of citiesFor(username, kind, profile)) {
        const { openRecord, listRecords, company } = await signInAs(username, city);
        for (const state of recordStatesOf(kind)) {
          const opened = await openRecord(`${kind}:${state}`);
          const situation = `${username} ${city} ${state}`;
          if (typeof opened !== 'string') {
            mistakes.push(`${situation}: ${opened.allowed}`);
            continue;
          }
          const id = String(idInAddress(opened));
          expect(opened).toBe(`${city}/${factsOf(kind).path(state)}${id}`);
          const row = (await listRecords(LIST_PATHS[kind](state, company))).find(
            (one) => one.id === Number(id),
          );
          if (row === undefined || (STATE_OF_ROW[kind]?.(row) ?? state) !== state)
            mistakes.push(`${situation}: ${id}`);
        }
      }
    }
    expect(mistakes).toEqual([]);
  },
  60_000,
);

/** The id in the address of the opened record. */
const idInAddress = (opened: string | LinkProblem) =>
  typeof opened === 'string' ? Number(/(?:view|edit)=(\d+)$/.exec(opened)?.[1]) : Number.NaN;

/** What a value of `want` writes: `create reserves`, `update reserves status`. */
async function writesOf(profile: SeedProfile, want: string, username = 'administrator') {
  const { signInAs, writtenEntries } = await startWithSeed(profile);
  const { openRecord } = await signInAs(username, 'akashi');
  const opened = await openRecord(want);
  const entries = await writtenEntries();
  const writes = entries.map((entry) =>
    [entry.kind, entry.table, ...(entry.kind === 'update' ? Object.keys(entry.changes) : [])].join(' '),
  );
  return { opened, writes };
}

test.each([
  'reserve:accepted',
  'time-sale:ended',
  'coupon:running',
  'event:being_held',
  'ad:private',
  'combo:supported',
  'notification:unread',
  'report:pending',
  'identity:waiting',
])('a row that fits is taken, and nothing is written: %s', async (want) => {
  expect((await writesOf('normal', want)).writes).toEqual([]);
});

test.each([
  [
    'reserve:waiting',
    ['create genres', 'create genres', 'create categories', 'create advertisements', 'create reserves'],
  ],
  ['ad:private', ['create genres', 'create genres', 'create categories', 'create advertisements']],
  ['event:ended', ['create events']],
  ['report:pending', ['create matching_posts', 'create matching_reports']],
  ['notification:unread', ['create notifications']],
  ['combo:draft', ['create combos']],
])('an empty city gets a row and the rows that it refers to: %s', async (want, writes) => {
  expect((await writesOf('empty', want)).writes.toSorted()).toEqual(writes.toSorted());
});

test('the records wanted in an empty city share the rows that they refer to', async () => {
  const { signInAs, writtenEntries } = await startWithSeed('empty');
  const { openRecord } = await signInAs('administrator', 'akashi');
  await openRecord('ad:private x5');
  await openRecord('ad:private x12');
  const rows = (await writtenEntries()).flatMap((entry) => (entry.kind === 'create' ? [entry] : []));
  const names = rows.flatMap(({ table, row }) =>
    table === 'advertisements' ? [] : `${table} ${JSON.stringify(row.name)}`,
  );
  expect([new Set(names).size, rows.length - names.length]).toEqual([names.length, 12]);
});

test('a report is of the city of the link, though the list has those of every city', async () => {
  const { signInAs } = await startWithSeed('empty');
  const { openRecord, listRecords } = await signInAs('administrator', 'kusatsu');
  await openRecord('report:approved');
  expect(await listRecords('/api/matching/list_report/')).toMatchObject([
    { approved: true, city: 'kusatsu' },
  ]);
});

test('a reservation goes the machine’s way, and its time is the moment of the clock', async () => {
  const { opened, writes } = await writesOf('normal', 'reserve:waiting_for_cancellation@23:59');
  expect(writes).toEqual(['update reserves date status']);
  const { signInAs } = await startWithSeed('normal');
  const { openRecord, listRecords } = await signInAs('administrator', 'akashi');
  expect(await openRecord('reserve:waiting_for_cancellation@23:59')).toBe(opened);
  const rows = await listRecords('/:city/api/reserves/?status=waiting_for_cancellation');
  const id = idInAddress(opened);
  expect(rows.find((row) => row.id === id)).toMatchObject({ date: '2026-04-01T14:59:00.000Z' });
});

test.each([
  ['time-sale:before@+2m', { start: '2026-04-01T00:02:00.000Z' }],
  ['time-sale:running@+2m', { end: '2026-04-01T00:02:00.000Z' }],
  ['time-sale:ended@-2m', { end: '2026-03-31T23:58:00.000Z' }],
])('a time sale begins or ends at the moment: %s', async (want, moment) => {
  const { signInAs } = await startWithSeed('normal');
  const { openRecord, listRecords } = await signInAs('administrator', 'akashi');
  const id = idInAddress(await openRecord(want));
  const { time_range: periods = [] } = (await listRecords('/:city/api/time-sales/')).find(
    (row) => row.id === id,
  ) ?? { id };
  expect({ start: periods[0]?.start, end: periods.at(-1)?.end }).toMatchObject(moment);
});

test.each([
  ['invoice:unpaid@+1d', '2026-04-02'],
  ['invoice:overdue@-1d', '2026-03-31'],
])('an invoice is due on the day of the moment: %s', async (want, day) => {
  const { signInAs } = await startWithSeed('normal');
  const { openRecord, listRecords } = await signInAs('administrator_nbnb', 'akashi');
  const id = idInAddress(await openRecord(want));
  const [, state = ''] = /:(\w+)/.exec(want) ?? [];
  const found = (await listRecords(`/invoices/?status=${state}&company=nbnb`)).find((row) => row.id === id);
  expect(found).toMatchObject({ due_date: day });
});

test('a number of records: 120 unread notices', async () => {
  const { signInAs, backend } = await startWithSeed('empty');
  const { openRecord, listRecords } = await signInAs('administrator', 'akashi');
  expect(await openRecord('notification:unread x120')).toMatch(/^akashi\/notification-store\?view=\d+$/);
  const all = await listRecords('/:city/notifications/my_notification/?limit=500');
  expect(all.filter(({ read }) => !read)).toHaveLength(120);
  const before = (await backend.snapshot()).entries.length;
  await openRecord('notification:unread x120');
  expect((await backend.snapshot()).entries).toHaveLength(before);
});

test.each([
  ['staff_shop', 'akashi', 'coupon:running', 'role=Operator | Administrator | owner_shop | Advertiser'],
  ['administrator', 'akashi', 'invoice:paid', 'company=nbnb | jbs | sky-art | nishinihon_kensetsu'],
  [
    'administrator',
    'toyonaka',
    'report:pending',
    'city=akashi | kusatsu | takatsuki | fujisawa | settsu | nishinomiya | shonan | seveneleven',
  ],
])('%s in %s is told who sees it: %s', async (username, city, want, allowed) => {
  const { signInAs } = await startWithSeed('normal');
  const { openRecord } = await signInAs(username, city);
  expect(await openRecord(want)).toMatchObject({ key: 'want', allowed, meant: null });
});
