/** Maximum number of messages on the page: of 10,000 messages the others are above and below it. */
export const SHOWN_MAX = 80;
/** Number of messages by which the window moves. */
export const WINDOW_STEP = 20;

export interface MessageRange {
  from: number;
  to: number;
}

/** The messages on the page, of `total`. `firstIndex`: index of the first one, null at the newest. */
export function rangeOf(total: number, firstIndex: number | null): MessageRange {
  const lastStart = Math.max(0, total - SHOWN_MAX);
  const from = Math.min(firstIndex ?? lastStart, lastStart);
  return { from, to: Math.min(total, from + SHOWN_MAX) };
}

export const earlier = ({ from }: MessageRange): number => Math.max(0, from - WINDOW_STEP);
export const later = ({ from }: MessageRange, total: number): number =>
  rangeOf(total, from + WINDOW_STEP).from;
