import * as z from 'zod/mini';
import { draftProblems } from '#domain/base/draft-problems';
import { ruled, ruledText } from '#domain/base/field-rule';
import { maybeText } from '#domain/base/fields';
import type { FieldProblem } from '#domain/base/problems';
import { passwordAndRepetitionProblems, userPasswordAndRepetitionProblems } from './password';

const nameOrId = z.union([z.string(), z.number()]);

/** Registration (R-VAL-PASS-06 to 10). */
export const RegistrationDraft = z.object({
  username: ruledText({ required: true }),
  email: ruledText({ required: true, notation: 'email' }),
  password: z.string(),
  confirm_password: z.string(),
});
export type RegistrationDraft = z.infer<typeof RegistrationDraft>;

/** PROPOSED: a registration with the teacher's school. */
export const TeacherDraft = z.extend(RegistrationDraft, {
  school: ruled(nameOrId, { required: true }),
  group: ruled(nameOrId, { required: true }),
  classes: ruled(nameOrId, { required: true }),
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
export const registrationProblems = (draft: RegistrationDraft): FieldProblem[] =>
  draftProblems(RegistrationDraft, draft, passwordAndRepetitionProblems(draft));

/** PROPOSED: school, group and classes are required for a teacher (A-087, R-ENT-01). */
export const teacherProblems = (draft: TeacherDraft): FieldProblem[] =>
  draftProblems(TeacherDraft, draft, passwordAndRepetitionProblems(draft));

/** PROPOSED (E-012): an advertiser created by an Administrator or Operator. */
export const AdvertiserDraft = z.extend(RegistrationDraft, {
  name: ruledText({ required: true }),
  phone: maybeText,
  address: maybeText,
});
export type AdvertiserDraft = z.infer<typeof AdvertiserDraft>;

/** In the order of the fields; the password follows the rules for users. */
export const advertiserProblems = (draft: AdvertiserDraft): FieldProblem[] =>
  draftProblems(AdvertiserDraft, draft, userPasswordAndRepetitionProblems(draft));
