import * as z from 'zod/mini';
import { ruledMoment } from './field-rule';
import { calendarDay } from './japan-time';
import type { FieldProblem } from './problems';
import { dayProblems } from './rules';

export const Period = z.object({
  start: ruledMoment({ required: true }),
  end: ruledMoment({ required: true }),
});
export type Period = z.infer<typeof Period>;

/** Two days as `YYYY-MM-DD`, both included; both empty: the backend chooses the span. */
export type Span = Period;

/** PROPOSED: maximum days of a span, because figures are computed for each day. */
export const SPAN_MAX = 366;

/** The end must be after the start (R-VAL-CONTENT-17); either both ends are given or none. */
export function spanProblems({ start, end }: Span): FieldProblem[] {
  if (start === '' && end === '') return [];
  const problems = [...requiredDayProblems('start', start), ...requiredDayProblems('end', end)];
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

const requiredDayProblems = (field: string, day: string): FieldProblem[] =>
  day === '' ? [{ field, messageId: 'problem.required' }] : dayProblems(field, day);
