import { inJapan } from '#domain/base/japan-time';
import { daysFrom, isMonth, monthsFrom, spanOfDays } from '#domain/base/week';

/** The calendar's month in Japan at a moment: `2026-04`. */
export const monthAt = (moment: number | string): string => inJapan(moment).format('YYYY-MM');

/** What an address says, if it is a month; null for any other text. */
export const monthOf = (text: string | null): string | null => (text !== null && isMonth(text) ? text : null);

/** Its own days alone, from the first to the last. */
export function datesOfMonth(month: string): readonly string[] {
  const last = daysFrom(`${monthsFrom(month, 1)}-01`, -1);
  return Array.from({ length: Number(last.slice(-2)) }, (_, index) => daysFrom(`${month}-01`, index));
}

/** In milliseconds: from the start of its first day to that of the next month's. */
export const spanOfMonth = (month: string) => spanOfDays(datesOfMonth(month));
