import { expect, test } from 'vitest';
import { readWant } from '#mocks/harness/link/wanted/read-want';

const NINE_OCLOCK = Date.parse('2026-04-01T09:00:00+09:00');

test.each([
  ['reserve:accepted', { kind: 'reserve', state: 'accepted', at: null, atLeast: 1 }],
  ['reserve:accepted@+2m x3', { kind: 'reserve', state: 'accepted', at: NINE_OCLOCK + 120_000, atLeast: 3 }],
  // an unescaped plus sign arrives as a space
  ['reserve:accepted@ 2m', { kind: 'reserve', state: 'accepted', at: NINE_OCLOCK + 120_000, atLeast: 1 }],
  ['coupon:ended@-1d', { kind: 'coupon', state: 'ended', at: NINE_OCLOCK - 86_400_000, atLeast: 1 }],
  [
    'event:being_held@23:59',
    { kind: 'event', state: 'being_held', at: NINE_OCLOCK + 53_940_000, atLeast: 1 },
  ],
])('a value is read with its moment by the clock: %s [R-WISH-10]', (text, want) => {
  expect(readWant(text, NINE_OCLOCK)).toEqual(want);
});

test.each([
  ['reserv:waiting', 'reserve:waiting'],
  ['reserve:acepted@+2m', 'reserve:accepted@+2m'],
  ['ad:public@+2m', 'ad:public'],
  ['reserve:waiting@-2m', null],
  ['coupon:ended@+2m', null],
  ['reserve:waiting@25:00', null],
  ['reserve:waiting x0', null],
  ['reserve', null],
  ['', null],
])('an unreadable value has the nearest one: "%s" [R-WISH-09]', (text, meant) => {
  expect(readWant(text, NINE_OCLOCK)).toMatchObject({
    key: 'want',
    value: text,
    meant: meant && ['want', meant],
  });
});
