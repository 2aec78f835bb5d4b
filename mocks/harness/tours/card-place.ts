export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  left: number;
  top: number;
}

/** Pixels between a card and its target, and between a card and the edge of the room. */
const GAP = 14;
const EDGE_GAP = 12;

/** What the page shows besides the target. */
interface OtherElements {
  /** The open dialog; null without one. */
  dialog: Rect | null;
  /** The target is the heading of the dialog: the step speaks of all of it. */
  isAboutDialog?: boolean;
  /** Messages and buttons to undo, which the page shows for some seconds. */
  passing: readonly Rect[];
}

/**
 * Where a card stands in the room that the page has: beside the open dialog, else beside its target; a card as wide as
 * the room at the end that the target leaves free. Of such places it takes the first that covers nothing passing.
 */
export function cardPlace(
  target: Rect | null,
  card: Size,
  room: Size,
  { dialog, isAboutDialog = false, passing }: OtherElements = { dialog: null, passing: [] },
): Point {
  const places = isSheet(card, room)
    ? sheetPlaces(target, card, room)
    : [
        ...placesBeside(dialog, target, card, room),
        // where a wide dialog has the least of its fields
        ...(isAboutDialog ? [{ left: EDGE_GAP, top: footOf(card, room) }] : []),
        ...placesAround(target, card, room),
      ].filter(
        (place) => fitsRoom(place, card, room) && (target === null || !coversRect(place, card, target)),
      );
  return (
    places.find((place) => !passing.some((rect) => coversRect(place, card, rect))) ??
    places[0] ??
    cornerPlace(target, card, room)
  );
}

/** Whether a card has room beside this target, wherever the page is scrolled to. */
export function hasRoom({ left, top, right, bottom }: Rect, card: Size, room: Size): boolean {
  const height = bottom - top;
  const neededGap = isSheet(card, room) ? EDGE_GAP : GAP + EDGE_GAP;
  if (height + (card.height + neededGap) * 2 <= room.height) return true;
  return (
    !isSheet(card, room) &&
    height <= room.height &&
    Math.max(left, room.width - right) >= card.width + GAP + EDGE_GAP
  );
}

/** A phone has the card as a sheet of its own width. */
const isSheet = (card: Size, room: Size) => card.width >= room.width;

function sheetPlaces(target: Rect | null, { height }: Size, room: Size): Point[] {
  const footPlace = { left: 0, top: room.height - height };
  const headPlace = { left: 0, top: 0 };
  if (target === null) return [footPlace, headPlace];
  const isFootFree = target.bottom + EDGE_GAP <= footPlace.top;
  const isHeadFree = target.top >= height + EDGE_GAP;
  return isFootFree && isHeadFree ? [footPlace, headPlace] : isHeadFree ? [headPlace] : [footPlace];
}

function placesBeside(dialog: Rect | null, target: Rect | null, card: Size, room: Size): Point[] {
  if (dialog === null) return [];
  const top = keptInRoom(target?.top ?? footOf(card, room), room.height - card.height);
  return [{ left: dialog.left - GAP - card.width, top }];
}

function placesAround(target: Rect | null, card: Size, room: Size): Point[] {
  if (target === null) {
    const left = (room.width - card.width) / 2;
    return [
      { left, top: footOf(card, room) },
      { left, top: EDGE_GAP * 2 },
    ];
  }
  const left = keptInRoom(target.left, room.width - card.width);
  const top = keptInRoom(target.top, room.height - card.height);
  return [
    { left, top: target.bottom + GAP },
    { left: target.right + GAP, top },
    { left, top: target.top - GAP - card.height },
    { left: target.left - GAP - card.width, top },
  ];
}

const footOf = (card: Size, room: Size) => room.height - card.height - EDGE_GAP * 2;

const keptInRoom = (start: number, room: number) => Math.max(EDGE_GAP, Math.min(start, room - EDGE_GAP));

const fitsRoom = ({ left, top }: Point, card: Size, room: Size) =>
  left >= EDGE_GAP &&
  top >= EDGE_GAP &&
  left + card.width <= room.width - EDGE_GAP &&
  top + card.height <= room.height - EDGE_GAP;

const coversRect = ({ left, top }: Point, { width, height }: Size, rect: Rect) =>
  left < rect.right && rect.left < left + width && top < rect.bottom && rect.top < top + height;

/** A target that leaves no room beside it is covered at the corner that it reaches into least. */
function cornerPlace(target: Rect | null, card: Size, room: Size): Point {
  const right = Math.max(0, room.width - card.width - EDGE_GAP);
  const bottom = Math.max(0, room.height - card.height - EDGE_GAP);
  if (target === null) return { left: right, top: bottom };
  return {
    left: room.width - target.right >= target.left ? right : EDGE_GAP,
    top: room.height - target.bottom >= target.top ? bottom : EDGE_GAP,
  };
}
