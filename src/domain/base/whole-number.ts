import type { FieldProblem } from './problems';

/** Characters that users type around digits: currency signs, commas, blanks. */
const AROUND = /[¥円,、\s]/g;

/**
 * Reads a typed number, with full-width digits, currency signs and separators: null for an empty
 * text, NaN for anything but a whole number.
 */
export function wholeNumberOf(typed: string): number | null {
  const digits = typed.normalize('NFKC').replace(AROUND, '');
  if (typed.trim() === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Number of decimal digits. */
export const digitsOf = (value: number | null): number =>
  value !== null && isWhole(value) ? BigInt(value).toString().length : 0;

/** Requires a number of at most `digits` digits. */
export function wholeNumberProblems(field: string, value: number | null, digits: number): FieldProblem[] {
  if (value === null) return [{ field, messageId: 'problem.required' }];
  if (!isWhole(value)) return [{ field, messageId: 'problem.wholeNumber' }];
  const length = digitsOf(value);
  return length > digits
    ? [{ field, messageId: 'problem.tooManyDigits', values: { max: digits, length } }]
    : [];
}

/** The same for an optional number. */
export const maybeWholeNumberProblems = (
  field: string,
  value: number | null | undefined,
  digits: number,
): FieldProblem[] => (value == null ? [] : wholeNumberProblems(field, value, digits));

const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 0;
