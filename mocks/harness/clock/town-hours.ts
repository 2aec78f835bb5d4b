import { DAY, startOfDayInJapan } from '#mocks/backend/seed/base/seed-times';

const HOUR = DAY / 24;

/** The hours between which the town runs. */
export const OPENS = 8;
export const CLOSES = 23;

/** The moment of this hour on the day of a moment, in Japan. */
export const hourOf = (moment: number, hour: number): number => startOfDayInJapan(moment) + hour * HOUR;

export const morningOf = (moment: number): number => hourOf(moment, OPENS);
export const eveningOf = (moment: number): number => hourOf(moment, CLOSES);

/** When the town begins to run: at once, before its morning then, after its evening on the next morning. */
export function beginOfTown(now: number): number {
  if (now >= eveningOf(now)) return morningOf(now + DAY);
  return Math.max(now, morningOf(now));
}
