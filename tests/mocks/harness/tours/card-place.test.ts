import { expect, test } from 'vitest';
import { cardPlace, hasRoom, type Rect } from '#mocks/harness/tours/card-place';

const card = { width: 360, height: 200 };
const wide = { width: 1440, height: 900 };
const docked = { width: 1056, height: 900 };
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

test('a card stays in the room that a docked panel leaves', () => {
  expect(cardPlace(null, card, docked)).toEqual({ left: 348, top: 676 });
  expect(cardPlace(at(948, 100, 90, 40), card, docked)).toEqual({ left: 684, top: 154 });
  expect(cardPlace(at(700, 100, 300, 700), card, docked)).toEqual({ left: 326, top: 100 });
});

test('a card leaves the open dialog free where there is room beside it', () => {
  const others = { dialog: at(832, 0, 608, 900), passing: [] };
  expect(cardPlace(at(1270, 850, 150, 40), card, wide, others)).toEqual({ left: 458, top: 688 });
  expect(cardPlace(null, card, wide, others)).toEqual({ left: 458, top: 676 });
  const large = { dialog: at(200, 0, 1240, 900), passing: [] };
  expect(cardPlace(at(300, 100, 400, 40), card, wide, large)).toEqual({ left: 300, top: 154 });
});

test('a card about the whole of a wide dialog is at its foot, not over its first fields', () => {
  const others = { dialog: at(272, 0, 1168, 900), isAboutDialog: true, passing: [] };
  expect(cardPlace(at(284, 12, 170, 30), card, wide, others)).toEqual({ left: 12, top: 676 });
  // that of a narrow one is beside it, as for every target
  const narrow = { ...others, dialog: at(832, 0, 608, 900) };
  expect(cardPlace(at(850, 12, 170, 30), card, wide, narrow)).toEqual({ left: 458, top: 12 });
  // a heading that is scrolled to the foot
  expect(cardPlace(at(284, 700, 170, 30), card, wide, others)).toEqual({ left: 468, top: 688 });
});

test('on a phone the card is a sheet at the foot, or at the head for a target at the foot', () => {
  expect(cardPlace(null, sheet, phone)).toEqual({ left: 0, top: 594 });
  expect(cardPlace(at(10, 300, 300, 40), sheet, phone)).toEqual({ left: 0, top: 594 });
  expect(cardPlace(at(0, 790, 390, 54), sheet, phone)).toEqual({ left: 0, top: 0 });
});

test('a card leaves a message and the button to undo free where its target allows it', () => {
  const undo = { dialog: null, passing: [at(0, 780, 390, 64)] };
  expect(cardPlace(null, sheet, phone, undo)).toEqual({ left: 0, top: 0 });
  expect(cardPlace(at(10, 300, 300, 40), sheet, phone, undo)).toEqual({ left: 0, top: 0 });
  expect(cardPlace(at(10, 100, 300, 40), sheet, phone, undo)).toEqual({ left: 0, top: 594 });
  const message = { dialog: null, passing: [at(500, 640, 440, 60)] };
  expect(cardPlace(null, card, wide, message)).toEqual({ left: 540, top: 24 });
  expect(cardPlace(at(500, 500, 300, 40), card, wide, message)).toEqual({ left: 500, top: 286 });
});

test('a target that leaves no room for the card is too large', () => {
  expect([
    hasRoom(at(370, 260, 700, 380), card, wide),
    hasRoom(at(220, 100, 700, 700), card, wide),
    hasRoom(at(370, 100, 700, 700), card, wide),
    hasRoom(at(220, 100, 700, 950), card, wide),
    hasRoom(at(10, 300, 370, 300), sheet, phone),
    hasRoom(at(10, 300, 370, 400), sheet, phone),
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

const below = { width: 1024, height: 388 };

test.each([
  ['1440 px', card, wide],
  ['1440 px beside a panel', card, docked],
  ['1024 px above a panel', card, below],
  ['a phone', sheet, phone],
  ['a phone above a panel', { width: 390, height: 155 }, { width: 390, height: 473 }],
])(
  'of a target that has room beside it, no card covers anything, on %s [R-WISH-10, A-350]',
  (_, own, room) => {
    const covered: Rect[] = [];
    let count = 0;
    for (const target of targetsIn(room)) {
      if (!hasRoom(target, own, room)) continue;
      count += 1;
      const { left, top } = cardPlace(target, own, room);
      const isInRoom =
        left >= 0 && top >= 0 && left + own.width <= room.width && top + own.height <= room.height;
      const isBeside =
        left + own.width <= target.left ||
        left >= target.right ||
        top + own.height <= target.top ||
        top >= target.bottom;
      if (!isInRoom || !isBeside) covered.push(target);
    }
    expect(covered).toEqual([]);
    expect(count).toBeGreaterThan(100);
  },
);
