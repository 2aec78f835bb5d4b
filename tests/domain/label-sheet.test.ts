import { expect, test } from 'vitest';
import { labelProblems, labelSheets, labelWish } from '#domain/content/label-sheet';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const lengths = (sheets: readonly (readonly unknown[])[]) => sheets.map(({ length }) => length);

test.each<[string, number, Parameters<typeof labelSheets>[1], number[]]>([
  ['no code: no page', 0, { layout: 8, copies: 1, skipped: 3 }, []],
  ['a whole page', 8, { layout: 8, copies: 1, skipped: 0 }, [8]],
  ['one more: a second page', 9, { layout: 8, copies: 1, skipped: 0 }, [8, 1]],
  ['copies of each', 7, { layout: 21, copies: 3, skipped: 0 }, [21]],
  ['labels that are gone take their places', 7, { layout: 21, copies: 3, skipped: 1 }, [21, 1]],
  ['never more are gone than a page has', 1, { layout: 8, copies: 1, skipped: 99 }, [8]],
  ['40 a page', 41, { layout: 40, copies: 1, skipped: 0 }, [40, 1]],
  ['what cannot be counted yet is one', 2, { layout: 8, copies: Number.NaN, skipped: -1 }, [2]],
  ['100 of each at most', 1, { layout: 40, copies: 101, skipped: 0 }, [40, 40, 20]],
])('labels: %s [R-SCR-26]', (_, count, wish, pages) => {
  expect(lengths(labelSheets(numbers(count), wish))).toEqual(pages);
});

test('labels follow each other after the used positions', () => {
  expect(labelSheets(['a', 'b'], { layout: 8, copies: 2, skipped: 5 })).toEqual([
    [null, null, null, null, null, 'a', 'a', 'b'],
    ['b'],
  ]);
});

test.each([
  [{ layout: '8', copies: 1, skipped: 7 }, []],
  [{ layout: '8', copies: 0, skipped: 8 }, ['copies', 'skipped']],
  [{ layout: '40', copies: 100, skipped: 39 }, []],
  [{ layout: '40', copies: 101, skipped: -1 }, ['copies', 'skipped']],
  [{ layout: '', copies: null, skipped: 1.5 }, ['layout', 'copies', 'skipped']],
])('%o is refused at %o', (values, fields) => {
  expect(labelProblems(values).map(({ field }) => field)).toEqual(fields);
});

test('a wish without values has the defaults', () => {
  expect(labelWish({ layout: '', copies: null, skipped: null })).toEqual({
    layout: 21,
    copies: 1,
    skipped: 0,
  });
});
