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
  ['', null],
  ['　', null],
  ['-1', Number.NaN],
  ['1.5', Number.NaN],
  ['１２a', Number.NaN],
  ['円', Number.NaN],
])('“%s” is folded to %s [A-188]', (typed, value) => {
  expect(wholeNumberOf(typed)).toBe(value);
});

test('digits are counted of the number, not of how it was typed [A-188]', () => {
  expect(
    ['０００１２３', '￥1,234', '99999999999', 'abc', ''].map((typed) => digitsOf(wholeNumberOf(typed))),
  ).toEqual([3, 4, 11, 0, 0]);
});
