import { expect, test } from 'vitest';
import { listSpanProblems, spanProblems } from '#domain/base/period';

const chartSpanProblems = (start: string, end: string) =>
  spanProblems({ start, end }).map(({ field, messageId }) => `${field}: ${messageId}`);

test.each([
  ['', '', []],
  ['2026-04-01', '2026-04-02', []],
  ['2025-04-01', '2026-04-01', []],
  ['2026-04-01', '', ['end: problem.required']],
  ['', '2026-04-01', ['start: problem.required']],
  ['2026-02-29', '2026-04-01', ['start: problem.date']],
  ['2026-04-01', '2026-04-01', ['end: period.endBeforeStart']],
  ['2026-04-02', '2026-04-01', ['end: period.endBeforeStart']],
  ['2025-03-31', '2026-04-01', ['end: period.tooLong']],
])('[R-VAL-CONTENT-17] the problems of a span from “%s” to “%s”: %j', (start, end, expected) => {
  expect(chartSpanProblems(start, end)).toEqual(expected);
});

test.each([
  ['', '', []],
  ['2026-04-01', '', []],
  ['', '2026-04-01', []],
  ['2026-04-01', '2026-04-01', []],
  ['2020-04-01', '2026-04-01', []],
  ['2026-04-02', '2026-04-01', ['end: period.endAhead']],
  ['2026-02-29', '', ['start: problem.date']],
  ['2026-04-01', '2026-04-31', ['end: problem.date']],
])('[A-241] the problems of a list from “%s” to “%s”: %j', (start, end, expected) => {
  const listProblems = listSpanProblems({ start, end });
  expect(listProblems.map(({ field, messageId }) => `${field}: ${messageId}`)).toEqual(expected);
});
