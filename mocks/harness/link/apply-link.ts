import { COOKIE_NAMES } from '#domain/session/cookie-names';
import { STORAGE_KEYS } from '#domain/session/storage-keys';
import type { Backend } from '#mocks/backend/backend-types';
import { type Seed, seedName } from '#mocks/backend/seed/base/seed';
import { browserStorage } from '#mocks/harness/link/browser-storage';
import { faultProblems } from '#mocks/harness/link/fault-problems';
import type { LinkProblem } from '#mocks/harness/link/link-problem';
import { readEntries } from '#mocks/harness/link/link-writes';
import { signInAs } from '#mocks/harness/link/persona';
import { KEEP_WRITES, type ScenarioReading } from '#mocks/harness/link/scenario';
import { storedCity } from '#mocks/harness/link/stored-city';

export interface Link extends ScenarioReading {
  hash: string;
}

/** Writes the link's rows, signs its persona in and opens its record; returns the parts that were not applied. */
export async function applyLink(
  { scenario, problems }: Link,
  backend: Backend,
  anchor: number,
): Promise<LinkProblem[]> {
  const allProblems = [...problems, ...faultProblems(scenario.faults, backend.calls)];
  if (scenario.writes !== null && scenario.writes !== KEEP_WRITES) {
    allProblems.push(...(await applyWrites(scenario.writes, scenario.seed, backend)));
  }
  allProblems.push(...(await signInAs(scenario, backend, browserStorage)));
  if (scenario.want === null) return allProblems;
  const address = await wantedAddress(scenario.want, backend, anchor);
  if (typeof address !== 'string') allProblems.push(address);
  // a tour begins on a page of its own
  else if (scenario.tour === null)
    history.replaceState(history.state, '', import.meta.env.BASE_URL + address);
  return allProblems;
}

/** The address of the wanted record, which is provided before the console starts; or why there is none. */
async function wantedAddress(text: string, backend: Backend, anchor: number): Promise<string | LinkProblem> {
  const { openWanted } = await import('#mocks/harness/link/wanted/open-wanted');
  const account = backend.accountOf(browserStorage.getCookie(COOKIE_NAMES.accessToken) ?? '');
  const city = storedCity(browserStorage.getItem(STORAGE_KEYS.city));
  return openWanted(text, { backend, anchor, account, city });
}

async function applyWrites(writesText: string, seed: Seed, backend: Backend): Promise<LinkProblem[]> {
  const problem = { key: 'writes', value: `${writesText.slice(0, 12)}…`, meant: null };
  // an entry is read by the schema of its table
  await backend.loadAll();
  const reading = await readEntries(writesText);
  if (reading === null) return [{ ...problem, allowed: KEEP_WRITES }];
  await backend.load({ seed: seedName(seed), entries: reading.entries });
  return reading.refused.length === 0 ? [] : [{ ...problem, allowed: reading.refused.join('; ') }];
}
