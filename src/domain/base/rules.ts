import { isDay, isMoment, isTime, parseTime } from './japan-time';
import { type FieldProblem, isUnseen, lengthOf } from './problems';

/** A text without a visible character counts as missing. Required beyond the specification. */
export const requiredProblems = (field: string, text: string): FieldProblem[] =>
  isUnseen(text) ? [{ field, messageId: 'problem.required' }] : [];

/** `max` in code points. */
export const tooLongProblems = (field: string, text: string, max: number): FieldProblem[] => {
  const length = lengthOf(text);
  return length > max ? [{ field, messageId: 'problem.tooLong', values: { max, length } }] : [];
};

export const requiredTextProblems = (field: string, text: string, max: number): FieldProblem[] => [
  ...requiredProblems(field, text),
  ...tooLongProblems(field, text, max),
];

/** Refuses a text that is no moment, or a day without a time; a missing one is left to `requiredProblems`. */
export const momentProblems = (field: string, text: string): FieldProblem[] =>
  text.trim() === '' || isMoment(text) ? [] : [{ field, messageId: 'problem.moment' }];

/** Refuses an instant in the past, or equal to `now`. */
export const mustBeFutureProblems = (field: string, instant: string, now: number): FieldProblem[] => [
  ...momentProblems(field, instant),
  ...(isMoment(instant) && parseTime(instant) <= now ? [{ field, messageId: 'problem.past' }] : []),
];

/** An end that is not after its start gets the problem. */
export const endBeforeStartProblems = (field: string, start: string, end: string): FieldProblem[] => [
  ...momentProblems(field, end),
  ...(isMoment(end) && isMoment(start) && parseTime(end) <= parseTime(start)
    ? [{ field, messageId: 'problem.endBeforeStart' }]
    : []),
];

/** Requires an existing day as `YYYY-MM-DD`; a missing one is left to `requiredProblems`. */
export const dayProblems = (field: string, text: string): FieldProblem[] =>
  text === '' || isDay(text) ? [] : [{ field, messageId: 'problem.date' }];

/** Requires a time of day as `HH:mm`; a missing one is left to `requiredProblems`. */
export const clockTimeProblems = (field: string, text: string): FieldProblem[] =>
  text === '' || isTime(text) ? [] : [{ field, messageId: 'problem.time' }];

/**
 * One @ with a name before it and a domain after it. Japanese carriers issued names with two dots in a row.
 */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function emailProblems(field: string, text: string): FieldProblem[] {
  if (isUnseen(text)) return requiredProblems(field, text);
  return EMAIL.test(text.trim()) ? [] : [{ field, messageId: 'account.emailInvalid' }];
}
