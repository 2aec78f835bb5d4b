import { writeEntries } from '#mocks/harness/link/link-writes';
import { type Scenario, writeScenario } from '#mocks/harness/link/scenario';
import { type SituationSource, situationOf } from './situation';

export interface CurrentAddress {
  /** Path and scenario link of the current situation: page, persona, city, data, writes, clock, language, faults. */
  address: string;
  /** Whether writes are missing, because their text is longer than allowed. */
  isWithoutWrites: boolean;
}

/** `longestWrites`: of the text of the writes, in characters. `extraValues`: what the situation does not say. */
export async function currentAddress(
  source: SituationSource,
  longestWrites = Number.POSITIVE_INFINITY,
  extraValues: Partial<Scenario> = {},
): Promise<CurrentAddress> {
  const { pathname, search } = window.location;
  const { entries } = await source.backend.snapshot();
  const writesText = entries.length === 0 ? null : await writeEntries(entries);
  const isWithoutWrites = writesText !== null && writesText.length > longestWrites;
  const scenario = { ...situationOf(source), ...extraValues, writes: isWithoutWrites ? null : writesText };
  return { address: `${pathname}${search}${writeScenario(scenario)}`, isWithoutWrites };
}
