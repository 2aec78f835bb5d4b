import * as z from 'zod/mini';
import { inJapan } from './japan-time';

/** Monday to Saturday are 2 to 7, Sunday is S (R-ENT-28, A-103). */
export const WEEKDAYS = [
  { dayOfWeek: '月曜日', short: 'Mon', value: '2' },
  { dayOfWeek: '火曜日', short: 'Tue', value: '3' },
  { dayOfWeek: '水曜日', short: 'Wed', value: '4' },
  { dayOfWeek: '木曜日', short: 'Thu', value: '5' },
  { dayOfWeek: '金曜日', short: 'Fri', value: '6' },
  { dayOfWeek: '土曜日', short: 'Sat', value: '7' },
  { dayOfWeek: '日曜日', short: 'Sun', value: 'S' },
] as const;

export const WeekdayValue = z.enum(['2', '3', '4', '5', '6', '7', 'S']);
export type WeekdayValue = z.infer<typeof WeekdayValue>;

/** A weekday, as a work schedule contains it. */
export const Weekday = z.object({ dayOfWeek: z.string(), short: z.string(), value: WeekdayValue });
export type Weekday = z.infer<typeof Weekday>;

/** The weekday in Japan at a moment in milliseconds; the first day of `day()` is Sunday. */
export const weekdayAt = (now: number): WeekdayValue => WEEKDAYS[(inJapan(now).day() + 6) % 7]?.value ?? '2';
