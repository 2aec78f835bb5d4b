import { parseTime } from '#domain/base/japan-time';
import type { Period } from '#domain/base/period';
import { dayAt } from '#domain/base/week';

/** What is drawn of an event in one week. */
export interface Bar<Row> {
  row: Row;
  /** Places of its first and its last day in the week. */
  from: number;
  to: number;
  /** It began in an earlier week, or goes on in a later one. */
  before: boolean;
  after: boolean;
}

/** The days on which it is held; one that ends at midnight has none of the day that begins then. */
export function daysOfPeriod({ start, end }: Period): { first: string; last: string } {
  const lastMoment = Math.max(parseTime(start), parseTime(end) - 1);
  return { first: dayAt(start), last: dayAt(lastMoment) };
}

export function isOnDay(period: Period, day: string): boolean {
  const { first, last } = daysOfPeriod(period);
  return first <= day && day <= last;
}

/**
 * The bars of a week, line by line: in each line none lies over another, and each is as high up as there is room for it.
 * `rows` in the order of their starts; of those that begin on one day the longer ones lie above.
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
