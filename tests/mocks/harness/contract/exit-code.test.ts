import { expect, test } from 'vitest';
import { exitCode } from '#mocks/harness/contract/exit-code';

type Verdicts = Parameters<typeof exitCode>[0]['endpoints'][number]['verdicts'];
const judgementWith = (...verdicts: Verdicts[number][]) => ({
  endpoints: verdicts.map((verdict) => ({ verdicts: [verdict] })) as never,
  strangers: [],
});

test('a comparison succeeds if something was compared and nothing differs', () => {
  expect([
    exitCode(judgementWith('fits', 'neverSeen')),
    exitCode(judgementWith('neverSeen', 'neverSeen')),
    exitCode(judgementWith()),
    exitCode(judgementWith('fits', 'unlike' as never)),
    exitCode({ ...judgementWith('fits'), strangers: [{}] as never }),
  ]).toEqual([0, 1, 1, 1, 1]);
});
