import { afterEach, describe, expect, test, vi } from 'vitest';
import { asksForBrowsers, countOf, failedIn, journeysFor, worthAnotherTry } from '../scripts/journeys.mjs';
import PlainReporter from '../scripts/plain-reporter.mjs';

const spec = (title: string, ok: boolean) => ({ title, file: 'a.spec.ts', line: 1, ok });
const runReport = (...specs: ReturnType<typeof spec>[]) => ({
  stats: {
    expected: specs.filter(({ ok }) => ok).length,
    unexpected: specs.filter(({ ok }) => !ok).length,
    flaky: 0,
  },
  errors: [],
  suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }],
});

describe('failed journeys', () => {
  const firstRun = runReport(spec('passing', true), spec('unlucky', false), spec('broken', false));

  test('a journey that passes in the second run counts as passed and is named, and one that fails again fails the run', () => {
    const secondRun = runReport(spec('unlucky', true), spec('broken', false));
    expect(countOf(firstRun, secondRun)).toEqual({ passed: 2, failed: 1, flaky: ['a.spec.ts:1 unlucky'] });
    expect(countOf(firstRun)).toEqual({ passed: 1, failed: 2, flaky: [] });
  });

  test('a journey counts as failed when the second run ended before it', () => {
    expect(countOf(firstRun, runReport())).toEqual({ passed: 1, failed: 2, flaky: [] });
  });

  test('the second run is skipped when too many failed, or a file cannot be loaded', () => {
    const manyFailures = runReport(...Array.from({ length: 21 }, (_, index) => spec(String(index), false)));
    expect(failedIn(manyFailures)).toHaveLength(21);
    expect(
      [firstRun, manyFailures, { ...firstRun, errors: [{}] }, runReport(spec('passing', true)), null].map(
        worthAnotherTry,
      ),
    ).toEqual([true, false, false, false, false]);
  });
});

describe('the journeys of a change', () => {
  const files = {
    'e2e/fixtures.ts': '',
    'e2e/send.ts': "import { fill } from './forms/fill';",
    'e2e/forms/fill.ts': '',
    'e2e/notices.spec.ts': "import { test } from './fixtures';",
    'e2e/people.spec.ts': "import { send } from './send';",
    'e2e/sign-in.spec.ts': '',
    'e2e/shell.spec.ts': '',
  };

  test.each([
    ['files without a screen', ['README.md', 'tests/x.test.ts'], []],
    ['a journey', ['e2e/notices.spec.ts'], ['e2e/notices.spec.ts']],
    ['an indirect import of a journey', ['e2e/forms/fill.ts'], ['e2e/people.spec.ts']],
    [
      'a screen',
      ['src/views/notices/NoticesView.tsx'],
      ['e2e/notices.spec.ts', 'e2e/sign-in.spec.ts', 'e2e/shell.spec.ts'],
    ],
    ['the kit', ['src/kit/list/RecordTable.tsx'], ['e2e/sign-in.spec.ts', 'e2e/shell.spec.ts']],
    ['the packages', ['package-lock.json'], Object.keys(files).filter((path) => path.endsWith('.spec.ts'))],
  ])('a change of %s selects its journeys', (_, changed, journeys) =>
    expect(journeysFor(changed, files)).toEqual(journeys),
  );
});

describe('the last line of the plain report', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test.each([
    [4_000, '4 s'],
    [59_400, '59 s'],
    [66_000, '1.1 min'],
  ])('after %i ms the line ends with %s', (passed, duration) => {
    vi.useFakeTimers();
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const reporter = new PlainReporter();
    vi.advanceTimersByTime(passed);
    reporter.onEnd();
    expect(log.mock.calls).toEqual([[`0 of 0 journeys passed in ${duration}`]]);
  });
});

test.each([
  ['src/kit/page/kit.css', true],
  ['src/views/chat/chat.css', true],
  ['src/kit/overlay/Dialog.tsx', true],
  ['mocks/backend/db/journal.ts', true],
  ['e2e/browsers/firefox.ts', true],
  ['src/views/chat/ChatView.tsx', false],
  ['README.md', false],
])('a change of %s needs Firefox and WebKit: %s', (path, asks) => expect(asksForBrowsers([path])).toBe(asks));
