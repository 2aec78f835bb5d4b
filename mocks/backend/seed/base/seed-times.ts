import type { SimpleFaker } from '@faker-js/faker';
import { inJapan, momentInJapan } from '#domain/base/japan-time';

export const DAY = 86_400_000;

/** The last midnight in Japan, independent of this machine's time zone. */
export const startOfDayInJapan = (ms: number): number => momentInJapan(inJapan(ms).startOf('day'));

/** Always in UTC, so that string order is time order. */
export const utcIsoTime = (ms: number): string => new Date(ms).toISOString();

/** The day of a row when `count` rows, oldest first, are spread over `days` days before the anchor's day. */
export const dayOfRow = (anchor: number, spread: Spread): number => anchor - daysAgo(spread) * DAY;

export const daysAgo = ({ index, count, days }: Spread): number =>
  1 + Math.floor(((count - index - 1) * days) / count);

/** A time between 9:00 and 18:00, in milliseconds from the start of a day. */
export const officeTime = (faker: SimpleFaker): number =>
  faker.number.int({ min: 9 * 60, max: 18 * 60 }) * 60_000;

interface Spread {
  index: number;
  count: number;
  days: number;
}
