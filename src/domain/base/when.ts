import { parseTime } from './japan-time';

/** The parts of a list whose meaning is a date: what comes, or has begun and is not over, and what is over. */
export const WHEN = ['upcoming', 'past'] as const;
export type When = (typeof WHEN)[number];

interface RowTime<Row> {
  momentOf: (row: Row) => string;
  isOver: (row: Row) => boolean;
}

/** The order of such a list: rows that are not over by their time, the next first, then the others, the latest first. */
export function upcomingFirst<Row extends object>({ momentOf, isOver }: RowTime<Row>) {
  // a sort of 10,000 rows compares each some thirty times
  const sortKeys = new WeakMap<Row, { over: boolean; time: number }>();
  const sortKeyOf = (row: Row) => {
    const sortKey = sortKeys.get(row) ?? { over: isOver(row), time: timeOf(momentOf(row)) };
    sortKeys.set(row, sortKey);
    return sortKey;
  };
  return (one: Row, other: Row): number => {
    const [{ over, time }, second] = [sortKeyOf(one), sortKeyOf(other)];
    if (over !== second.over) return over ? 1 : -1;
    return time === second.time ? 0 : time < second.time === over ? 1 : -1;
  };
}

/** An unreadable time is behind all others. */
const timeOf = (moment: string): number => {
  const time = parseTime(moment);
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
};
