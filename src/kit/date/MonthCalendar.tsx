import { PrimeReactProvider } from 'primereact/api';
import {
  Calendar,
  type CalendarPassThroughOptions,
  type CalendarMonthNavigatorTemplateEvent as NavigatorEvent,
} from 'primereact/calendar';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Language } from '#kit/services/language';
import { addCalendarLocale, dayName, holidayOf } from './calendar-names';
import type { CalendarLimits } from './calendar-props';
import { useCalendarFocus } from './use-calendar-focus';

interface MonthCalendarProps extends CalendarLimits {
  /** The chosen day, or the ends of a period, whose last day may be missing; empty: no choice. */
  days: readonly string[];
  isRange: boolean;
  /** A day of the month that is shown first; by default today. */
  shown?: string | undefined;
  today: string;
  onChoose(days: readonly string[]): void;
}

/** The range of the year's select: birthdays before this year, plans after it. */
const YEARS_BEFORE = 120;
const YEARS_AFTER = 20;

/** PrimeReact's inline calendar. A `Date` stands for the day of its local components, never for an instant. */
export function MonthCalendar({ days, isRange, shown, today, min, max, onChoose }: MonthCalendarProps) {
  const intl = useIntl();
  const language = intl.locale as Language;
  const chosenDates = days.map(dateOf);
  const [viewDate, setViewDate] = useState(() => dateOf(shown ?? nearestAllowed(today, { min, max })));
  const calendarRef = useCalendarFocus();
  const currentYear = Number(today.slice(0, 4));
  useState(() => addCalendarLocale(language));
  const firstYear = Math.min(currentYear - YEARS_BEFORE, viewDate.getFullYear());
  const lastYear = Math.max(currentYear + YEARS_AFTER, viewDate.getFullYear());
  const calendarProps = {
    inline: true,
    unstyled: true,
    locale: language,
    viewDate,
    onViewDateChange: ({ value }: { value: Date }) => setViewDate(value),
    minDate: min === undefined ? undefined : dateOf(min),
    maxDate: max === undefined ? undefined : dateOf(max),
    monthNavigator: true,
    yearNavigator: true,
    yearRange: `${firstYear}:${lastYear}`,
    monthNavigatorTemplate: (event: NavigatorEvent) => (
      <NavigatorSelect {...event} label={intl.formatMessage({ id: 'calendar.month' })} />
    ),
    yearNavigatorTemplate: (event: NavigatorEvent) => (
      <NavigatorSelect {...event} label={intl.formatMessage({ id: 'calendar.year' })} />
    ),
    prevIcon: <span className="pi pi-chevron-left" aria-hidden="true" />,
    nextIcon: <span className="pi pi-chevron-right" aria-hidden="true" />,
    dateTemplate: (date: CellDate) => (
      <>
        {/* no span: PrimeReact treats every span of a cell as a day */}
        <time dateTime={dayOfCell(date)} aria-hidden="true">
          {date.day}
        </time>
        <small className="visually-hidden">{dayName(dayOfCell(date), language)}</small>
      </>
    ),
    pt: passThroughOptions({
      today,
      language,
      previous: intl.formatMessage({ id: 'calendar.previousMonth' }),
      next: intl.formatMessage({ id: 'calendar.nextMonth' }),
    }),
  };
  return (
    <div ref={calendarRef} className="month-calendar">
      <PrimeReactProvider>
        {isRange ? (
          <Calendar
            {...calendarProps}
            selectionMode="range"
            value={chosenDates}
            onChange={({ value }) => onChoose((value ?? []).flatMap((date) => (date ? dayOf(date) : [])))}
          />
        ) : (
          <Calendar
            {...calendarProps}
            value={chosenDates[0] ?? null}
            onChange={({ value }) => onChoose(value ? [dayOf(value)] : [])}
          />
        )}
      </PrimeReactProvider>
    </div>
  );
}

function NavigatorSelect({
  onChange,
  value,
  options,
  label,
}: Pick<NavigatorEvent, 'onChange' | 'value' | 'options'> & { label: string }) {
  return (
    <select
      className="input"
      aria-label={label}
      value={value ?? undefined}
      onChange={(event) => onChange(event, Number(event.currentTarget.value))}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

interface PassThroughTexts {
  today: string;
  language: Language;
  previous: string;
  next: string;
}

/** The classes of the stylesheet, and the roles and names that PrimeReact's cells lack. */
const passThroughOptions = ({
  today,
  language,
  previous,
  next,
}: PassThroughTexts): CalendarPassThroughOptions => ({
  panel: { 'aria-label': undefined },
  header: { className: 'month-head' },
  title: { className: 'month-title' },
  previousButton: { className: 'icon-button', 'aria-label': previous, title: previous },
  nextButton: { className: 'icon-button', 'aria-label': next, title: next },
  day: (options) => {
    const date = options?.context.date as unknown as CellDate;
    const day = dayOfCell(date);
    const weekday = dateOf(day).getDay();
    const classes = [
      // PrimeReact finds the first focusable day by its own class
      day === today && 'p-datepicker-today',
      date.otherMonth && 'other-month',
      (weekday === 0 || holidayOf(day, language) !== null) && 'holiday',
      weekday === 6 && 'saturday',
    ];
    return {
      className: classes.filter(Boolean).join(' '),
      'aria-label': undefined,
      'aria-current': day === today ? ('date' as const) : undefined,
      title: dayName(day, language),
    };
  },
  dayLabel: (options) => ({
    role: 'button',
    'aria-selected': undefined,
    'aria-pressed': options?.context.selected,
  }),
});

/** The date of a cell in PrimeReact; `month` starts at 0. */
interface CellDate {
  year: number;
  month: number;
  day: number;
  otherMonth: boolean;
}

const dateOf = (day: string): Date => {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, dayOfMonth);
};

const dayOf = (date: Date): string =>
  dayOfCell({ year: date.getFullYear(), month: date.getMonth(), day: date.getDate() });

const dayOfCell = ({ year, month, day }: Omit<CellDate, 'otherMonth'>): string =>
  [`${year}`.padStart(4, '0'), `${month + 1}`.padStart(2, '0'), `${day}`.padStart(2, '0')].join('-');

function nearestAllowed(day: string, { min, max }: CalendarLimits): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
