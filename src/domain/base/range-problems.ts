import type { FieldProblem } from './problems';

/** A number from `min` to `max`; NaN is none, and nothing at all is for another rule. */
export const rangeProblems = (
  field: string,
  value: number | undefined,
  min: number,
  max: number,
): FieldProblem[] =>
  value === undefined || (value >= min && value <= max)
    ? []
    : [{ field, messageId: 'problem.range', values: { min, max } }];
