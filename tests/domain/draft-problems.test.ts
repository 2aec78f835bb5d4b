import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { draftProblems } from '#domain/base/draft-problems';
import { type FieldRule, ruleAt, ruled, ruledMoment, ruledText, ruleOf } from '#domain/base/field-rule';
import { maybeText, recordId } from '#domain/base/fields';

/** The messages about a value under a rule, with their values. */
const problemsUnder = (rule: FieldRule, value: unknown) =>
  draftProblems(z.object({ field: ruled(z.unknown(), rule) }), { field: value }).map(
    ({ messageId, values }) => [messageId, ...Object.values(values ?? {})].join(' '),
  );

test.each<[string, FieldRule, [value: unknown, problem: string | null][]]>([
  [
    'a required value',
    { required: true },
    [
      [null, 'problem.required'],
      [undefined, 'problem.required'],
      ['', 'problem.required'],
      ['\u200B ', 'problem.required'],
      [[], 'problem.required'],
      [0, null],
      ['a', null],
      [[1], null],
      [{}, null],
    ],
  ],
  [
    'a required value with a message of its own',
    { required: 'scene.nameRequired' },
    [['', 'scene.nameRequired']],
  ],
  [
    'an optional value',
    {},
    [
      [null, null],
      ['', null],
      [[], null],
    ],
  ],
  [
    'a limited text',
    { max: 2 },
    [
      ['𠮷𠮷', null],
      ['𠮷𠮷𠮷', 'problem.tooLong 2 3'],
      ['   ', 'problem.tooLong 2 3'],
    ],
  ],
  [
    'a moment',
    { notation: 'moment' },
    [
      ['', null],
      ['2026-04-01T09:00:00+09:00', null],
      ['tomorrow', 'problem.moment'],
    ],
  ],
  [
    'a day',
    { notation: 'day' },
    [
      ['2024-02-29', null],
      ['2023-02-29', 'problem.date'],
    ],
  ],
  [
    'a time of day',
    { notation: 'time' },
    [
      ['', null],
      ['09:30', null],
      ['23:59', null],
      ['24:00', 'problem.time'],
      ['9:30', 'problem.time'],
    ],
  ],
  [
    'an e-mail address',
    { notation: 'email' },
    [
      ['a@b.jp', null],
      ['a@b', 'account.emailInvalid'],
    ],
  ],
  [
    'a colour',
    { notation: 'colour' },
    [
      ['#409EFF', null],
      ['#409', 'problem.colour'],
    ],
  ],
  [
    'one of known values',
    { values: ['A', 'B'] },
    [
      ['B', null],
      ['', null],
      ['C', 'problem.required'],
    ],
  ],
  [
    'a whole number',
    { digits: 2 },
    [
      [null, null],
      [99, null],
      [100, 'problem.tooManyDigits 2 3'],
      [-1, 'problem.wholeNumber'],
      [Number.NaN, 'problem.wholeNumber'],
    ],
  ],
  [
    'a number of a range',
    { range: [1, 3] },
    [
      [1, null],
      [3, null],
      [0, 'problem.range 1 3'],
      [4, 'problem.range 1 3'],
      [1.5, 'problem.range 1 3'],
      [Number.NaN, 'problem.notWhole'],
    ],
  ],
  [
    'files',
    { files: 1 },
    [
      [[1], null],
      [[1, 2], 'upload.tooMany 1 2'],
    ],
  ],
])('%s', (_, rule, cases) => {
  expect(cases.map(([value]) => problemsUnder(rule, value))).toEqual(
    cases.map(([, problem]) => (problem === null ? [] : [problem])),
  );
});

const Row = z.object({ count: ruled(z.number(), { digits: 3 }), note: maybeText });
const Sale = z.object({
  title: ruledText({ required: true, max: 3 }),
  end: ruledMoment({ required: true }),
  rows: ruled(z.array(Row), { required: 'timeSale.noAds' }),
});

test('a field has one problem: that of its own rule before one across fields, and the first of these', () => {
  const crossFieldProblems = ['title', 'end', 'end'].map((field, index) => ({
    field,
    messageId: `across.${index}`,
  }));
  const values = { title: '', end: '2026-04-01T09:00:00+09:00', rows: [{}] };
  expect(draftProblems(Sale, values, crossFieldProblems)).toEqual([
    { field: 'title', messageId: 'problem.required' },
    { field: 'end', messageId: 'across.1' },
  ]);
});

test('a rule is found by the path of its field, also in a row of a list and behind an optional field', () => {
  const paths = ['title', 'end', 'rows', 'rows.4.count', 'rows.4.note', 'rows.4.ghost', 'ghost', 'title.x'];
  expect(paths.map((path) => ruleAt(Sale, path))).toEqual([
    { required: true, max: 3 },
    { required: true, notation: 'moment' },
    { required: 'timeSale.noAds' },
    { digits: 3 },
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(ruleAt(z.partial(Sale), 'title')).toEqual({ required: true, max: 3 });
});

test('a schema reads what breaks the rule, and the schema that it copies has no rule', () => {
  const ruledId = ruled(recordId, { required: true });
  expect([ruleOf(ruledId), ruleOf(recordId)]).toEqual([{ required: true }, undefined]);
  expect(z.parse(Sale, { title: '長い題名', end: 'soon', rows: [] })).toEqual({
    title: '長い題名',
    end: 'soon',
    rows: [],
  });
  expect(z.safeParse(ruledId, 1.5).success).toBe(false);
});
