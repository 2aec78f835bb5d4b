import type { IntlShape } from 'react-intl';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Japan's distance from UTC, summer and winter. */
const JAPAN = 9 * HOUR;

/** ISO 8601, or milliseconds. */
type Instant = string | number;

/** The three formats of the specification, in every language, always in Japan's time. */
export const timeText = (instant: Instant): string => inJapan(instant, ({ h, m }) => `${h}:${m}`);
export const dateText = (instant: Instant): string =>
  inJapan(instant, ({ year, month, day }) => `${year}年${month}月${day}日`);
export const timestampText = (instant: Instant): string =>
  inJapan(instant, ({ year, month, day, h, m, s }) => `${year}/${month}/${day} ${h}:${m}:${s}`);

/** A day or a month of the calendar, `2026-04-01` or `2026-04`, in the same format: no clock, so no zone. */
export const dayText = (day: string): string =>
  day.replace(/^(\d{4})-(\d\d)(?:-(\d\d))?$/, (_, year: string, month: string, of?: string) =>
    of === undefined ? `${year}年${month}月` : `${year}年${month}月${of}日`,
  );

/** `2026-04-01T09:00` as a field of day and time holds it; nothing for what is no instant. */
export const japanTimeOf = (instant: string): string =>
  Number.isNaN(Date.parse(instant))
    ? ''
    : inJapan(instant, ({ year, month, day, h, m }) => `${year}-${month}-${day}T${h}:${m}`);

/** The same backwards, as calls send it: ISO 8601 in UTC; nothing for nothing. */
export const instantInJapan = (text: string): string =>
  text === '' ? '' : new Date(Date.parse(`${text}Z`) - JAPAN).toISOString();

/** For names of files: they sort by it, and every system allows it. */
export const fileStamp = (instant: Instant): string =>
  inJapan(instant, ({ year, month, day, h, m }) => `${year}${month}${day}-${h}${m}`);

/** Minutes, hours, days; the date from 30 days on. */
export function timeAgo(intl: IntlShape, then: Instant, now: number): string {
  const passed = now - new Date(then).getTime();
  if (passed < MINUTE) return intl.formatMessage({ id: 'time.now' });
  if (passed < HOUR) return intl.formatMessage({ id: 'time.minutes' }, { n: Math.floor(passed / MINUTE) });
  if (passed < DAY) return intl.formatMessage({ id: 'time.hours' }, { n: Math.floor(passed / HOUR) });
  if (passed < 30 * DAY) return intl.formatMessage({ id: 'time.days' }, { n: Math.floor(passed / DAY) });
  return dateText(then);
}

interface Clock {
  year: string;
  month: string;
  day: string;
  h: string;
  m: string;
  s: string;
}

/** A list writes a hundred of these: a library that knows zones took a fifth of its rendering, and 3.6 KB. */
function inJapan(instant: Instant, write: (clock: Clock) => string): string {
  const at = new Date(new Date(instant).getTime() + JAPAN);
  // no moment at all: whatever the server says there is still more than nothing
  if (Number.isNaN(at.getTime())) return String(instant);
  return write({
    year: String(at.getUTCFullYear()).padStart(4, '0'),
    month: two(at.getUTCMonth() + 1),
    day: two(at.getUTCDate()),
    h: two(at.getUTCHours()),
    m: two(at.getUTCMinutes()),
    s: two(at.getUTCSeconds()),
  });
}

const two = (number: number): string => String(number).padStart(2, '0');
