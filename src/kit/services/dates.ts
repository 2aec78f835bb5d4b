import type { IntlFormatters } from '@formatjs/intl';
import { inJapan, momentInJapan } from '#domain/base/japan-time';

/** ISO 8601, or milliseconds. */
type Instant = string | number;

/** The three formats of the specification, in every language, always in Japan's time. */
export const timeText = (instant: Instant): string => written(instant, 'HH:mm');
export const dateText = (instant: Instant): string => written(instant, 'YYYY年MM月DD日');
export const timestampText = (instant: Instant): string => written(instant, 'YYYY/MM/DD HH:mm:ss');

/** A day or a month of the calendar, `2026-04-01` or `2026-04`, in the same format: no clock, so no zone. */
export const dayText = (day: string): string =>
  day.replace(/^(\d{4})-(\d\d)(?:-(\d\d))?$/, (_, year: string, month: string, of?: string) =>
    of === undefined ? `${year}年${month}月` : `${year}年${month}月${of}日`,
  );

/** `2026-04-01T09:00` as a field of day and time holds it; nothing for what is no instant. */
export function japanTimeOf(instant: string): string {
  const said = inJapan(instant);
  return said.isValid() ? said.format('YYYY-MM-DDTHH:mm') : '';
}

/** The same backwards, as calls send it: ISO 8601 in UTC; nothing for nothing. */
export const instantInJapan = (text: string): string =>
  text === '' ? '' : new Date(momentInJapan(text)).toISOString();

/** For names of files: they sort by it, and every system allows it. */
export const fileStamp = (instant: Instant): string => written(instant, 'YYYYMMDD-HHmm');

/** Minutes, hours, days; the date from 30 days on. */
export function timeAgo(intl: IntlFormatters, then: Instant, now: number): string {
  const passed = (unit: 'minute' | 'hour' | 'day') => inJapan(now).diff(inJapan(then), unit);
  if (passed('minute') < 1) return intl.formatMessage({ id: 'time.now' });
  if (passed('hour') < 1) return intl.formatMessage({ id: 'time.minutes' }, { n: passed('minute') });
  if (passed('day') < 1) return intl.formatMessage({ id: 'time.hours' }, { n: passed('hour') });
  if (passed('day') < 30) return intl.formatMessage({ id: 'time.days' }, { n: passed('day') });
  return dateText(then);
}

function written(instant: Instant, format: string): string {
  const said = inJapan(instant);
  // no moment at all: whatever the server says there is still more than nothing
  return said.isValid() ? said.format(format) : String(instant);
}
