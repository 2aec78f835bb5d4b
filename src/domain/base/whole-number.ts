import type { FieldProblem } from './problems';

/** What users type before and behind a number. */
const CURRENCY_SIGNS = /^[¥\s]+|[円\s]+$/g;
/** `12,500`, `12.500`, `12 500`: groups of three with one kind of separator. `12,50` may be a decimal number. */
const GROUPED_DIGITS = /^\d{1,3}([,.、'’\s])\d{3}(?:\1\d{3})*$/;

/**
 * Reads a typed number, with full-width digits, currency signs and separators: null for an empty
 * text, NaN for anything but a whole number.
 */
export function wholeNumberOf(typed: string): number | null {
  if (typed.trim() === '') return null;
  const written = typed.normalize('NFKC').replace(CURRENCY_SIGNS, '');
  const digits = GROUPED_DIGITS.test(written) ? written.replace(/\D/g, '') : written;
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

const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 0;
