import dayjs, { type Dayjs } from 'dayjs';
// with the file extension: the journeys import this file in Node
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** Japan has no daylight saving time. */
const HOURS_AHEAD = 9;

/** A date with a time and without a time zone. */
const ZONELESS = /^\d{4}-\d\d-\d\d[T ][\d:.]+$/;

/**
 * Like `Date.parse`, in milliseconds, but a time without a zone is in Japan's time, whatever the
 * machine's zone.
 */
export const parseTime = (text: string): number =>
  ZONELESS.test(text) ? momentInJapan(text) : Date.parse(text);

/**
 * The time in Japan at this moment, as a dayjs object in UTC. The zones of dayjs depend on the machine's
 * zone: in New York 02:30 of 8 March 2026 in Japan becomes 03:30.
 */
export const inJapan = (instant: string | number): Dayjs =>
  dayjs.utc(new Date(typeof instant === 'string' ? parseTime(instant) : instant)).add(HOURS_AHEAD, 'hour');

/** The moment of a time in Japan, in milliseconds: `2026-04-01` is the start of that day. */
export const momentInJapan = (clockTime: Dayjs | string): number =>
  dayjs.utc(clockTime).subtract(HOURS_AHEAD, 'hour').valueOf();

/** A calendar day, `2026-04-01`, without time and zone. */
export const calendarDay = (day: string): Dayjs => dayjs.utc(day);
