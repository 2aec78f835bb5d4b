import { parseTime } from '#domain/base/japan-time';
import type { Period } from '#domain/base/period';
import { dayAt } from '#domain/base/week';

/** The part of an event within one week. */
export interface Bar<Row> {
  row: Row;
  /** Indexes of its first and last day in the week. */
  from: number;
  to: number;
  /** The event starts in an earlier week, or continues in a later one. */
  before: boolean;
  after: boolean;
}

/** First and last day of a period. A period that ends at midnight excludes the day that starts then. */
export function daysOfPeriod({ start, end }: Period): { first: string; last: string } {
  const lastMoment = Math.max(parseTime(start), parseTime(end) - 1);
  return { first: dayAt(start), last: dayAt(lastMoment) };
}

export function isOnDay(period: Period, day: string): boolean {
  const { first, last } = daysOfPeriod(period);
  return first <= day && day <= last;
}

/**
 * The bars of a week by row: bars of one row never overlap, and each bar is in the highest free row. `rows`
 * are ordered by start; of events that start on one day, the longer ones are above.
 */
export function linesOfWeek<Row extends Period>(week: readonly string[], rows: readonly Row[]): Bar<Row>[][] {
  const [monday = '', sunday = ''] = [week[0], week.at(-1)];
  const bars = rows
    .flatMap((row) => {
      const { first, last } = daysOfPeriod(row);
      if (last < monday || first > sunday) return [];
      const before = first < monday;
      const after = last > sunday;
      return {
        row,
        from: before ? 0 : week.indexOf(first),
        to: after ? week.length - 1 : week.indexOf(last),
        before,
        after,
      };
    })
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
  const lines: Bar<Row>[][] = [];
  for (const bar of bars) {
    const line = lines.find((placed) => placed.every(({ from, to }) => to < bar.from || from > bar.to));
    if (line) line.push(bar);
    else lines.push([bar]);
  }
  return lines;
}
