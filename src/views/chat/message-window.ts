/** Maximum number of messages on the page: of 10,000 messages the others are above and below it. */
export const SHOWN_MAX = 80;
/** Number of messages by which the window moves. */
export const STEP = 20;

export interface MessageRange {
  from: number;
  to: number;
}

/** The messages on the page, of `total`. `first`: index of the first one, null at the newest. */
export function rangeOf(total: number, first: number | null): MessageRange {
  const last = Math.max(0, total - SHOWN_MAX);
  const from = Math.min(first ?? last, last);
  return { from, to: Math.min(total, from + SHOWN_MAX) };
}

export const earlier = ({ from }: MessageRange): number => Math.max(0, from - STEP);
export const later = ({ from }: MessageRange, total: number): number => rangeOf(total, from + STEP).from;
