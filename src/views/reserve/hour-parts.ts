/** Approximate opening hours of shops; earlier and later hours are shown when they have reservations. */
const OPENING_HOURS = { from: 10, to: 20 };

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
  const firstHour = Math.min(OPENING_HOURS.from, ...hours);
  const lastHour = Math.max(OPENING_HOURS.to, ...hours);
  const isFree = (hour: number) => !hours.includes(hour) && hour !== hourOfNow;
  const parts: HourPart[] = [];
  for (let hour = firstHour; hour <= lastHour; hour += 1) {
    const previousPart = parts.at(-1);
    if (previousPart && isFree(hour) && isFree(previousPart.to)) previousPart.to = hour;
    else parts.push({ from: hour, to: hour });
  }
  return parts;
}
