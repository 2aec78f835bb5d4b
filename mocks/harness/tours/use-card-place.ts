import { type RefObject, useLayoutEffect, useState } from 'react';
import { cardPlace, hasRoom, type Point, type Rect } from './card-place';
import { topDialog } from './tour-effects';

interface Places {
  card: Point;
  /** The ring around the target. */
  ring: Rect | null;
}

/** Follows the target, which scrolls and moves without an event, at each frame. */
export function useCardPlace(card: RefObject<HTMLElement | null>, element: Element | null): Places | null {
  const [places, setPlaces] = useState<Places | null>(null);
  useLayoutEffect(
    function followTarget() {
      let target: Element | null = null;
      let frame = 0;
      const follow = () => {
        // a part of the page grows while its rows come
        const part = element && shownPart(element, card.current);
        if (part !== target) bringIntoView(part);
        target = part;
        const next = placesOf(card.current, target);
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

function placesOf(card: HTMLElement | null, element: Element | null): Places | null {
  if (!card) return null;
  const ring = element && rectOf(element);
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const dialog = topDialog();
  return { card: cardPlace(ring, size, windowSize(), dialog && rectOf(dialog)), ring };
}

function rectOf(element: Element): Rect {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** A part of the page that leaves no room for the card is shown by its heading. */
function shownPart(element: Element, card: HTMLElement | null): Element {
  const size = { width: card?.offsetWidth ?? 0, height: card?.offsetHeight ?? 0 };
  const { width, height } = element.getBoundingClientRect();
  if (hasRoom({ width, height }, size, windowSize())) return element;
  return element.querySelector('h1, h2, h3') ?? element;
}

const windowSize = () => ({ width: innerWidth, height: innerHeight });

/** Pixels above and below a target that need no scrolling: bars of the console, and the card. */
const MARGIN = 96;

function bringIntoView(element: Element | null) {
  if (!element) return;
  const { top, bottom } = rectOf(element);
  const isSeen = top >= MARGIN && bottom <= innerHeight - MARGIN;
  if (!isSeen) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}
