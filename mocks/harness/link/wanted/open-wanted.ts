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

type Provide = (
  want: Want,
  viewer: Viewer,
  normalSeedViewer: () => Promise<Viewer>,
) => Promise<number | null>;

const providerFor =
  <R extends Row>(kind: WantedTable<R>): Provide =>
  (want, viewer, normalSeedViewer) =>
    provideRows(kind, want, viewer, normalSeedViewer);

const PROVIDERS: Readonly<Record<WantedKind, Provide>> = {
  reserve: providerFor(wantedReserves),
  'time-sale': providerFor(wantedTimeSales),
  coupon: providerFor(wantedCoupons),
  event: providerFor(wantedEvents),
  ad: providerFor(wantedAds),
  combo: providerFor(wantedCombos),
  notification: providerFor(wantedNotifications),
  report: providerFor(wantedReports),
  identity: providerFor(wantedIdentities),
  invoice: providerFor(wantedInvoices),
};

interface OpenWantedOptions {
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
  { backend, anchor, account, city: slug }: OpenWantedOptions,
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
  const company = account.company_slug || GENERAL_COMPANY;
  if (companySet && account.permission !== 'Operator' && !hasOwnSet(company))
    return problem(`company=${COMPANIES_WITH_OWN_SET.join(' | ')}`);
  const possibleCities = backend.cities
    .filter((one) => account.cities.includes(one.name) && (feature === null || hasFeature(one, feature)))
    .map(({ name }) => name);
  if (city === undefined || !possibleCities.includes(city.name))
    return problem(`city=${possibleCities.join(' | ')}`);
  const viewer = { db, clock, account, city: city.name, company };
  const normalSeedViewer = async () => ({ ...viewer, db: await normalStore(seed, anchor) });
  await db.catchUp();
  const id = await PROVIDERS[want.kind](want, viewer, normalSeedViewer);
  await db.settled();
  return id === null
    ? problem('no record of these data can have this state')
    : `${city.name}/${path(want.state)}${id}`;
}

const GENERAL_COMPANY = 'machi';

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
