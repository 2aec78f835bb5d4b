import { expect, test } from 'vitest';
import { exitCode } from '#mocks/harness/contract/exit-code';

type Verdicts = Parameters<typeof exitCode>[0]['endpoints'][number]['verdicts'];
const judged = (...verdicts: Verdicts[number][]) => ({
  endpoints: verdicts.map((verdict) => ({ verdicts: [verdict] })) as never,
  strangers: [],
});

test('a comparison succeeds if something was compared and nothing differs', () => {
  expect([
    exitCode(judged('fits', 'neverSeen')),
    exitCode(judged('neverSeen', 'neverSeen')),
    exitCode(judged()),
    exitCode(judged('fits', 'unlike' as never)),
    exitCode({ ...judged('fits'), strangers: [{}] as never }),
  ]).toEqual([0, 1, 1, 1, 1]);
});
