import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

const HOURS_AHEAD = 9;
export const DAY = 86_400_000;

/**
 * What the clocks and calendars of Japan say at this moment, for dayjs a time in UTC. Japan keeps no summer time, and
 * dayjs's own zones go by way of the machine's: in New York half past two of 8 March 2026 in Japan becomes half past three.
 */
export const inJapan = (ms: number): Dayjs => dayjs.utc(ms).add(HOURS_AHEAD, 'hour');

/** The moment at which they say so: `2026-04-01` is the start of that day. */
export const momentInJapan = (said: Dayjs | string): number =>
  dayjs.utc(said).subtract(HOURS_AHEAD, 'hour').valueOf();

/** The last midnight in Japan, whatever the zone of this machine. */
export const startOfDayInJapan = (ms: number): number => momentInJapan(inJapan(ms).startOf('day'));

/** Always in UTC, so that texts sort as times do. */
export const isoTime = (ms: number): string => new Date(ms).toISOString();

/** The day of a row when so many rows, oldest first, are spread over so many days before the anchor's. */
export const dayOfRow = (anchor: number, { index, count, days }: Spread): number =>
  anchor - (1 + Math.floor(((count - index - 1) * days) / count)) * DAY;

interface Spread {
  index: number;
  count: number;
  days: number;
}
