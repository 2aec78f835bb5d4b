import { expect, test } from 'vitest';
import { screenTestsFor } from '../scripts/screen-tests.mjs';

const TESTS = [
  'tests/domain/offers/coupon.test.ts',
  'tests/realtime/chat-view.test.tsx',
  'tests/views/coupon.test.tsx',
  'tests/views/lists.test.tsx',
  'tests/views/print.test.tsx',
  'tests/views/required-fields.test.tsx',
  'tests/views/session.test.tsx',
  'tests/views/unreadable-fields.test.tsx',
];
const [, chat, coupon, lists, print, required, session, unreadable] = TESTS;

test.each([
  ['files without a screen', ['README.md', 'tests/domain/offers/coupon.test.ts'], []],
  ['a test of a screen', ['tests/views/print.test.tsx'], [print]],
  ['a screen', ['src/views/coupon/CouponView.tsx'], [coupon, lists, session]],
  ['a dependency of a screen', ['mocks/backend/resources/offers/coupons.ts'], [coupon, lists, session]],
  ['a machine', ['src/machines/chat/chat.machine.ts'], [chat, lists, session]],
  ['the kit', ['src/kit/field/TextField.tsx'], [lists, session]],
  ['the stylesheet of printing', ['src/app/shell/print/print.css'], [lists, print, session]],
  ['the lists of the journeys', ['e2e/list-cases.ts'], [required, unreadable]],
  ['the forms of the journeys', ['e2e/form-cases.ts'], [required]],
  ['the setup of all tests', ['tests/setup.ts'], [chat, coupon, lists, print, required, session, unreadable]],
  ['the packages', ['package-lock.json'], [chat, coupon, lists, print, required, session, unreadable]],
])('a change of %s runs the tests of screens that show it', (_, changed, expected) => {
  expect(screenTestsFor(changed, TESTS)).toEqual(expected);
});
