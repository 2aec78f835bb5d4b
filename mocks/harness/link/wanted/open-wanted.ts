import { mayEnter } from '#domain/people/roles';
import { hasFeature } from '#domain/places/cities';
import { COMPANIES_WITH_OWN_SET, hasOwnSet } from '#domain/places/companies';
import type { Backend } from '#mocks/backend/backend-types';
import { createStore } from '#mocks/backend/db/db';
import type { Row } from '#mocks/backend/db/define-table';
import { createMemoryJournal } from '#mocks/backend/db/memory-journal';
import type { Seed } from '#mocks/backend/seed/base/seed';
import type { Account } from '#mocks/backend/seed/session/accounts';
import type { LinkProblem } from '#mocks/harness/link/link-problem';
import { provideRows } from './provide-rows';
import { readWant, type Want } from './read-want';
import { wantedAds } from './wanted-ads';
import { wantedCombos } from './wanted-combos';
import { wantedInvoices } from './wanted-invoices';
import { factsOf, type WantedKind } from './wanted-kinds';
import { wantedNotifications } from './wanted-notifications';
import { wantedCoupons, wantedEvents, wantedTimeSales } from './wanted-periods';
import { wantedIdentities, wantedReports } from './wanted-recruitment';
import { wantedReserves } from './wanted-reserves';
import type { Viewer, WantedTable } from './wanted-table';

type Provide = (want: Want, viewer: Viewer, source: () => Promise<Viewer>) => Promise<number | null>;

const provided =
  <R extends Row>(kind: WantedTable<R>): Provide =>
  (want, viewer, source) =>
    provideRows(kind, want, viewer, source);

const PROVIDE: Readonly<Record<WantedKind, Provide>> = {
  reserve: provided(wantedReserves),
  'time-sale': provided(wantedTimeSales),
  coupon: provided(wantedCoupons),
  event: provided(wantedEvents),
  ad: provided(wantedAds),
  combo: provided(wantedCombos),
  notification: provided(wantedNotifications),
  report: provided(wantedReports),
  identity: provided(wantedIdentities),
  invoice: provided(wantedInvoices),
};

interface Opening {
  backend: Pick<Backend, 'db' | 'clock' | 'cities' | 'seed'>;
  /** The reference time of seeded dates. */
  anchor: number;
  /** Null: nobody is signed in. */
  account: Account | null;
  city: string | null;
}

/** Provides the wanted record; returns its address behind the base path of the console, or why there is none. */
export async function openWanted(
  text: string,
  { backend, anchor, account, city: slug }: Opening,
): Promise<string | LinkProblem> {
  const { clock, seed } = backend;
  const db = backend.db.writtenBy('link');
  const want = readWant(text, clock.now());
  if ('allowed' in want) return want;
  const { roles, feature, companySet, path } = factsOf(want.kind);
  const problem = (allowed: string): LinkProblem => ({ key: 'want', value: text, allowed, meant: null });
  const city = backend.cities.find(({ name }) => name === slug);
  if (account === null || !mayEnter(account.permission, roles === 'all' ? 'signedIn' : roles))
    return problem(`role=${roles === 'all' ? '…' : ['Operator', ...roles].join(' | ')}`);
  // Until an Operator chooses another company, the console shows the first.
  const company = account.company_slug || GENERAL;
  if (companySet && account.permission !== 'Operator' && !hasOwnSet(company))
    return problem(`company=${COMPANIES_WITH_OWN_SET.join(' | ')}`);
  const possible = backend.cities
    .filter((one) => account.cities.includes(one.name) && (feature === null || hasFeature(one, feature)))
    .map(({ name }) => name);
  if (city === undefined || !possible.includes(city.name)) return problem(`city=${possible.join(' | ')}`);
  const viewer = { db, clock, account, city: city.name, company };
  const source = async () => ({ ...viewer, db: await normalStore(seed, anchor) });
  await db.catchUp();
  const id = await PROVIDE[want.kind](want, viewer, source);
  await db.settled();
  return id === null
    ? problem('no record of these data can have this state')
    : `${city.name}/${path(want.state)}${id}`;
}

const GENERAL = 'machi';

/** The rows of the normal seed with the same number, apart from the data of the page. */
async function normalStore({ n }: Seed, anchor: number) {
  const store = createStore({
    seed: { profile: 'normal', n },
    anchor,
    journal: createMemoryJournal(),
  });
  await store.ready;
  return store;
}
