import type { FieldProblem } from './problems';

/** A number from `min` to `max`. NaN is a problem; a missing number is left to another rule. */
export const rangeProblems = (
  field: string,
  value: number | undefined,
  min: number,
  max: number,
): FieldProblem[] =>
  value === undefined || (value >= min && value <= max)
    ? []
    : [{ field, messageId: 'problem.range', values: { min, max } }];
