import { inJapan } from '#domain/base/japan-time';
import { SIZES } from '#domain/base/limits';
import { isRole } from '#domain/people/roles';
import { COOKIE_NAMES } from '#domain/session/cookie-names';
import { withoutHits } from '#mocks/backend/protocol/faults';
import type { Harness, HarnessAccount } from '#mocks/harness/harness';
import { COMPANIES, LANGUAGES, type Scenario, THEMES } from '#mocks/harness/link/scenario';
import { storedCity } from '#mocks/harness/link/stored-city';

/** What the current state is read from. */
export type SituationSource = Pick<
  Harness,
  | 'backend'
  | 'clock'
  | 'faults'
  | 'firebaseFaults'
  | 'seed'
  | 'day'
  | 'latency'
  | 'firebase'
  | 'maps'
  | 'network'
  | 'storage'
>;

/**
 * The current state as a scenario, without the writes: its link opens the same state in another browser. Contains
 * no token.
 */
export function situationOf(source: SituationSource): Scenario {
  const { clock, faults, firebaseFaults, seed, day, latency, firebase, maps, network, storage } = source;
  const account = accountOf(source);
  const isSignedIn = storage.getCookie(COOKIE_NAMES.accessToken) !== null;
  return {
    role: isSignedIn ? roleOf(account) : 'none',
    company: COMPANIES.find((slug) => slug === account?.company_slug) ?? 'machi',
    city: storedCity(storage.getItem('City')) ?? 'none',
    seed,
    day,
    now: clock.isSet() ? clockSettingOf(clock) : null,
    want: null,
    writes: null,
    lang: LANGUAGES.find((one) => one === storage.getCookie(COOKIE_NAMES.language)) ?? null,
    theme: THEMES.find((one) => one === storage.getCookie(COOKIE_NAMES.theme)) ?? null,
    size: SIZES.find((one) => one === storage.getCookie(COOKIE_NAMES.size)) ?? null,
    faults: faults.rules().map(withoutHits),
    firebaseFaults: firebaseFaults.current(),
    latency,
    firebase,
    maps,
    network,
    tour: null,
    step: 1,
    from: null,
    town: null,
  };
}

function clockSettingOf(clock: Harness['clock']): NonNullable<Scenario['now']> {
  const setting = { iso: tokyoTime(clock.now()), paused: clock.paused() };
  return clock.speed() === 1 ? setting : { ...setting, speed: clock.speed() };
}

/** `2026-04-01T09:00:00+09:00`: users of the console read Japan's time. */
export const tokyoTime = (at: number): string => `${inJapan(at).format('YYYY-MM-DDTHH:mm:ss')}+09:00`;

/** The same page for another city. A page outside the cities leads to the start page instead. */
export function pathInCity(
  path: string,
  root: string,
  cities: readonly { name: string }[],
  slug: string,
): string {
  const base = root.endsWith('/') ? root : `${root}/`;
  const [firstSegment = '', ...rest] = path.startsWith(base) ? path.slice(base.length).split('/') : [];
  const isInCity = cities.some(({ name }) => name === firstSegment);
  return isInCity && slug !== 'none' ? `${base}${[slug, ...rest].join('/')}` : base;
}

/** The signed-in account, when it is a persona of the demo; otherwise undefined. */
export function accountOf({
  backend,
  storage,
}: Pick<Harness, 'backend' | 'storage'>): HarnessAccount | undefined {
  const id = Number(storage.getItem('UserId') ?? Number.NaN);
  return backend.accounts.find((account) => account.id === id);
}

const roleOf = (account: HarnessAccount | undefined) =>
  account && isRole(account.permission) ? account.permission : null;
