import { PASSWORD_MIN } from '#domain/base/limits';
import { type FieldProblem, lengthOf } from '#domain/base/problems';
import { emailProblems, requiredProblems } from '#domain/base/rules';
import type { ForgottenPasswordDraft, OwnPasswordDraft } from './password-drafts';

/** A password and its repetition, as typed. */
export interface PasswordAndRepetition {
  password: string;
  confirm_password: string;
}

/** Rules of the login side: registration, forgotten password, own password (A-088, R-VAL-PASS-01, 02). */
export function loginPasswordProblems(field: string, password: string): FieldProblem[] {
  if (password === '') return [{ field, messageId: 'account.password.required' }];
  const isAllowed = lengthOf(password) >= PASSWORD_MIN && !/\s/u.test(password);
  return isAllowed ? [] : [{ field, messageId: 'account.password.short' }];
}

/** The rules of the login side and those of the repetition (R-VAL-PASS-09, 10). */
export const passwordAndRepetitionProblems = ({
  password,
  confirm_password,
}: PasswordAndRepetition): FieldProblem[] => [
  ...loginPasswordProblems('password', password),
  ...repetitionProblems(password, confirm_password, 'account.password.differ'),
];

/** Forgotten password, second step (R-VAL-PASS-11). */
export const forgottenPasswordProblems = (draft: ForgottenPasswordDraft): FieldProblem[] => [
  ...emailProblems('email', draft.email),
  ...requiredProblems('verify_code', draft.verify_code),
  ...passwordAndRepetitionProblems(draft),
];

export const ownPasswordProblems = (draft: OwnPasswordDraft): FieldProblem[] => [
  ...(draft.password === '' ? [{ field: 'password', messageId: 'account.password.required' }] : []),
  ...loginPasswordProblems('new_password', draft.new_password),
  ...repetitionProblems(draft.new_password, draft.confirm_password, 'account.password.differ'),
];

/**
 * Passwords of users, shop admins, staff and advertisers; returns the first failing rule (A-088,
 * R-VAL-PASS-03, 05).
 */
export function userPasswordProblems(field: string, password: string): FieldProblem[] {
  if (password === '') return [{ field, messageId: 'account.password.required' }];
  // letters of any script count here; the second rule names the problem of full-width ones
  const hasLetterAndDigit = /\p{L}/u.test(password) && /\p{N}/u.test(password);
  if (lengthOf(password) < PASSWORD_MIN || !hasLetterAndDigit)
    return [{ field, messageId: 'account.password.userShort' }];
  return /^[!-#%-~]+$/.test(password) ? [] : [{ field, messageId: 'account.password.userSymbols' }];
}

/** The rules for passwords of users and those of the repetition (R-VAL-PASS-04). */
export const userPasswordAndRepetitionProblems = ({
  password,
  confirm_password,
}: PasswordAndRepetition): FieldProblem[] => [
  ...userPasswordProblems('password', password),
  ...repetitionProblems(password, confirm_password, 'account.password.userDiffer'),
];

/** A user's new password, typed by the office. */
export interface GivenPassword {
  new_password: string;
  confirm_password: string;
}

export const givenPasswordProblems = ({ new_password, confirm_password }: GivenPassword): FieldProblem[] => [
  ...userPasswordProblems('new_password', new_password),
  ...repetitionProblems(new_password, confirm_password, 'account.password.userDiffer'),
];

function repetitionProblems(password: string, repetition: string, messageId: string): FieldProblem[] {
  const field = 'confirm_password';
  if (repetition === '') return requiredProblems(field, repetition);
  return repetition === password ? [] : [{ field, messageId }];
}
