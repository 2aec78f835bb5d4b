import { expect, test } from 'vitest';
import { mayEnter, ROLES_WITH_SCREENS } from '#domain/people/roles';
import { hasFeature } from '#domain/places/cities';
import { startOfDayInJapan } from '#mocks/seed/base/japan-time';
import { SEED_PROFILES, type SeedProfile } from '#mocks/seed/base/seed';
import { CITIES } from '#mocks/seed/places/cities';
import { ACCOUNTS } from '#mocks/seed/session/accounts';
import { openWanted } from '#mocks/wanted/open-wanted';
import { factsOf, statesOf, WANTED_KIND_NAMES, type WantedKind } from '#mocks/wanted/wanted-kinds';
import { NOW, startBackend } from '../start-backend';

const ANCHOR = startOfDayInJapan(Date.parse(NOW));
const USERNAMES = [
  ...ROLES_WITH_SCREENS.map((role) => role.toLowerCase()),
  'administrator_nbnb',
  'administrator_jbs',
];

/** The list call with the narrowest filter for the state; `company`: of the account. */
const LISTS: Readonly<Record<WantedKind, (state: string, company: string) => string>> = {
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

interface Listed {
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
const STATES: Partial<Record<WantedKind, (row: Listed) => string>> = {
  'time-sale': ({ time_range: periods = [] }) => stateIn(periods[0]?.start, periods.at(-1)?.end),
  coupon: ({ start_date, end_date }) => stateIn(start_date, end_date),
  ad: (row) => (row.public ? (row.is_top ? 'top' : 'public') : 'private'),
  notification: ({ read, confirmed }) => (confirmed ? 'confirmed' : read ? 'read' : 'unread'),
  report: ({ read, approved }) => (approved ? 'approved' : read ? 'handled' : 'pending'),
  identity: ({ confirmed }) => (confirmed == null ? 'waiting' : confirmed ? 'confirmed' : 'rejected'),
};

const stateIn = (start = '', end = '', now = Date.parse(NOW)) =>
  now < Date.parse(start) ? 'before' : now <= Date.parse(end) ? 'running' : 'ended';

const maySee = (username: string, kind: WantedKind): boolean => {
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
  // 10,000 rows in each of nine cities take a minute.
  return profile === 'busy' ? cities.slice(0, 1) : cities;
};

async function started(profile: SeedProfile) {
  const { backend, send } = await startBackend({ seed: { profile, n: 1 } });
  const as = async (username: string, city: string) => {
    const { access_token: token } = await backend.signIn(username);
    const account = backend.accountOf(token);
    const company = account?.company_slug ?? 'machi';
    const open = (want: string) => openWanted(want, { backend, anchor: ANCHOR, account, city });
    const list = async (call: string) => {
      const reply = await send(`GET ${call.replace(':city', city)}`, { as: token });
      expect(reply.status).toBe(200);
      return (reply.body as { data: { content: Listed[] } }).data.content;
    };
    return { open, list, company, account };
  };
  return { backend, as, written: async () => (await backend.snapshot()).entries };
}

const eachKind = SEED_PROFILES.flatMap((profile) => WANTED_KIND_NAMES.map((kind) => ({ profile, kind })));

test.each(eachKind)(
  '$profile: $kind is on the first page in every state, city and role',
  async ({ profile, kind }) => {
    const { as } = await started(profile);
    const missed: string[] = [];
    for (const username of USERNAMES.filter((one) => maySee(one, kind))) {
      for (const city of citiesFor(username, kind, profile)) {
        const { open, list, company } = await as(username, city);
        for (const state of statesOf(kind)) {
          const opened = await open(`${kind}:${state}`);
          const what = `${username} ${city} ${state}`;
          if (typeof opened !== 'string') {
            missed.push(`${what}: ${opened.allowed}`);
            continue;
          }
          const [path, id] = opened.split('?view=');
          expect(path).toBe(`${city}/${factsOf(kind).path(state)}`);
          const row = (await list(LISTS[kind](state, company))).find((one) => one.id === Number(id));
          if (row === undefined || (STATES[kind]?.(row) ?? state) !== state) missed.push(`${what}: ${id}`);
        }
      }
    }
    expect(missed).toEqual([]);
  },
  60_000,
);
