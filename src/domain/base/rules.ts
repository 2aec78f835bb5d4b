import type { FieldProblem } from './problems';

/** Blanks are no text, a full-width one neither. */
export const requiredProblems = (field: string, text: string): FieldProblem[] =>
  text.trim() === '' ? [{ field, messageId: 'problem.required' }] : [];

/** A day there was or will be, as `YYYY-MM-DD`; nothing at all is for `requiredProblems`. */
export const dayProblems = (field: string, text: string): FieldProblem[] =>
  text === '' || isDay(text) ? [] : [{ field, messageId: 'problem.date' }];

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** One @ with something before it and a domain behind it. Japan's carriers gave out names with two dots in a row. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function emailProblems(field: string, text: string): FieldProblem[] {
  if (text.trim() === '') return requiredProblems(field, text);
  return EMAIL.test(text.trim()) ? [] : [{ field, messageId: 'account.emailInvalid' }];
}
