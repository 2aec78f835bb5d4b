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

const MOMENT = /^(\d{4}-\d\d-\d\d)[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i;

/** Whether the text is a day with a time in ISO 8601. `Date.parse` accepts much more, for example `July` and `-1`. */
export const isMoment = (text: string): boolean => isDay(MOMENT.exec(text)?.[1] ?? '');

/** A calendar day, `2026-04-01`, without time and zone. */
export const calendarDay = (day: string): Dayjs => dayjs.utc(day);

const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/;

/** Whether the text is an existing day as `2026-04-01`: 30 February is not. Without dayjs: a sort calls it often. */
export function isDay(text: string): boolean {
  const day = DAY_PATTERN.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether the text is a time of day as `09:30`. */
export const isTime = (text: string): boolean => TIME.test(text);
