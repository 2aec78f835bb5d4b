import { expect, test } from 'vitest';
import { cardPlace, hasRoom, type Rect } from '#mocks/harness/tours/card-place';

const CARD = { width: 360, height: 200 };
const WIDE_WINDOW = { width: 1440, height: 900 };
const BESIDE_PANEL = { width: 1056, height: 900 };
const PHONE = { width: 390, height: 844 };
const SHEET = { width: 390, height: 250 };
const rectAt = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test.each([
  ['below', rectAt(220, 100, 300, 40), { left: 220, top: 154 }],
  ['below, within the window', rectAt(1300, 100, 100, 40), { left: 1068, top: 154 }],
  ['to the right', rectAt(220, 200, 300, 600), { left: 534, top: 200 }],
  ['above', rectAt(900, 800, 500, 60), { left: 900, top: 586 }],
  ['to the left', rectAt(1000, 120, 420, 700), { left: 626, top: 120 }],
  [
    'at the emptier corner of a target that fills the window',
    rectAt(100, 60, 1300, 800),
    { left: 12, top: 12 },
  ],
])('a card stands %s', (_, target, place) => {
  expect(cardPlace(target, CARD, WIDE_WINDOW)).toEqual(place);
});

test('a card without a target is in the middle of the foot', () => {
  expect(cardPlace(null, CARD, WIDE_WINDOW)).toEqual({ left: 540, top: 676 });
});

test('a card stays in the room that a docked panel leaves', () => {
  expect(cardPlace(null, CARD, BESIDE_PANEL)).toEqual({ left: 348, top: 676 });
  expect(cardPlace(rectAt(948, 100, 90, 40), CARD, BESIDE_PANEL)).toEqual({ left: 684, top: 154 });
  expect(cardPlace(rectAt(700, 100, 300, 700), CARD, BESIDE_PANEL)).toEqual({ left: 326, top: 100 });
});

test('a card leaves the open dialog free where there is room beside it', () => {
  const obstacles = { dialog: rectAt(832, 0, 608, 900), passing: [] };
  expect(cardPlace(rectAt(1270, 850, 150, 40), CARD, WIDE_WINDOW, obstacles)).toEqual({
    left: 458,
    top: 688,
  });
  expect(cardPlace(null, CARD, WIDE_WINDOW, obstacles)).toEqual({ left: 458, top: 676 });
  const largeDialog = { dialog: rectAt(200, 0, 1240, 900), passing: [] };
  expect(cardPlace(rectAt(300, 100, 400, 40), CARD, WIDE_WINDOW, largeDialog)).toEqual({
    left: 300,
    top: 154,
  });
});

test('a card about the whole of a wide dialog is at its foot, not over its first fields', () => {
  const obstacles = { dialog: rectAt(272, 0, 1168, 900), isAboutDialog: true, passing: [] };
  expect(cardPlace(rectAt(284, 12, 170, 30), CARD, WIDE_WINDOW, obstacles)).toEqual({ left: 12, top: 676 });
  // that of a narrow one is beside it, as for every target
  const besideNarrowDialog = { ...obstacles, dialog: rectAt(832, 0, 608, 900) };
  expect(cardPlace(rectAt(850, 12, 170, 30), CARD, WIDE_WINDOW, besideNarrowDialog)).toEqual({
    left: 458,
    top: 12,
  });
  // a heading that is scrolled to the foot
  expect(cardPlace(rectAt(284, 700, 170, 30), CARD, WIDE_WINDOW, obstacles)).toEqual({ left: 468, top: 688 });
});

test('on a phone the card is a sheet at the foot, or at the head for a target at the foot', () => {
  expect(cardPlace(null, SHEET, PHONE)).toEqual({ left: 0, top: 594 });
  expect(cardPlace(rectAt(10, 300, 300, 40), SHEET, PHONE)).toEqual({ left: 0, top: 594 });
  expect(cardPlace(rectAt(0, 790, 390, 54), SHEET, PHONE)).toEqual({ left: 0, top: 0 });
});

test('a card leaves a message and the button to undo free where its target allows it', () => {
  const undoToast = { dialog: null, passing: [rectAt(0, 780, 390, 64)] };
  expect(cardPlace(null, SHEET, PHONE, undoToast)).toEqual({ left: 0, top: 0 });
  expect(cardPlace(rectAt(10, 300, 300, 40), SHEET, PHONE, undoToast)).toEqual({ left: 0, top: 0 });
  expect(cardPlace(rectAt(10, 100, 300, 40), SHEET, PHONE, undoToast)).toEqual({ left: 0, top: 594 });
  const messageToast = { dialog: null, passing: [rectAt(500, 640, 440, 60)] };
  expect(cardPlace(null, CARD, WIDE_WINDOW, messageToast)).toEqual({ left: 540, top: 24 });
  expect(cardPlace(rectAt(500, 500, 300, 40), CARD, WIDE_WINDOW, messageToast)).toEqual({
    left: 500,
    top: 286,
  });
});

test('a target that leaves no room for the card is too large', () => {
  expect([
    hasRoom(rectAt(370, 260, 700, 380), CARD, WIDE_WINDOW),
    hasRoom(rectAt(220, 100, 700, 700), CARD, WIDE_WINDOW),
    hasRoom(rectAt(370, 100, 700, 700), CARD, WIDE_WINDOW),
    hasRoom(rectAt(220, 100, 700, 950), CARD, WIDE_WINDOW),
    hasRoom(rectAt(10, 300, 370, 300), SHEET, PHONE),
    hasRoom(rectAt(10, 300, 370, 400), SHEET, PHONE),
  ]).toEqual([true, true, false, false, true, false]);
});

/** Targets of many sizes at many places of a room. */
function* targetsIn({ width, height }: { width: number; height: number }): Generator<Rect> {
  const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  for (const left of steps)
    for (const top of steps)
      for (const right of steps)
        for (const bottom of steps)
          if (right > left && bottom > top)
            yield {
              left: (left * width) / 8,
              top: (top * height) / 8,
              right: (right * width) / 8,
              bottom: (bottom * height) / 8,
            };
}

const ABOVE_PANEL = { width: 1024, height: 388 };

test.each([
  ['1440 px', CARD, WIDE_WINDOW],
  ['1440 px beside a panel', CARD, BESIDE_PANEL],
  ['1024 px above a panel', CARD, ABOVE_PANEL],
  ['a phone', SHEET, PHONE],
  ['a phone above a panel', { width: 390, height: 155 }, { width: 390, height: 473 }],
])(
  'of a target that has room beside it, no card covers anything, on %s [R-WISH-10, A-350]',
  (_, cardSize, room) => {
    const coveredTargets: Rect[] = [];
    let count = 0;
    for (const target of targetsIn(room)) {
      if (!hasRoom(target, cardSize, room)) continue;
      count += 1;
      const { left, top } = cardPlace(target, cardSize, room);
      const isInRoom =
        left >= 0 && top >= 0 && left + cardSize.width <= room.width && top + cardSize.height <= room.height;
      const isBeside =
        left + cardSize.width <= target.left ||
        left >= target.right ||
        top + cardSize.height <= target.top ||
        top >= target.bottom;
      if (!isInRoom || !isBeside) coveredTargets.push(target);
    }
    expect(coveredTargets).toEqual([]);
    expect(count).toBeGreaterThan(100);
  },
);
