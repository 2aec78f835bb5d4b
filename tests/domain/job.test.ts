import { expect, test } from 'vitest';
import { type JobDraft, jobProblems } from '#domain/content/job';

const NOW = Date.parse('2026-04-01T09:00:00+09:00');
const at = (time: string) => `2026-04-${time}:00.000Z`;
const GOOD: JobDraft = {
  title: 'ホールスタッフ',
  description: '時給です。',
  salary_min: 1100,
  salary_max: 1400,
  start: at('02T00:00'),
  end: at('03T00:00'),
};

test.each<[string, Partial<JobDraft>, string | null, string[]]>([
  ['all is well', {}, null, []],
  [
    'each field is needed [R-ENT-41, A-111]',
    { title: ' ', description: '　', start: '', end: '' },
    null,
    [
      'title problem.required',
      'description problem.required',
      'start problem.required',
      'end problem.required',
    ],
  ],
  [
    'a title of 201 and a description of 5,001 are too long [A-125]',
    { title: 'あ'.repeat(201), description: 'あ'.repeat(5001) },
    null,
    ['title problem.tooLong', 'description problem.tooLong'],
  ],
  [
    'without either end there is no salary [R-VAL-CONTENT-19]',
    { salary_min: null, salary_max: null },
    null,
    ['salary_min job.salaryRequired'],
  ],
  ['its lower end is enough [A-137]', { salary_max: null }, null, []],
  ['so is its upper end', { salary_min: null }, null, []],
  ['both may be the same', { salary_max: 1100 }, null, []],
  ['nothing is a salary too', { salary_min: 0, salary_max: 0 }, null, []],
  [
    'an upper end below the lower one is refused [R-VAL-CONTENT-20, A-137]',
    { salary_max: 1099 },
    null,
    ['salary_max job.salaryOrder'],
  ],
  [
    'neither is below 0, or a part of a yen, or no number',
    { salary_min: -1, salary_max: 1.5 },
    null,
    ['salary_min problem.wholeNumber', 'salary_max problem.wholeNumber'],
  ],
  [
    'one that is no number hides nothing',
    { salary_min: Number.NaN },
    null,
    ['salary_min problem.wholeNumber'],
  ],
  ['ten digits are a salary', { salary_min: null, salary_max: 9_999_999_999 }, null, []],
  ['eleven are none', { salary_max: 10_000_000_000 }, null, ['salary_max problem.tooManyDigits']],
  ['a start of now is refused', { start: at('01T00:00') }, null, ['start problem.past']],
  ['a millisecond later is not', { start: '2026-04-01T00:00:00.001Z' }, null, []],
  ['a start that was not changed may have passed [A-162]', { start: at('01T00:00') }, at('01T00:00'), []],
  ['however it is written', { start: '2026-04-01T09:00:00+09:00' }, at('01T00:00'), []],
  ['one that was changed may not', { start: at('01T00:00') }, at('01T00:01'), ['start problem.past']],
  [
    'an end at its start is refused [R-VAL-CONTENT-18, A-164]',
    { end: at('02T00:00') },
    null,
    ['end problem.endBeforeStart'],
  ],
  ['a minute later is not', { end: at('02T00:01') }, null, []],
])('%s', (_, words, before, told) => {
  const problems = jobProblems({ ...GOOD, ...words }, { now: NOW, before });
  expect(problems.map(({ field, messageId }) => `${field} ${messageId}`)).toEqual(told);
});
