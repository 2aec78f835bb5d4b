import { calendarDay, inJapan, momentInJapan } from './japan-time';

const FORMAT = 'YYYY-MM-DD';

/** The calendar's day in Japan at a moment. */
export const dayAt = (moment: number | string): string => inJapan(moment).format(FORMAT);

/** The Monday of the week that a day is of; null for what is no day. */
export function mondayOf(day: string): string | null {
  const date = calendarDay(day);
  if (date.format(FORMAT) !== day) return null;
  return date.subtract((date.day() + 6) % 7, 'day').format(FORMAT);
}

export const daysFrom = (day: string, days: number): string =>
  calendarDay(day).add(days, 'day').format(FORMAT);

/** From Monday on. */
export const daysOfWeek = (monday: string): readonly string[] =>
  Array.from({ length: 7 }, (_, index) => daysFrom(monday, index));

/** In milliseconds: from the start of the first of these days to the end of the last. */
export const spanOfDays = (days: readonly string[]) => ({
  from: momentInJapan(days[0] ?? ''),
  to: momentInJapan(daysFrom(days.at(-1) ?? '', 1)),
});

/** `2026-04`, of a year with four digits. */
export const isMonth = (text: string): boolean => calendarDay(`${text}-01`).format('YYYY-MM') === text;

export const monthsFrom = (month: string, months: number): string =>
  calendarDay(`${month}-01`).add(months, 'month').format('YYYY-MM');

/** From the Monday on or before its first to the Sunday on or after its last: whole weeks. */
export function daysOfMonth(month: string): readonly string[] {
  const first = mondayOf(`${month}-01`) ?? '';
  const last = daysFrom(`${monthsFrom(month, 1)}-01`, -1);
  const weeks = calendarDay(last).diff(calendarDay(first), 'week') + 1;
  return Array.from({ length: weeks * 7 }, (_, index) => daysFrom(first, index));
}
