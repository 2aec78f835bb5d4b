export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

export interface Point {
  left: number;
  top: number;
}

/** Pixels between a card and its target, and between a card and the edge of the window. */
const GAP = 14;
const EDGE = 12;
/** A narrower window has the card as a sheet of its own width. */
export const SHEET_BELOW = 600;

/**
 * Where a card stands: beside the open dialog, else beside its target, and in a narrow window as a sheet at the end
 * that the target leaves free.
 */
export function cardPlace(target: Rect | null, card: Size, window: Size, dialog: Rect | null = null): Point {
  if (window.width < SHEET_BELOW) return { left: 0, top: sheetTop(target, card, window) };
  const foot = window.height - card.height - EDGE * 2;
  const besideDialog = dialog && {
    left: dialog.left - GAP - card.width,
    top: within(target?.top ?? foot, window.height - card.height),
  };
  if (besideDialog && fits(besideDialog, card, window)) return besideDialog;
  if (target === null) return { left: (window.width - card.width) / 2, top: foot };
  const left = within(target.left, window.width - card.width);
  const top = within(target.top, window.height - card.height);
  const places: Point[] = [
    { left, top: target.bottom + GAP },
    { left: target.right + GAP, top },
    { left, top: target.top - GAP - card.height },
    { left: target.left - GAP - card.width, top },
  ];
  return places.find((place) => fits(place, card, window)) ?? corner(target, card, window);
}

/** Whether a card has room beside a target of this size, which the page has scrolled to the middle of the window. */
export function hasRoom(target: Size, card: Size, window: Size): boolean {
  const isBesideSheet = target.height + (card.height + GAP) * 2 <= window.height;
  if (window.width < SHEET_BELOW) return isBesideSheet;
  return (
    isBesideSheet ||
    (target.height <= window.height && target.width + card.width + (GAP + EDGE) * 2 <= window.width)
  );
}

function sheetTop(target: Rect | null, card: Size, { height }: Size): number {
  const top = height - card.height;
  return target !== null && target.bottom > top && target.top >= card.height ? 0 : top;
}

const within = (start: number, room: number) => Math.max(EDGE, Math.min(start, room - EDGE));

const fits = ({ left, top }: Point, card: Size, window: Size) =>
  left >= EDGE &&
  top >= EDGE &&
  left + card.width <= window.width - EDGE &&
  top + card.height <= window.height - EDGE;

/** A target that leaves no room beside it is covered at the corner that it reaches into least. */
function corner(target: Rect, card: Size, window: Size): Point {
  const right = window.width - card.width - EDGE;
  const bottom = window.height - card.height - EDGE;
  return {
    left: window.width - target.right >= target.left ? right : EDGE,
    top: window.height - target.bottom >= target.top ? bottom : EDGE,
  };
}
