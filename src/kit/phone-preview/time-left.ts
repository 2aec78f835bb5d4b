const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time until a moment, as a countdown says it. */
export interface TimeLeft {
  unit: 'days' | 'hours' | 'minutes';
  n: number;
}

/** Whole days, below one day whole hours, below one hour minutes that have begun; null once the moment has come. */
export function timeLeft(to: number, now: number): TimeLeft | null {
  const left = to - now;
  if (!(left > 0)) return null;
  if (left >= DAY) return { unit: 'days', n: Math.floor(left / DAY) };
  if (left >= HOUR) return { unit: 'hours', n: Math.floor(left / HOUR) };
  return { unit: 'minutes', n: Math.ceil(left / MINUTE) };
}
