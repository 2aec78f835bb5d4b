import type { IntlFormatters } from '@formatjs/intl';
import { inJapan, momentInJapan } from '#domain/base/japan-time';

/** ISO 8601, or milliseconds since 1970. */
type Instant = string | number;

/** The formatters of the user's language. */
export type LocalIntl = IntlFormatters & { readonly locale: string };

/**
 * The three formats of the specification, always in Japan's time: for files, the error log and tooltips; on the
 * screen the time in every language, the date in Japanese and Chinese.
 */
export const timeText = (instant: Instant): string => formatInJapan(instant, 'HH:mm');
export const dateText = (instant: Instant): string => formatInJapan(instant, 'YYYY年MM月DD日');
export const timestampText = (instant: Instant): string => formatInJapan(instant, 'YYYY/MM/DD HH:mm:ss');

/** The date with its year of an instant, a calendar day or a month (`2026-04`) in the user's language. */
export function localDate(intl: LocalIntl, at: Instant): string {
  const isMonth = /^\d{4}-\d\d$/.test(String(at));
  const moment = inJapan(at);
  if (!moment.isValid()) return String(at);
  if (isKanji(intl)) return moment.format(isMonth ? 'YYYY年MM月' : 'YYYY年MM月DD日');
  return intl.formatDate(moment.valueOf(), {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    ...(isMonth ? {} : { day: 'numeric' }),
  });
}

/**
 * For lists and panels: day, weekday and, but for `dayOnly`, time in the user's language; of another year, and without
 * `now`, the year in place of the weekday.
 */
export function localMoment(intl: LocalIntl, instant: Instant, now?: number, dayOnly = false): string {
  const moment = inJapan(instant);
  if (!moment.isValid()) return String(instant);
  const isThisYear = now !== undefined && moment.year() === inJapan(now).year();
  return intl.formatDate(moment.valueOf(), {
    timeZone: 'UTC',
    ...(isKanji(intl) ? { month: '2-digit', day: '2-digit' } : { month: 'short', day: 'numeric' }),
    ...(isThisYear ? { weekday: 'short' } : { year: 'numeric' }),
    ...(dayOnly ? {} : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  });
}

/** Japanese and Chinese, which write a date with the specification's characters. */
const isKanji = ({ locale }: LocalIntl) => /^(ja|zh)/.test(locale);

/** `2026-04-01T09:00`, the value of a field of day and time; empty for an invalid instant. */
export function japanTimeOf(instant: string): string {
  const inJapanTime = inJapan(instant);
  return inJapanTime.isValid() ? inJapanTime.format('YYYY-MM-DDTHH:mm') : '';
}

/** The inverse, as requests send it: ISO 8601 in UTC; empty for an empty text. */
export const instantInJapan = (text: string): string =>
  text === '' ? '' : new Date(momentInJapan(text)).toISOString();

/** For file names: sorted by name they are in order of time, and every system allows the characters. */
export const fileStamp = (instant: Instant): string => formatInJapan(instant, 'YYYYMMDD-HHmm');

/** Minutes, hours or days ago; the date in the user's language from 30 days on. */
export function timeAgo(intl: LocalIntl, then: Instant, now: number): string {
  const elapsed = (unit: 'minute' | 'hour' | 'day') => inJapan(now).diff(inJapan(then), unit);
  if (elapsed('minute') < 1) return intl.formatMessage({ id: 'time.now' });
  if (elapsed('hour') < 1) return intl.formatMessage({ id: 'time.minutes' }, { n: elapsed('minute') });
  if (elapsed('day') < 1) return intl.formatMessage({ id: 'time.hours' }, { n: elapsed('hour') });
  if (elapsed('day') < 30) return intl.formatMessage({ id: 'time.days' }, { n: elapsed('day') });
  return localDate(intl, then);
}

function formatInJapan(instant: Instant, format: string): string {
  const inJapanTime = inJapan(instant);
  // an invalid instant is shown as the server sent it
  return inJapanTime.isValid() ? inJapanTime.format(format) : String(instant);
}
