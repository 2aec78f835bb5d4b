import { parseTime } from './japan-time';

/** The parts of a list whose meaning is a date: what comes, or has begun and is not over, and what is over. */
export const WHEN = ['coming', 'past'] as const;
export type When = (typeof WHEN)[number];

interface Reading<Row> {
  momentOf: (row: Row) => string;
  isOver: (row: Row) => boolean;
}

/** The order of such a list: rows that are not over by their time, the next first, then the others, the latest first. */
export const comingFirst =
  <Row>({ momentOf, isOver }: Reading<Row>) =>
  (one: Row, other: Row): number => {
    const [over, otherOver] = [isOver(one), isOver(other)];
    if (over !== otherOver) return over ? 1 : -1;
    const [time, otherTime] = [timeOf(momentOf(one)), timeOf(momentOf(other))];
    return time === otherTime ? 0 : time < otherTime === over ? 1 : -1;
  };

/** An unreadable time is behind all others. */
const timeOf = (moment: string): number => {
  const time = parseTime(moment);
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
};
