import { expect, test } from 'vitest';
import { labelProblems, labelSheets, labelWish } from '#domain/content/label-sheet';

const codesUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const sheetLengths = (sheets: readonly (readonly unknown[])[]) => sheets.map(({ length }) => length);

test.each<[string, number, Parameters<typeof labelSheets>[1], number[]]>([
  ['no code fills no page', 0, { layout: 8, copies: 1, skipped: 3 }, []],
  ['8 codes fill one page', 8, { layout: 8, copies: 1, skipped: 0 }, [8]],
  ['a ninth code fills a second page', 9, { layout: 8, copies: 1, skipped: 0 }, [8, 1]],
  ['each code has its copies', 7, { layout: 21, copies: 3, skipped: 0 }, [21]],
  ['used labels are skipped', 7, { layout: 21, copies: 3, skipped: 1 }, [21, 1]],
  ['fewer labels are skipped than a page has', 1, { layout: 8, copies: 1, skipped: 99 }, [8]],
  ['a page has 40 labels', 41, { layout: 40, copies: 1, skipped: 0 }, [40, 1]],
  ['an incomplete number of copies counts as one', 2, { layout: 8, copies: Number.NaN, skipped: -1 }, [2]],
  ['a code has 100 copies at most', 1, { layout: 40, copies: 101, skipped: 0 }, [40, 40, 20]],
])('labels: %s [R-SCR-26]', (_, count, wish, pages) => {
  expect(sheetLengths(labelSheets(codesUpTo(count), wish))).toEqual(pages);
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
