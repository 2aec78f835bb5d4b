import { expect, test } from 'vitest';
import { durationsPage, journeysIn, unitsIn } from '../scripts/durations.mjs';

const spec = (title: string, duration: number) => ({
  title,
  file: 'a.spec.ts',
  tests: [{ results: [{ duration }, { duration: 500 }] }],
});

test('the page of durations lists steps, files by their seconds and shares, and the dearest tests', () => {
  const page = durationsPage({
    steps: [
      { name: 'unit', ms: 45_000 },
      { name: 'e2e', ms: 15_000 },
    ],
    units: unitsIn({
      testResults: [
        {
          name: `${process.cwd()}/tests/views/list.test.tsx`,
          assertionResults: [{ fullName: 'a list has rows', duration: 3000 }],
        },
        { name: 'tests/top.test.ts', assertionResults: [{ fullName: 'a test without a duration' }] },
      ],
    }),
    journeys: journeysIn({
      specs: [spec('opens | and [x]', 1500)],
      suites: [{ specs: [{ ...spec('saves', 5500), file: 'b.spec.ts' }] }],
    }),
    flows: [],
    cores: 2,
  });
  expect(page).toBe(`# How long the tests take

Written by \`npm run test:all\`, on 2 cores: 1.0 minutes. A test's seconds are those of its worker; workers run side by
side. \`npm test\` runs the same steps with fewer journeys, flows and cases of unit tests.

## Steps

| step | seconds |  share |
| ---- | ------: | -----: |
| unit |    45.0 | 75.0 % |
| e2e  |    15.0 | 25.0 % |

## Journeys

2 tests, 8.0 seconds.

| file          | tests | seconds |  share |
| ------------- | ----: | ------: | -----: |
| e2e/b.spec.ts |     1 |     6.0 | 75.0 % |
| e2e/a.spec.ts |     1 |     2.0 | 25.0 % |

The dearest:

- 6.0 s \`e2e/b.spec.ts\`: saves
- 2.0 s \`e2e/a.spec.ts\`: opens \\| and \\[x\\]

## Unit tests, by folder

2 tests, 3.0 seconds.

| folder      | tests | seconds |   share |
| ----------- | ----: | ------: | ------: |
| tests/views |     1 |     3.0 | 100.0 % |
| tests       |     1 |     0.0 |   0.0 % |

The dearest:

- 3.0 s \`tests/views/list.test.tsx\`: a list has rows
- 0.0 s \`tests/top.test.ts\`: a test without a duration

## Unit tests, the dearest files

2 tests, 3.0 seconds.

| file                      | tests | seconds |   share |
| ------------------------- | ----: | ------: | ------: |
| tests/views/list.test.tsx |     1 |     3.0 | 100.0 % |
| tests/top.test.ts         |     1 |     0.0 |   0.0 % |
`);
});
