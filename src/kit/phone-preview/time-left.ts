const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The time until a moment, as a countdown says it. */
export interface TimeLeft {
  unit: 'days' | 'hours' | 'minutes';
  n: number;
}

/** Whole days, below one day whole hours, below one hour minutes that have begun; null once the moment has come. */
export function timeLeft(to: number, now: number): TimeLeft | null {
  const leftMs = to - now;
  if (!(leftMs > 0)) return null;
  if (leftMs >= DAY_MS) return { unit: 'days', n: Math.floor(leftMs / DAY_MS) };
  if (leftMs >= HOUR_MS) return { unit: 'hours', n: Math.floor(leftMs / HOUR_MS) };
  return { unit: 'minutes', n: Math.ceil(leftMs / MINUTE_MS) };
}
