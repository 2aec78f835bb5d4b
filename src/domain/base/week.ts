import { calendarDay, inJapan, momentInJapan } from './japan-time';

const FORMAT = 'YYYY-MM-DD';

/** The calendar day in Japan at a moment. */
export const dayAt = (moment: number | string): string => inJapan(moment).format(FORMAT);

/** The Monday of the day's week; null for a text that is not a day. */
export function mondayOf(day: string): string | null {
  const date = calendarDay(day);
  if (date.format(FORMAT) !== day) return null;
  return date.subtract((date.day() + 6) % 7, 'day').format(FORMAT);
}

/** What a day is called on another one: the same, the next, or a later one of the same week. */
export function nearDay(day: string, today: string): 'today' | 'tomorrow' | 'thisWeek' | null {
  if (day === today) return 'today';
  if (day === daysFrom(today, 1)) return 'tomorrow';
  return day > today && mondayOf(day) === mondayOf(today) ? 'thisWeek' : null;
}

/** The days of a year in whole weeks: what took place on a Sunday takes place on one again. */
export const YEAR_OF_WEEKS = 364;

export const daysFrom = (day: string, days: number): string =>
  calendarDay(day).add(days, 'day').format(FORMAT);

/** Monday to Sunday. */
export const daysOfWeek = (monday: string): readonly string[] =>
  Array.from({ length: 7 }, (_, index) => daysFrom(monday, index));

/** Milliseconds from the start of the first day to the end of the last. */
export const spanOfDays = (days: readonly string[]) => ({
  from: momentInJapan(days[0] ?? ''),
  to: momentInJapan(daysFrom(days.at(-1) ?? '', 1)),
});

/** `2026-04`, with a four-digit year. */
export const isMonth = (text: string): boolean => calendarDay(`${text}-01`).format('YYYY-MM') === text;

export const monthsFrom = (month: string, months: number): string =>
  calendarDay(`${month}-01`).add(months, 'month').format('YYYY-MM');

/** Whole weeks: from the Monday on or before the first day to the Sunday on or after the last. */
export function daysOfMonth(month: string): readonly string[] {
  const firstMonday = mondayOf(`${month}-01`) ?? '';
  const lastDay = daysFrom(`${monthsFrom(month, 1)}-01`, -1);
  const weekCount = calendarDay(lastDay).diff(calendarDay(firstMonday), 'week') + 1;
  return Array.from({ length: weekCount * 7 }, (_, index) => daysFrom(firstMonday, index));
}
