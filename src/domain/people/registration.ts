import * as z from 'zod/mini';
import { maybeText } from '#domain/base/fields';
import type { FieldProblem } from '#domain/base/problems';
import { emailProblems, requiredProblems } from '#domain/base/rules';
import { typedTwiceProblems, userTypedTwiceProblems } from './password';

const reference = z.union([z.string(), z.number()]);

/** Registration (R-VAL-PASS-06 to 10). */
export const RegistrationDraft = z.object({
  username: z.string(),
  email: z.string(),
  password: z.string(),
  confirm_password: z.string(),
});
export type RegistrationDraft = z.infer<typeof RegistrationDraft>;

/** PROPOSED: a registration with the teacher's school. */
export const TeacherDraft = z.extend(RegistrationDraft, {
  school: reference,
  group: reference,
  classes: reference,
});
export type TeacherDraft = z.infer<typeof TeacherDraft>;

export const EMPTY_REGISTRATION: RegistrationDraft = {
  username: '',
  email: '',
  password: '',
  confirm_password: '',
};

export const EMPTY_TEACHER: TeacherDraft = { ...EMPTY_REGISTRATION, school: '', group: '', classes: '' };

/** Trims username and e-mail address. */
export const tidyRegistration = <Draft extends RegistrationDraft>(draft: Draft): Draft => ({
  ...draft,
  username: draft.username.trim(),
  email: draft.email.trim(),
});

/** In the order of the fields (R-VAL-PASS-06 to 10). */
export const registrationProblems = (draft: RegistrationDraft): FieldProblem[] => [
  ...requiredProblems('username', draft.username),
  ...emailProblems('email', draft.email),
  ...typedTwiceProblems(draft),
];

/** PROPOSED: school, group and classes are required for a teacher (A-087, R-ENT-01). */
export const teacherProblems = (draft: TeacherDraft): FieldProblem[] => [
  ...registrationProblems(draft),
  ...requiredProblems('school', String(draft.school)),
  ...requiredProblems('group', String(draft.group)),
  ...requiredProblems('classes', String(draft.classes)),
];

/** PROPOSED (E-012): an advertiser created by an Administrator or Operator. */
export const AdvertiserDraft = z.extend(RegistrationDraft, {
  name: z.string(),
  phone: maybeText,
  address: maybeText,
});
export type AdvertiserDraft = z.infer<typeof AdvertiserDraft>;

/** In the order of the fields; the password follows the rules for users. */
export const advertiserProblems = (draft: AdvertiserDraft): FieldProblem[] => [
  ...requiredProblems('username', draft.username),
  ...emailProblems('email', draft.email),
  ...requiredProblems('name', draft.name),
  ...userTypedTwiceProblems(draft),
];
