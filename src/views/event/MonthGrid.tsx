import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { Event } from '#domain/content/event';
import { CalendarScroll } from '#kit/calendar/CalendarScroll';
import { moveAmongBlocks } from '#kit/calendar/move-among-blocks';
import { useNavigation } from '#kit/context/app-services';
import { localDate } from '#kit/services/dates';
import { MonthBar } from './MonthBar';
import { type Bar, isOnDay, linesOfWeek } from './month-bars';
import type { EventMonthState } from './use-event-month';
import { useMoveToDay } from './use-move-to-day';

export interface MonthCalendarProps {
  month: EventMonthState;
  /** Ordered by start. */
  rows: readonly Event[];
  now: number;
  hrefOf: (id: number) => string;
}

interface MonthGridProps extends MonthCalendarProps {
  /** The form of a new event on a day. */
  hrefOfNew: (day: string) => string;
  /** The form of an event with its times moved by days. */
  hrefOfMoved: (id: number, days: number) => string;
}

/** Visible rows of a week; the page of the day shows the other events. */
const LINES_MAX = 4;

/**
 * Weeks are groups of rows, days are columns; an event spans all its days. Arrow keys move between events:
 * down and up within a day, left and right to another day. An event that is dragged to another day opens in
 * its form with the times of that day.
 */
export function MonthGrid({ month, rows, now, hrefOf, hrefOfNew, hrefOfMoved }: MonthGridProps) {
  const intl = useIntl();
  const navigation = useNavigation();
  const { targetDay, handlers } = useMoveToDay((id, days) => navigation.go(hrefOfMoved(id, days)));
  const { days } = month;
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <CalendarScroll>
      <table className="month-grid" onKeyDown={moveAmongBlocks} {...handlers}>
        <caption className="visually-hidden">
          {intl.formatMessage({ id: 'event.month.caption' }, { month: localDate(intl, month.month) })}
        </caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {intl.formatDate(day, { timeZone: 'UTC', weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        {weeks.map((week) => (
          <WeekRows key={week[0]} {...{ month, week, rows, now, hrefOf, hrefOfNew, targetDay }} />
        ))}
      </table>
    </CalendarScroll>
  );
}

interface WeekRowsProps extends Omit<MonthGridProps, 'hrefOfMoved'> {
  week: readonly string[];
  /** The day to which an event is being dragged. */
  targetDay: string | null;
}

function WeekRows({ month, week, rows, now, hrefOf, hrefOfNew, targetDay }: WeekRowsProps) {
  const { hrefs, today } = month;
  const lines = linesOfWeek(week, rows);
  const shownLines = lines.slice(0, LINES_MAX);
  const hiddenBars = lines.slice(LINES_MAX).flat();
  return (
    <tbody>
      <tr className="month-days">
        {week.map((day) => (
          <th
            key={day}
            scope="col"
            aria-current={day === today ? 'date' : undefined}
            className={day === targetDay ? 'month-target' : undefined}
          >
            <Link href={hrefs.day(day)} className={day.startsWith(month.month) ? undefined : 'beside'}>
              <time dateTime={day}>{dayNumber(day, day === week[0])}</time>
              <span className="visually-hidden">
                {' '}
                <FormattedMessage
                  id="calendar.count"
                  values={{ count: rows.filter((row) => isOnDay(row, day)).length }}
                />
              </span>
            </Link>
          </th>
        ))}
      </tr>
      {shownLines.map((line) => (
        <tr key={line.map(({ row }) => row.id).join()}>
          {cellsOf(line).map((cell) =>
            cell.bar ? (
              <td key={cell.from} colSpan={cell.bar.to - cell.bar.from + 1}>
                <MonthBar bar={cell.bar} week={week} now={now} href={hrefOf(cell.bar.row.id)} />
              </td>
            ) : (
              <FreeDay key={cell.from} day={week[cell.from] ?? ''} today={today} hrefOf={hrefOfNew} />
            ),
          )}
        </tr>
      ))}
      {hiddenBars.length > 0 ? (
        <tr>
          {week.map((day) => {
            const count = hiddenBars.filter(({ row }) => isOnDay(row, day)).length;
            return (
              <td key={day}>
                {count > 0 ? (
                  <Link className="calendar-more" href={hrefs.day(day)}>
                    <FormattedMessage id="calendar.more" values={{ count }} />
                  </Link>
                ) : null}
              </td>
            );
          })}
        </tr>
      ) : null}
      {/* Gives an empty week some height. */}
      <tr className="month-foot">
        {week.map((day) => (
          <FreeDay key={day} day={day} today={today} hrefOf={hrefOfNew} />
        ))}
      </tr>
    </tbody>
  );
}

interface FreeDayProps {
  day: string;
  today: string;
  hrefOf: (day: string) => string;
}

/** Free room of a day, in which a click creates an event; the keyboard does so on the page of the day. */
function FreeDay({ day, today, hrefOf }: FreeDayProps) {
  const navigation = useNavigation();
  if (day < today) return <td />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut of the pointer; every day has a link to its page
    <td className="month-free" onClick={() => navigation.go(hrefOf(day))} />
  );
}

/** 1, 2, 3; the first day of a week or month includes the month: 4/1. */
function dayNumber(day: string, isFirst: boolean): string {
  const [, month, date] = day.split('-').map(Number);
  return isFirst || date === 1 ? `${month}/${date}` : `${date}`;
}

/** The bars of a row and the empty days between them. */
function cellsOf(line: readonly Bar<Event>[]): { from: number; bar: Bar<Event> | null }[] {
  const cells: { from: number; bar: Bar<Event> | null }[] = [];
  let column = 0;
  for (const bar of line.toSorted((one, other) => one.from - other.from)) {
    while (column < bar.from) cells.push({ from: column++, bar: null });
    cells.push({ from: column, bar });
    column = bar.to + 1;
  }
  while (column < 7) cells.push({ from: column++, bar: null });
  return cells;
}
