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
const PASSING_ELEMENTS = '.toasts p, .held-undo, .held-pending';

const HEADING = 'h1, h2, h3';

/** Follows the target, which scrolls and moves without an event, at each frame. */
export function useCardPlace(card: RefObject<HTMLElement | null>, element: Element | null): Places | null {
  const [places, setPlaces] = useState<Places | null>(null);
  useLayoutEffect(
    function followTarget() {
      let target: Element | null = null;
      let frameRequest = 0;
      // the card does not come back to where they have been: a visitor may be about to press it
      const passingRects = new Map<Element, Rect>();
      const followInFrame = () => {
        // a part of the page grows while its rows come
        const shownElement = element && shownPart(element, card.current);
        if (shownElement !== target) bringIntoView(shownElement);
        target = shownElement;
        for (const one of document.querySelectorAll(PASSING_ELEMENTS)) passingRects.set(one, rectOf(one));
        const nextPlaces = cardAndRing(card.current, target, [...passingRects.values()]);
        setPlaces((previousPlaces) =>
          JSON.stringify(previousPlaces) === JSON.stringify(nextPlaces) ? previousPlaces : nextPlaces,
        );
        frameRequest = requestAnimationFrame(followInFrame);
      };
      followInFrame();
      return () => cancelAnimationFrame(frameRequest);
    },
    [card, element],
  );
  return places;
}

function cardAndRing(
  card: HTMLElement | null,
  element: Element | null,
  passing: readonly Rect[],
): Places | null {
  if (!card) return null;
  const ring = element && rectOf(element);
  const dialog = topDialog();
  const isAboutDialog = dialog !== null && (element?.matches(HEADING) ?? false);
  const otherElements = { dialog: dialog && rectOf(dialog), isAboutDialog, passing };
  return { card: cardPlace(ring, sizeOf(card), pageRoom(), otherElements), ring };
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
const UNSCROLLED_MARGIN = 96;

function bringIntoView(element: Element | null) {
  if (!element) return;
  const { top, bottom } = rectOf(element);
  const isInView = top >= UNSCROLLED_MARGIN && bottom <= pageRoom().height - UNSCROLLED_MARGIN;
  if (!isInView) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}
