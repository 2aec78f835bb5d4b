import { type RefObject, useLayoutEffect, useState } from 'react';
import { cardPlace, hasRoom, type Point, type Rect } from './card-place';
import { pageRoom } from './page-room';
import { topDialog } from './tour-effects';

interface Places {
  card: Point;
  /** The ring around the target. */
  ring: Rect | null;
}

/** Elements of the console that go by themselves, before which a visitor reads or presses them. */
const PASSING = '.toasts p, .held-undo, .held-pending';

const HEADING = 'h1, h2, h3';

/** Follows the target, which scrolls and moves without an event, at each frame. */
export function useCardPlace(card: RefObject<HTMLElement | null>, element: Element | null): Places | null {
  const [places, setPlaces] = useState<Places | null>(null);
  useLayoutEffect(
    function followTarget() {
      let target: Element | null = null;
      let frame = 0;
      // the card does not come back to where they have been: a visitor may be about to press it
      const passing = new Map<Element, Rect>();
      const follow = () => {
        // a part of the page grows while its rows come
        const part = element && shownPart(element, card.current);
        if (part !== target) bringIntoView(part);
        target = part;
        for (const one of document.querySelectorAll(PASSING)) passing.set(one, rectOf(one));
        const next = placesOf(card.current, target, [...passing.values()]);
        setPlaces((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
        frame = requestAnimationFrame(follow);
      };
      follow();
      return () => cancelAnimationFrame(frame);
    },
    [card, element],
  );
  return places;
}

function placesOf(
  card: HTMLElement | null,
  element: Element | null,
  passing: readonly Rect[],
): Places | null {
  if (!card) return null;
  const ring = element && rectOf(element);
  const dialog = topDialog();
  const isAboutDialog = dialog !== null && (element?.matches(HEADING) ?? false);
  const others = { dialog: dialog && rectOf(dialog), isAboutDialog, passing };
  return { card: cardPlace(ring, sizeOf(card), pageRoom(), others), ring };
}

function rectOf(element: Element): Rect {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

const sizeOf = (card: HTMLElement | null) => ({
  width: card?.offsetWidth ?? 0,
  height: card?.offsetHeight ?? 0,
});

/** A part of the page that leaves no room for the card is shown by its heading. */
function shownPart(element: Element, card: HTMLElement | null): Element {
  if (hasRoom(rectOf(element), sizeOf(card), pageRoom())) return element;
  return element.querySelector(HEADING) ?? element;
}

/** Pixels above and below a target that need no scrolling: bars of the console, and the card. */
const MARGIN = 96;

function bringIntoView(element: Element | null) {
  if (!element) return;
  const { top, bottom } = rectOf(element);
  const isSeen = top >= MARGIN && bottom <= pageRoom().height - MARGIN;
  if (!isSeen) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}
