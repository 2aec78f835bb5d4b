import type { SimpleFaker } from '@faker-js/faker';
import { inJapan, momentInJapan } from '#domain/base/japan-time';

export const DAY = 86_400_000;

/** The last midnight in Japan, whatever the zone of this machine. */
export const startOfDayInJapan = (ms: number): number => momentInJapan(inJapan(ms).startOf('day'));

/** Always in UTC, so that texts sort as times do. */
export const isoTime = (ms: number): string => new Date(ms).toISOString();

/** The day of a row when so many rows, oldest first, are spread over so many days before the anchor's. */
export const dayOfRow = (anchor: number, { index, count, days }: Spread): number =>
  anchor - (1 + Math.floor(((count - index - 1) * days) / count)) * DAY;

/** Between nine and six: to be added to the start of a day. */
export const officeTime = (faker: SimpleFaker): number =>
  faker.number.int({ min: 9 * 60, max: 18 * 60 }) * 60_000;

interface Spread {
  index: number;
  count: number;
  days: number;
}
