import { DAY, startOfDayInJapan } from '#mocks/backend/seed/base/seed-times';

const HOUR = DAY / 24;

/** The hours of the day between which the demo town runs. */
export const OPENING_HOUR = 8;
export const CLOSING_HOUR = 23;

/** The moment of this hour on the day of a moment, in Japan. */
export const momentAtHour = (moment: number, hour: number): number => startOfDayInJapan(moment) + hour * HOUR;

export const morningOf = (moment: number): number => momentAtHour(moment, OPENING_HOUR);
export const eveningOf = (moment: number): number => momentAtHour(moment, CLOSING_HOUR);

/** When the town begins to run: at once, before its morning then, after its evening on the next morning. */
export function beginOfTown(now: number): number {
  if (now >= eveningOf(now)) return morningOf(now + DAY);
  return Math.max(now, morningOf(now));
}
