import { expect, test } from 'vitest';
import { cardPlace, hasRoom, type Rect } from '#mocks/harness/tours/card-place';

const card = { width: 360, height: 200 };
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const sheet = { width: 390, height: 250 };
const at = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test.each([
  ['below', at(220, 100, 300, 40), { left: 220, top: 154 }],
  ['below, within the window', at(1300, 100, 100, 40), { left: 1068, top: 154 }],
  ['to the right', at(220, 200, 300, 600), { left: 534, top: 200 }],
  ['above', at(900, 800, 500, 60), { left: 900, top: 586 }],
  ['to the left', at(1000, 120, 420, 700), { left: 626, top: 120 }],
  ['at the emptier corner of a target that fills the window', at(100, 60, 1300, 800), { left: 12, top: 12 }],
])('a card stands %s', (_, target, place) => {
  expect(cardPlace(target, card, wide)).toEqual(place);
});

test('a card without a target is in the middle of the foot', () => {
  expect(cardPlace(null, card, wide)).toEqual({ left: 540, top: 676 });
});

test('a card leaves the open dialog free where there is room beside it', () => {
  const dialog = at(832, 0, 608, 900);
  expect(cardPlace(at(1270, 850, 150, 40), card, wide, dialog)).toEqual({ left: 458, top: 688 });
  expect(cardPlace(null, card, wide, dialog)).toEqual({ left: 458, top: 676 });
  expect(cardPlace(at(300, 100, 400, 40), card, wide, at(200, 0, 1240, 900))).toEqual({
    left: 300,
    top: 154,
  });
});

test('on a phone the card is a sheet at the foot, or at the head for a target at the foot', () => {
  expect(cardPlace(null, sheet, phone)).toEqual({ left: 0, top: 594 });
  expect(cardPlace(at(10, 300, 300, 40), sheet, phone)).toEqual({ left: 0, top: 594 });
  expect(cardPlace(at(0, 790, 390, 54), sheet, phone)).toEqual({ left: 0, top: 0 });
});

test('a target that leaves no room for the card is too large', () => {
  expect(
    [
      [{ width: 700, height: 380 }, card, wide],
      [{ width: 700, height: 700 }, card, wide],
      [{ width: 1200, height: 700 }, card, wide],
      [{ width: 700, height: 950 }, card, wide],
      [{ width: 370, height: 300 }, sheet, phone],
      [{ width: 370, height: 400 }, sheet, phone],
    ].map(([target, own, window]) => hasRoom(target ?? card, own ?? card, window ?? wide)),
  ).toEqual([true, true, false, false, true, false]);
});
