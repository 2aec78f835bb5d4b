import { inJapan } from '#domain/base/japan-time';
import { COOKIE_NAMES } from '#domain/session/cookie-names';
import { STORAGE_KEYS } from '#domain/session/storage-keys';
import { readEntries, writeEntries } from '#mocks/harness/link/link-writes';
import { KEEP_WRITES, readScenario, type Scenario, writeScenario } from '#mocks/harness/link/scenario';
import { storedCity } from '#mocks/harness/link/stored-city';
import type { Step } from '#mocks/harness/report/step';
import { entriesAtStep } from './entries-at-step';
import { stateAtStep } from './state-at-step';

/** The account that a step has signed in, as far as a link can name it. */
export type Persona = Pick<Scenario, 'role' | 'company'>;

interface RecordedState {
  /** The link of the state before the first step. */
  start: string;
  steps: readonly Step[];
}

/**
 * The scenario link of the state after a step: rows, clock, address and who is signed in. Null where the recording's
 * first link cannot be read. `personaOf`: by the id of an account.
 */
export async function linkAtStep(
  { start, steps }: RecordedState,
  index: number,
  personaOf: (id: number) => Persona | null,
): Promise<string | null> {
  const [path = '', hash = ''] = start.split(/(?=#)/);
  const reading = readScenario(hash);
  const step = steps[index];
  if (!reading || !step) return null;
  const { scenario } = reading;
  const entriesBefore = await entriesOf(scenario.writes);
  if (entriesBefore === null) return null;
  const { address, stored } = stateAtStep(steps, index);
  const entries = entriesAtStep(entriesBefore, steps, index);
  const iso = inJapan(step.at).format('YYYY-MM-DDTHH:mm:ss[+09:00]');
  return `${address ?? path}${writeScenario({
    ...scenario,
    ...personaIn(stored, personaOf),
    ...cityIn(stored),
    now: { ...scenario.now, iso, paused: scenario.now?.paused ?? false },
    // the address already has the record
    want: null,
    writes: entries.length === 0 ? null : await writeEntries(entries),
  })}`;
}

async function entriesOf(writes: string | null) {
  if (writes === null || writes === KEEP_WRITES) return [];
  return (await readEntries(writes))?.entries ?? null;
}

function personaIn(stored: ReadonlyMap<string, string | null>, personaOf: (id: number) => Persona | null) {
  if (stored.get(COOKIE_NAMES.accessToken) === null) return { role: 'none' as const };
  const id = stored.get(STORAGE_KEYS.userId);
  return (id == null ? null : personaOf(Number(id))) ?? {};
}

function cityIn(stored: ReadonlyMap<string, string | null>) {
  const city = stored.get(STORAGE_KEYS.city);
  if (city === undefined) return {};
  return { city: storedCity(city) ?? ('none' as const) };
}
