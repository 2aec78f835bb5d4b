import * as z from 'zod/mini';
import { calendarDay, parseTime } from './japan-time';
import type { FieldProblem } from './problems';
import { dayProblems, futureProblems, momentProblems, orderProblems, requiredProblems } from './rules';

/** From `start` to `end`, both moments. */
export const Period = z.object({ start: z.string(), end: z.string() });
export type Period = z.infer<typeof Period>;

/** Both moments, the end after the start; either may have passed. */
export const periodProblems = ({ start, end }: Period): FieldProblem[] => [
  ...requiredProblems('start', start),
  ...momentProblems('start', start),
  ...requiredProblems('end', end),
  ...orderProblems('end', start, end),
];

/** `before`: the start as its form opened, null of a new record; one that was not changed may have passed. */
export const comingPeriodProblems = (
  { start, end }: Period,
  { now, before }: { now: number; before: string | null },
): FieldProblem[] => [
  ...requiredProblems('start', start),
  ...(before !== null && parseTime(start) === parseTime(before) ? [] : futureProblems('start', start, now)),
  ...requiredProblems('end', end),
  ...orderProblems('end', start, end),
];

/** From a day to a day, both included, as `YYYY-MM-DD`; both empty: the backend's own span. */
export type Span = Period;

/** More days than this are refused (PROPOSED): figures of each of them are counted. */
export const SPAN_MAX = 366;

/** The end comes after the start (R-VAL-CONTENT-17); one without the other is none. */
export function spanProblems({ start, end }: Span): FieldProblem[] {
  if (start === '' && end === '') return [];
  const problems = [...missing('start', start), ...missing('end', end)];
  if (problems.length > 0) return problems;
  const days = calendarDay(end).diff(calendarDay(start), 'day');
  if (days <= 0) return [{ field: 'end', messageId: 'period.endBeforeStart' }];
  return days < SPAN_MAX ? [] : [{ field: 'end', messageId: 'period.tooLong', values: { max: SPAN_MAX } }];
}

/** The same of a list: one day is a span, and either end may be open. */
export function listSpanProblems({ start, end }: Span): FieldProblem[] {
  const problems = [...dayProblems('start', start), ...dayProblems('end', end)];
  if (problems.length > 0 || start === '' || end === '' || start <= end) return problems;
  return [{ field: 'end', messageId: 'period.endAhead' }];
}

const missing = (field: string, day: string): FieldProblem[] =>
  day === '' ? [{ field, messageId: 'problem.required' }] : dayProblems(field, day);
