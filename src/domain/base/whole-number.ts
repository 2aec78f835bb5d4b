import type { FieldProblem } from './problems';

/** What is typed around digits: signs of money, commas, blanks. */
const AROUND = /[¥円,、\s]/g;

/**
 * The number that was typed, at full width or with what stands around money: null where nothing was, NaN where
 * it is no whole number.
 */
export function wholeNumberOf(typed: string): number | null {
  const digits = typed.normalize('NFKC').replace(AROUND, '');
  if (typed.trim() === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** How many digits it is written with. */
export const digitsOf = (value: number | null): number =>
  value !== null && isWhole(value) ? BigInt(value).toString().length : 0;

/** A number that has to be given, of `digits` digits at most. */
export function wholeNumberProblems(field: string, value: number | null, digits: number): FieldProblem[] {
  if (value === null) return [{ field, messageId: 'problem.required' }];
  if (!isWhole(value)) return [{ field, messageId: 'problem.wholeNumber' }];
  const length = digitsOf(value);
  return length > digits
    ? [{ field, messageId: 'problem.tooManyDigits', values: { max: digits, length } }]
    : [];
}

/** One that may be left out. */
export const maybeWholeNumberProblems = (
  field: string,
  value: number | null | undefined,
  digits: number,
): FieldProblem[] => (value == null ? [] : wholeNumberProblems(field, value, digits));

const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 0;
