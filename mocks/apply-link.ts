import { COOKIE_NAMES } from '#domain/session/cookie-names';
import { STORAGE_KEYS } from '#domain/session/storage-keys';
import { browserStorage } from '#mocks/scenario/browser-storage';
import { faultProblems } from '#mocks/scenario/fault-problems';
import type { LinkProblem } from '#mocks/scenario/link-problem';
import { readEntries } from '#mocks/scenario/link-writes';
import { assume } from '#mocks/scenario/persona';
import { KEEP_WRITES, type ScenarioReading } from '#mocks/scenario/scenario';
import { storedCity } from '#mocks/scenario/stored-city';
import { type Seed, seedName } from '#mocks/seed/base/seed';
import type { Backend } from './backend-types';

export interface Link extends ScenarioReading {
  hash: string;
}

/** Writes the link's rows, signs its persona in and opens its record; returns the parts that were not applied. */
export async function applyLink(
  { scenario, problems }: Link,
  backend: Backend,
  anchor: number,
): Promise<LinkProblem[]> {
  const all = [...problems, ...faultProblems(scenario.faults, backend.endpoints)];
  if (scenario.writes !== null && scenario.writes !== KEEP_WRITES) {
    all.push(...(await applyWrites(scenario.writes, scenario.seed, backend)));
  }
  all.push(...(await assume(scenario, backend, browserStorage)));
  if (scenario.want !== null) all.push(...(await applyWant(scenario.want, backend, anchor)));
  return all;
}

/** Provides the wanted record and makes it the page's address, before the console starts. */
async function applyWant(text: string, backend: Backend, anchor: number): Promise<LinkProblem[]> {
  const { openWanted } = await import('#mocks/wanted/open-wanted');
  const account = backend.accountOf(browserStorage.cookie(COOKIE_NAMES.accessToken) ?? '');
  const city = storedCity(browserStorage.item(STORAGE_KEYS.city));
  const opened = await openWanted(text, { backend, anchor, account, city });
  if (typeof opened !== 'string') return [opened];
  history.replaceState(history.state, '', import.meta.env.BASE_URL + opened);
  return [];
}

async function applyWrites(written: string, seed: Seed, backend: Backend): Promise<LinkProblem[]> {
  const problem = { key: 'writes', value: `${written.slice(0, 12)}…`, meant: null };
  const reading = await readEntries(written);
  if (reading === null) return [{ ...problem, allowed: KEEP_WRITES }];
  await backend.load({ seed: seedName(seed), entries: reading.entries });
  return reading.refused.length === 0 ? [] : [{ ...problem, allowed: reading.refused.join('; ') }];
}
