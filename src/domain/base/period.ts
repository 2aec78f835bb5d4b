import * as z from 'zod/mini';
import { calendarDay, parseTime } from './japan-time';
import type { FieldProblem } from './problems';
import { dayProblems, futureProblems, momentProblems, orderProblems, requiredProblems } from './rules';

/** A period; both ends are moments. */
export const Period = z.object({ start: z.string(), end: z.string() });
export type Period = z.infer<typeof Period>;

/** Requires two moments, the end after the start; both may be in the past. */
export const periodProblems = ({ start, end }: Period): FieldProblem[] => [
  ...requiredProblems('start', start),
  ...momentProblems('start', start),
  ...requiredProblems('end', end),
  ...orderProblems('end', start, end),
];

/**
 * `before`: the start when the form opened, null for a new record; an unchanged start may be in the past
 * (A-162).
 */
export const comingPeriodProblems = (
  { start, end }: Period,
  { now, before }: { now: number; before: string | null },
): FieldProblem[] => [
  ...requiredProblems('start', start),
  ...(before !== null && parseTime(start) === parseTime(before) ? [] : futureProblems('start', start, now)),
  ...requiredProblems('end', end),
  ...orderProblems('end', start, end),
];

/** Two days as `YYYY-MM-DD`, both included; both empty: the backend chooses the span. */
export type Span = Period;

/** PROPOSED: maximum days of a span, because figures are computed for each day. */
export const SPAN_MAX = 366;

/** The end must be after the start (R-VAL-CONTENT-17); either both ends are given or none. */
export function spanProblems({ start, end }: Span): FieldProblem[] {
  if (start === '' && end === '') return [];
  const problems = [...missing('start', start), ...missing('end', end)];
  if (problems.length > 0) return problems;
  const days = calendarDay(end).diff(calendarDay(start), 'day');
  if (days <= 0) return [{ field: 'end', messageId: 'period.endBeforeStart' }];
  return days < SPAN_MAX ? [] : [{ field: 'end', messageId: 'period.tooLong', values: { max: SPAN_MAX } }];
}

/** The span of a list: the two days may be equal, and either end may be missing. */
export function listSpanProblems({ start, end }: Span): FieldProblem[] {
  const problems = [...dayProblems('start', start), ...dayProblems('end', end)];
  if (problems.length > 0 || start === '' || end === '' || start <= end) return problems;
  return [{ field: 'end', messageId: 'period.endAhead' }];
}

const missing = (field: string, day: string): FieldProblem[] =>
  day === '' ? [{ field, messageId: 'problem.required' }] : dayProblems(field, day);
