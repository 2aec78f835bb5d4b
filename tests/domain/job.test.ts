import { expect, test } from 'vitest';
import { type JobDraft, jobProblems } from '#domain/content/job';

const GOOD: JobDraft = {
  title: 'ホールスタッフ',
  description: '時給です。',
  salary_min: 1100,
  salary_max: 1400,
  start: '2026-04-02T00:00:00.000Z',
  end: '2026-04-03T00:00:00.000Z',
};

test.each<[string, Partial<JobDraft>, string[]]>([
  ['all is well', {}, []],
  [
    'each field is needed [R-ENT-41, A-111]',
    { title: ' ', description: '　', start: '', end: '' },
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
    ['title problem.tooLong', 'description problem.tooLong'],
  ],
  [
    'without either end there is no salary [R-VAL-CONTENT-19]',
    { salary_min: null, salary_max: null },
    ['salary_min job.salaryRequired'],
  ],
  ['its lower end is enough [A-137]', { salary_max: null }, []],
  ['so is its upper end', { salary_min: null }, []],
  ['both may be the same', { salary_max: 1100 }, []],
  ['nothing is a salary too', { salary_min: 0, salary_max: 0 }, []],
  [
    'an upper end below the lower one is refused [R-VAL-CONTENT-20, A-137]',
    { salary_max: 1099 },
    ['salary_max job.salaryOrder'],
  ],
  [
    'neither is below 0, or a part of a yen, or no number',
    { salary_min: -1, salary_max: 1.5 },
    ['salary_min problem.wholeNumber', 'salary_max problem.wholeNumber'],
  ],
  ['one that is no number hides nothing', { salary_min: Number.NaN }, ['salary_min problem.wholeNumber']],
  ['ten digits are a salary', { salary_min: null, salary_max: 9_999_999_999 }, []],
  ['it may begin in the past [A-267]', { start: '2020-04-01T00:00:00.000Z' }, []],
  [
    'its end comes after its start [R-VAL-CONTENT-18, A-164]',
    { end: GOOD.start },
    ['end problem.endBeforeStart'],
  ],
  ['both are moments', { start: '明日', end: '2026-04-99' }, ['start problem.moment', 'end problem.moment']],
  ['eleven are none', { salary_max: 10_000_000_000 }, ['salary_max problem.tooManyDigits']],
])('a job: %s', (_, values, expected) => {
  const problems = jobProblems({ ...GOOD, ...values });
  expect(problems.map(({ field, messageId }) => `${field} ${messageId}`)).toEqual(expected);
});
