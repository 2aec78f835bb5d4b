import type { FieldProblem } from './problems';

/** A number from `min` to `max`. NaN is a problem of its own; a missing number is left to another rule. */
export function rangeProblems(
  field: string,
  value: number | undefined,
  min: number,
  max: number,
): FieldProblem[] {
  if (value === undefined || (value >= min && value <= max)) return [];
  return Number.isNaN(value)
    ? [{ field, messageId: 'problem.notWhole' }]
    : [{ field, messageId: 'problem.range', values: { min, max } }];
}
