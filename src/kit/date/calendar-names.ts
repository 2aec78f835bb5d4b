import holidays from '@holiday-jp/holiday_jp/lib/holidays';
import { addLocale } from 'primereact/api';
import type { Language } from '#kit/services/language';

/** Days of the week are numbered as JavaScript does: 0 is Sunday. */
const SUNDAY = 0;
const MONDAY = 1;
/** 2 January 2000 was a Sunday. */
const WEEKDAY_DATES = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2000, 0, 2 + index)));
const MONTH_DATES = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2000, index)));

const HOLIDAYS: Readonly<Record<string, { name: string; name_en: string }>> = holidays;

/** Registers the names of months and weekdays with PrimeReact; Intl has them. */
export function addCalendarLocale(language: Language): void {
  const names = (dates: readonly Date[], options: Intl.DateTimeFormatOptions) => {
    const format = formatOf(language, options);
    return dates.map((date) => format.format(date));
  };
  const datePartOrder = formatOf(language, { year: 'numeric', month: 'long' })
    .formatToParts(WEEKDAY_DATES[0])
    .map(({ type }) => type);
  const options = {
    // Firefox does not know the first day of the week of a language
    firstDayOfWeek: language === 'ja' || language === 'en' ? SUNDAY : MONDAY,
    showMonthAfterYear: datePartOrder.indexOf('year') < datePartOrder.indexOf('month'),
    dayNames: names(WEEKDAY_DATES, { weekday: 'long' }),
    dayNamesShort: names(WEEKDAY_DATES, { weekday: 'short' }),
    dayNamesMin: names(WEEKDAY_DATES, { weekday: language === 'zh' ? 'narrow' : 'short' }),
    monthNames: names(MONTH_DATES, { month: 'long' }),
    monthNamesShort: names(MONTH_DATES, { month: 'short' }),
  };
  addLocale(language, options);
}

/** 4月29日 水曜日 昭和の日 */
export function dayName(day: string, language: Language): string {
  const date = new Date(`${day}T00:00Z`);
  const dateTexts = [
    formatOf(language, { month: 'long', day: 'numeric' }),
    formatOf(language, { weekday: 'long' }),
  ].map((format) => format.format(date));
  return [...dateTexts, holidayOf(day, language)].filter(Boolean).join(' ');
}

/** The name of a holiday of Japan, in Chinese as in Japanese; null for other days. */
export function holidayOf(day: string, language: Language): string | null {
  const holiday = HOLIDAYS[day];
  if (holiday === undefined) return null;
  return language === 'ja' || language === 'zh' ? holiday.name : holiday.name_en;
}

const formatOf = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
