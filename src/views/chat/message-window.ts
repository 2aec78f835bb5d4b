/** So many messages are on the page at most: of 10,000 the others are above and below it. */
export const SHOWN_MAX = 80;
/** By so many it moves. */
export const STEP = 20;

export interface Span {
  from: number;
  to: number;
}

/** What of so many messages is on the page; `first`: where it begins, null at the newest. */
export function spanOf(total: number, first: number | null): Span {
  const last = Math.max(0, total - SHOWN_MAX);
  const from = Math.min(first ?? last, last);
  return { from, to: Math.min(total, from + SHOWN_MAX) };
}

export const earlier = ({ from }: Span): number => Math.max(0, from - STEP);
export const later = ({ from }: Span, total: number): number => spanOf(total, from + STEP).from;
