import dayjs, { type Dayjs } from 'dayjs';
// with its ending: Node reads it too, for the journeys
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** Japan keeps no summer time. */
const HOURS_AHEAD = 9;

/** A day and a time of it that say no zone. */
const ZONELESS = /^\d{4}-\d\d-\d\d[T ][\d:.]+$/;

/** What `Date.parse` gives, but a time without a zone is Japan's, wherever the machine stands. */
export const parseTime = (text: string): number =>
  ZONELESS.test(text) ? momentInJapan(text) : Date.parse(text);

/**
 * What the clocks and calendars of Japan say at this moment, for dayjs a time in UTC. Its own zones go by way of the
 * machine's: in New York half past two of 8 March 2026 in Japan becomes half past three.
 */
export const inJapan = (instant: string | number): Dayjs =>
  dayjs.utc(new Date(typeof instant === 'string' ? parseTime(instant) : instant)).add(HOURS_AHEAD, 'hour');

/** The moment at which they say so, in milliseconds: `2026-04-01` is the start of that day. */
export const momentInJapan = (said: Dayjs | string): number =>
  dayjs.utc(said).subtract(HOURS_AHEAD, 'hour').valueOf();

const MOMENT = /^(\d{4}-\d\d-\d\d)[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i;

/** Whether it is a day with a time, in ISO 8601: browsers take much more for one, as `July` or `-1`. */
export const isMoment = (text: string): boolean => isDay(MOMENT.exec(text)?.[1] ?? '');

/** A day of the calendar, `2026-04-01`: no clock, so no zone. */
export const calendarDay = (day: string): Dayjs => dayjs.utc(day);

/** Whether it is a day of the calendar as `2026-04-01`: no 30 February. */
export const isDay = (text: string): boolean => calendarDay(text).format('YYYY-MM-DD') === text;
