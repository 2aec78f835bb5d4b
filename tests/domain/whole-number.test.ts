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
])('“%s” is read as %s [A-188]', (typed, value) => {
  expect(wholeNumberOf(typed)).toBe(value);
});

test('the digits of the number are counted, not those of the typed text [A-188]', () => {
  expect(
    ['０００１２３', '￥1,234', '99999999999', 'abc', ''].map((typed) => digitsOf(wholeNumberOf(typed))),
  ).toEqual([3, 4, 11, 0, 0]);
});
