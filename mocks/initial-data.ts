import type { GivenRows } from '#mocks/db/given-rows';
import { createHeldSeeds } from '#mocks/har-seed/held-seeds';
import type { LinkProblem } from '#mocks/scenario/link-problem';
import { KEEP_WRITES, NO_SCENARIO, writeSeed } from '#mocks/scenario/scenario';
import type { TabState } from '#mocks/scenario/tab-memory';
import type { Link } from './apply-link';

interface InitialData {
  tab: TabState;
  link: Link | null;
  given: GivenRows;
  problems: LinkProblem[];
}

/** Reads the rows of a seed that a HAR has given. Where the browser does not hold them, the demo begins as without a seed. */
export async function initialData(tab: TabState, link: Link | null, storage: Storage): Promise<InitialData> {
  const { seed } = tab;
  if (seed.har === undefined) return { tab, link, given: {}, problems: link?.problems ?? [] };
  const held = createHeldSeeds(storage);
  const given = await held.read(seed.har);
  if (given !== null) return { tab, link, given, problems: link?.problems ?? [] };
  const names = held.all().map(({ name }) => `har:${name}`);
  const problem: LinkProblem = {
    key: 'seed',
    value: writeSeed(seed),
    allowed: names.join(', '),
    reason: 'notHeld',
    meant: null,
  };
  const problems = [...(link?.problems ?? []), problem];
  const other = { seed: NO_SCENARIO.seed };
  return {
    tab: { ...tab, ...other },
    // its writes are over rows that are not there
    link: link && { ...link, problems, scenario: { ...link.scenario, ...other, writes: KEEP_WRITES } },
    given: {},
    problems,
  };
}
