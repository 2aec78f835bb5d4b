import { afterEach, expect, test } from 'vitest';
import { turnOf } from '#mocks/harness/tours/turn-of';

afterEach(() => document.body.replaceChildren());

/** Where a key leads that is pressed in this markup, without and with the presenter. */
function turnsOf(markup: string, key: string, init: KeyboardEventInit = {}, caret?: number) {
  document.body.innerHTML = markup;
  const target = document.body.firstElementChild ?? document.body;
  if (target instanceof HTMLInputElement && caret !== undefined) target.setSelectionRange(caret, caret);
  const turns: unknown[] = [];
  const onKeydown = (event: KeyboardEvent) => turns.push(turnOf(event, false), turnOf(event, true));
  document.addEventListener('keydown', onKeydown, { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  return turns;
}

test.each([
  ['an arrow', '<button></button>', 'ArrowRight', 'next', 'next'],
  ['an arrow to the left', '', 'ArrowLeft', 'back', 'back'],
  ['an arrow in an empty field', '<input>', 'ArrowRight', 'field', 'next'],
  ['an arrow in an empty text', '<textarea></textarea>', 'ArrowLeft', 'field', 'back'],
  ['an arrow in the tabs', '<div role="tablist"></div>', 'ArrowRight', 'field', 'field'],
  ['an arrow in a choice', '<select></select>', 'ArrowRight', 'field', 'field'],
  ['an arrow in a date', '<input type="date">', 'ArrowRight', 'field', 'field'],
  ['a key of a remote control', '<input value="花火">', 'PageDown', null, 'next'],
  ['its other key', '', 'PageUp', null, 'back'],
  ['another key', '', 'Enter', null, null],
])(
  '%s leads a tour, and a presenter’s tour, or is known to be a field’s [R-WISH-10, A-350]',
  (_, markup, key, turnInTour, turnInPresentation) => {
    expect(turnsOf(markup, key)).toEqual([turnInTour, turnInPresentation]);
  },
);

test('in a text, an arrow leads a presenter’s tour only where it passes no character', () => {
  const field = '<input value="花火">';
  expect(
    [0, 1, 2].map((caret) => [
      turnsOf(field, 'ArrowLeft', {}, caret)[1],
      turnsOf(field, 'ArrowRight', {}, caret)[1],
    ]),
  ).toEqual([
    ['back', 'field'],
    ['field', 'field'],
    ['field', 'next'],
  ]);
});

test('a key that is held, composed or pressed with another one leads nowhere', () => {
  const unturningKeys: KeyboardEventInit[] = [
    { repeat: true },
    { isComposing: true },
    { altKey: true },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
  ];
  expect(unturningKeys.flatMap((init) => turnsOf('', 'ArrowRight', init))).toEqual(
    unturningKeys.flatMap(() => [null, null]),
  );
});
