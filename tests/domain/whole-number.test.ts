import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOf, wholeNumberOf } from '#domain/base/whole-number';

test.each([
  ['1234', 1234],
  ['１２３４', 1234],
  ['￥１，２３４', 1234],
  ['¥1,234', 1234],
  ['1234円', 1234],
  [' 5 ', 5],
  ['0007', 7],
  ['12,500', 12_500],
  ['12.500', 12_500],
  ['12 500', 12_500],
  ['１２　５００円', 12_500],
  ["1'234'567", 1_234_567],
  ['12,50', Number.NaN],
  ['１２，５０', Number.NaN],
  ['12.50', Number.NaN],
  ['1,2345', Number.NaN],
  ['1234,567', Number.NaN],
  ['1.234,567', Number.NaN],
  ['1,234,56', Number.NaN],
  ['1 2 3', Number.NaN],
  [',500', Number.NaN],
  ['', null],
  ['　', null],
  ['-1', Number.NaN],
  ['1.5', Number.NaN],
  ['１２a', Number.NaN],
  ['円', Number.NaN],
])('“%s” is read as %s [A-188]', (typed, value) => {
  expect(wholeNumberOf(typed)).toBe(value);
});

test('the digits of the number are counted, not those of the typed text [A-188]', () => {
  expect(
    ['０００１２３', '￥1,234', '99999999999', 'abc', ''].map((typed) => digitsOf(wholeNumberOf(typed))),
  ).toEqual([3, 4, 11, 0, 0]);
});

test('a comma or a point never multiplies: either it separates groups of three digits, or the number is refused [A-188]', () => {
  const part = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(part, fc.constantFrom(',', '.', '，', '．', ' ', '、'), part, (before, separator, after) => {
      const [whole, rest] = [before.join(''), after.join('')];
      const isGrouped = whole.length <= 3 && rest.length === 3;
      expect(wholeNumberOf(whole + separator + rest)).toBe(isGrouped ? Number(whole + rest) : Number.NaN);
    }),
  );
});
