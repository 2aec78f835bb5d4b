import type { IntlFormatters } from '@formatjs/intl';
import { inJapan, momentInJapan } from '#domain/base/japan-time';

/** ISO 8601, or milliseconds since 1970. */
type Instant = string | number;

/** The three formats of the specification, in every language, always in Japan's time. */
export const timeText = (instant: Instant): string => written(instant, 'HH:mm');
export const dateText = (instant: Instant): string => written(instant, 'YYYY年MM月DD日');
export const timestampText = (instant: Instant): string => written(instant, 'YYYY/MM/DD HH:mm:ss');

/** A calendar day or month, `2026-04-01` or `2026-04`, in the same format; without a time zone. */
export const dayText = (day: string): string =>
  day.replace(/^(\d{4})-(\d\d)(?:-(\d\d))?$/, (_, year: string, month: string, of?: string) =>
    of === undefined ? `${year}年${month}月` : `${year}年${month}月${of}日`,
  );

/** `2026-04-01T09:00`, the value of a field of day and time; empty for an invalid instant. */
export function japanTimeOf(instant: string): string {
  const inJapanTime = inJapan(instant);
  return inJapanTime.isValid() ? inJapanTime.format('YYYY-MM-DDTHH:mm') : '';
}

/** The inverse, as requests send it: ISO 8601 in UTC; empty for an empty text. */
export const instantInJapan = (text: string): string =>
  text === '' ? '' : new Date(momentInJapan(text)).toISOString();

/** For file names: sorted by name they are in order of time, and every system allows the characters. */
export const fileStamp = (instant: Instant): string => written(instant, 'YYYYMMDD-HHmm');

/** Minutes, hours or days ago; the date from 30 days on. */
export function timeAgo(intl: IntlFormatters, then: Instant, now: number): string {
  const passed = (unit: 'minute' | 'hour' | 'day') => inJapan(now).diff(inJapan(then), unit);
  if (passed('minute') < 1) return intl.formatMessage({ id: 'time.now' });
  if (passed('hour') < 1) return intl.formatMessage({ id: 'time.minutes' }, { n: passed('minute') });
  if (passed('day') < 1) return intl.formatMessage({ id: 'time.hours' }, { n: passed('hour') });
  if (passed('day') < 30) return intl.formatMessage({ id: 'time.days' }, { n: passed('day') });
  return dateText(then);
}

function written(instant: Instant, format: string): string {
  const inJapanTime = inJapan(instant);
  // an invalid instant is shown as the server sent it
  return inJapanTime.isValid() ? inJapanTime.format(format) : String(instant);
}
