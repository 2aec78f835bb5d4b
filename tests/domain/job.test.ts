import { expect, test } from 'vitest';
import { type JobDraft, jobProblems } from '#domain/content/job';

const VALID_JOB: JobDraft = {
  title: 'ホールスタッフ',
  description: '時給です。',
  salary_min: 1100,
  salary_max: 1400,
  start: '2026-04-02T00:00:00.000Z',
  end: '2026-04-03T00:00:00.000Z',
};

test.each<[string, Partial<JobDraft>, string[]]>([
  ['a complete job is accepted', {}, []],
  [
    'every field is required [R-ENT-41, A-111]',
    { title: ' ', description: '　', start: '', end: '' },
    [
      'title problem.required',
      'description problem.required',
      'start problem.required',
      'end problem.required',
    ],
  ],
  [
    'a title of 201 and a description of 5,001 characters are refused [A-125]',
    { title: 'あ'.repeat(201), description: 'あ'.repeat(5001) },
    ['title problem.tooLong', 'description problem.tooLong'],
  ],
  [
    'a salary without both ends is refused [R-VAL-CONTENT-19]',
    { salary_min: null, salary_max: null },
    ['salary_min job.salaryRequired'],
  ],
  ['the lower end of the salary is enough [A-137]', { salary_max: null }, []],
  ['the upper end of the salary is enough', { salary_min: null }, []],
  ['equal ends are accepted', { salary_max: 1100 }, []],
  ['a salary of 0 is accepted', { salary_min: 0, salary_max: 0 }, []],
  [
    'an upper end below the lower one is refused [R-VAL-CONTENT-20, A-137]',
    { salary_max: 1099 },
    ['salary_max job.salaryOrder'],
  ],
  [
    'negative, fractional and non-numeric ends are refused',
    { salary_min: -1, salary_max: 1.5 },
    ['salary_min problem.wholeNumber', 'salary_max problem.wholeNumber'],
  ],
  [
    'a non-numeric end does not hide another problem',
    { salary_min: Number.NaN },
    ['salary_min problem.wholeNumber'],
  ],
  ['ten digits are accepted', { salary_min: null, salary_max: 9_999_999_999 }, []],
  ['a start in the past is accepted [A-267]', { start: '2020-04-01T00:00:00.000Z' }, []],
  [
    'an end at its start is refused [R-VAL-CONTENT-18, A-164]',
    { end: VALID_JOB.start },
    ['end problem.endBeforeStart'],
  ],
  [
    'a start and an end that are no moments are refused',
    { start: '明日', end: '2026-04-99' },
    ['start problem.moment', 'end problem.moment'],
  ],
  ['eleven digits are refused', { salary_max: 10_000_000_000 }, ['salary_max problem.tooManyDigits']],
])('a job: %s', (_, values, expected) => {
  const problems = jobProblems({ ...VALID_JOB, ...values });
  expect(problems.map(({ field, messageId }) => `${field} ${messageId}`)).toEqual(expected);
});
