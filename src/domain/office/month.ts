import { inJapan } from '#domain/base/japan-time';
import { daysFrom, isMonth, monthsFrom, spanOfDays } from '#domain/base/week';

/** The calendar month in Japan at a moment: `2026-04`. */
export const monthAt = (moment: number | string): string => inJapan(moment).format('YYYY-MM');

/** Parses a month parameter of an address; null for any other text. */
export const monthOf = (text: string | null): string | null => (text !== null && isMonth(text) ? text : null);

/** Every day of the month. */
export function datesOfMonth(month: string): readonly string[] {
  const lastDay = daysFrom(`${monthsFrom(month, 1)}-01`, -1);
  return Array.from({ length: Number(lastDay.slice(-2)) }, (_, index) => daysFrom(`${month}-01`, index));
}

/** Milliseconds from the start of the month to the start of the next. */
export const spanOfMonth = (month: string) => spanOfDays(datesOfMonth(month));
