import type { FieldProblem } from './problems';

/** Blanks are no text, a full-width one neither. */
export const requiredProblems = (field: string, text: string): FieldProblem[] =>
  text.trim() === '' ? [{ field, messageId: 'problem.required' }] : [];

/** One @ with something before it and a domain behind it. Japan's carriers gave out names with two dots in a row. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function emailProblems(field: string, text: string): FieldProblem[] {
  if (text.trim() === '') return requiredProblems(field, text);
  return EMAIL.test(text.trim()) ? [] : [{ field, messageId: 'account.emailInvalid' }];
}
