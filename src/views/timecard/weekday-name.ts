import type { IntlFormatters } from '@formatjs/intl';
import { daysFrom } from '#domain/base/week';
import { WEEKDAYS, type WeekdayValue } from '#domain/base/weekday';

/** Any Monday: the days after it are the weekdays in order. */
const MONDAY = '2026-03-30';

/** Mon, 月: as in the column headings of calendars. */
export const weekdayName = (intl: IntlFormatters, weekday: WeekdayValue): string => {
  const index = WEEKDAYS.findIndex(({ value }) => value === weekday);
  return intl.formatDate(daysFrom(MONDAY, index), { timeZone: 'UTC', weekday: 'short' });
};

export const weekdaysText = (intl: IntlFormatters, weekdays: readonly { value: WeekdayValue }[]): string =>
  weekdays.map(({ value }) => weekdayName(intl, value)).join(' ');
