/** Approximate opening hours of shops; earlier and later hours are shown when they have reservations. */
const OPEN = { from: 10, to: 20 };

/** From the first to the last hour of a row. */
export interface HourPart {
  from: number;
  to: number;
}

/**
 * The hours of the week in parts: each with reservations, and the current one, by itself; others that follow each
 * other as one.
 */
export function hourParts(hours: readonly number[], hourOfNow: number | null): readonly HourPart[] {
  const first = Math.min(OPEN.from, ...hours);
  const last = Math.max(OPEN.to, ...hours);
  const isFree = (hour: number) => !hours.includes(hour) && hour !== hourOfNow;
  const parts: HourPart[] = [];
  for (let hour = first; hour <= last; hour += 1) {
    const before = parts.at(-1);
    if (before && isFree(hour) && isFree(before.to)) before.to = hour;
    else parts.push({ from: hour, to: hour });
  }
  return parts;
}
