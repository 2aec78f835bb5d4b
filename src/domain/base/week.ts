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

/** In milliseconds: from the start of its Monday to that of the next. */
export const spanOfWeek = (monday: string) => ({
  from: momentInJapan(monday),
  to: momentInJapan(daysFrom(monday, 7)),
});
