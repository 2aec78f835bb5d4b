import { PASSWORD_MIN } from '#domain/base/limits';
import { type FieldProblem, lengthOf } from '#domain/base/problems';
import { emailProblems, requiredProblems } from '#domain/base/rules';
import type { ForgottenPasswordDraft, OwnPasswordDraft } from './password-drafts';

/** A password and its repetition, as they are typed. */
export interface TypedTwice {
  password: string;
  confirm_password: string;
}

/** Forms on the login side: registration, forgotten password, one's own password (A-088, R-VAL-PASS-01, 02). */
export function loginPasswordProblems(field: string, password: string): FieldProblem[] {
  if (password === '') return [{ field, messageId: 'account.password.required' }];
  const allowed = lengthOf(password) >= PASSWORD_MIN && !/\s/u.test(password);
  return allowed ? [] : [{ field, messageId: 'account.password.short' }];
}

/** The same forms with their repetition (R-VAL-PASS-09, 10). */
export const typedTwiceProblems = ({ password, confirm_password }: TypedTwice): FieldProblem[] => [
  ...loginPasswordProblems('password', password),
  ...repetitionProblems(password, confirm_password, 'account.password.differ'),
];

/** Forgotten password, second step (R-VAL-PASS-11). */
export const forgottenPasswordProblems = (draft: ForgottenPasswordDraft): FieldProblem[] => [
  ...emailProblems('email', draft.email),
  ...requiredProblems('verify_code', draft.verify_code),
  ...typedTwiceProblems(draft),
];

export const ownPasswordProblems = (draft: OwnPasswordDraft): FieldProblem[] => [
  ...(draft.password === '' ? [{ field: 'password', messageId: 'account.password.required' }] : []),
  ...loginPasswordProblems('new_password', draft.new_password),
  ...repetitionProblems(draft.new_password, draft.confirm_password, 'account.password.differ'),
];

/** Passwords of users, shop admins, staff and advertisers: the first rule that fails is told (A-088, R-VAL-PASS-03, 05). */
export function userPasswordProblems(field: string, password: string): FieldProblem[] {
  if (password === '') return [{ field, messageId: 'account.password.required' }];
  // any script's letters here: full-width ones are told by the second rule, which names what is wrong with them
  const mixed = /\p{L}/u.test(password) && /\p{N}/u.test(password);
  if (lengthOf(password) < PASSWORD_MIN || !mixed)
    return [{ field, messageId: 'account.password.userShort' }];
  return /^[!-#%-~]+$/.test(password) ? [] : [{ field, messageId: 'account.password.userSymbols' }];
}

/** The same with its repetition (R-VAL-PASS-04). */
export const userTypedTwiceProblems = ({ password, confirm_password }: TypedTwice): FieldProblem[] => [
  ...userPasswordProblems('password', password),
  ...repetitionProblems(password, confirm_password, 'account.password.userDiffer'),
];

/** A password that somebody else gives a user, as it is typed. */
export interface GivenPassword {
  new_password: string;
  confirm_password: string;
}

export const givenPasswordProblems = ({ new_password, confirm_password }: GivenPassword): FieldProblem[] => [
  ...userPasswordProblems('new_password', new_password),
  ...repetitionProblems(new_password, confirm_password, 'account.password.userDiffer'),
];

function repetitionProblems(password: string, repeated: string, messageId: string): FieldProblem[] {
  const field = 'confirm_password';
  if (repeated === '') return requiredProblems(field, repeated);
  return repeated === password ? [] : [{ field, messageId }];
}
