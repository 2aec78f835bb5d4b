import { describe, expect, test } from 'vitest';
import type { Period } from '#domain/base/period';
import type { FieldProblem } from '#domain/base/problems';
import { eventProblems } from '#domain/content/event';

type NowAndBefore = Parameters<typeof eventProblems>[1];

const NOW = Date.parse('2026-04-01T09:00:00+09:00');
const inApril = (time: string) => `2026-04-${time}:00.000Z`;
const VALID_PERIOD: Period = { start: inApril('02T00:00'), end: inApril('03T00:00') };
const TEXTS = { title: '朝市', description: '朝7時から。' };

const PERIOD_RULES: [string, (period: Period, when: NowAndBefore) => FieldProblem[]][] = [
  ['an event', (period, when) => eventProblems({ ...TEXTS, ...period }, when)],
];

describe.each(PERIOD_RULES)('the period of %s', (_, problemsOf) => {
  test.each<[string, Partial<Period>, string | null, string[]]>([
    [
      'a start of now is refused [R-VAL-CONTENT-15]',
      { start: inApril('01T00:00') },
      null,
      ['start problem.past'],
    ],
    ['a start one millisecond later is accepted', { start: '2026-04-01T00:00:00.001Z' }, null, []],
    [
      'an unchanged start in the past is accepted [A-162]',
      { start: inApril('01T00:00') },
      inApril('01T00:00'),
      [],
    ],
    [
      'an unchanged start in another notation is accepted',
      { start: '2026-04-01T09:00:00+09:00' },
      inApril('01T00:00'),
      [],
    ],
    [
      'a changed start in the past is refused',
      { start: inApril('01T00:00') },
      inApril('01T00:01'),
      ['start problem.past'],
    ],
    [
      'an end at its start is refused [R-VAL-CONTENT-16, R-VAL-CONTENT-18, A-164]',
      { end: inApril('02T00:00') },
      null,
      ['end problem.endBeforeStart'],
    ],
    ['an end one minute later is accepted', { end: inApril('02T00:01') }, null, []],
    [
      'a start and an end that are no moments are refused',
      { start: '明日', end: '2026-04-99' },
      null,
      ['start problem.moment', 'end problem.moment'],
    ],
  ])('%s', (__, period, before, expected) => {
    const problems = problemsOf({ ...VALID_PERIOD, ...period }, { now: NOW, before });
    expect(problems.map(({ field, messageId }) => `${field} ${messageId}`)).toEqual(expected);
  });
});
