import * as z from 'zod/mini';
import { draftProblems } from '#domain/base/draft-problems';
import { ruledText } from '#domain/base/field-rule';
import { maybeKnown, maybeMoment, maybeText, recordId } from '#domain/base/fields';
import type { FieldProblem } from '#domain/base/problems';
import { ROLES } from '#domain/people/roles';
import { userPasswordAndRepetitionProblems } from './password';

/** An owner or a member of staff of a company (R-ENT-16, A-151). */
export const Staff = z.object({
  id: recordId,
  /** PROPOSED */
  username: maybeText,
  /** PROPOSED */
  email: maybeText,
  /** PROPOSED */
  name: maybeText,
  /** PROPOSED */
  permission: maybeKnown(ROLES),
  /** PROPOSED */
  created_at: maybeMoment,
});
export type Staff = z.infer<typeof Staff>;

/** PROPOSED (E-038). */
export const StaffDraft = z.object({
  username: ruledText({ required: true }),
  email: ruledText({ required: true, notation: 'email' }),
  name: ruledText({ required: true }),
  password: z.string(),
  confirm_password: z.string(),
});
export type StaffDraft = z.infer<typeof StaffDraft>;

/** An update contains a password only to replace the old one. */
export const StaffChange = z.extend(StaffDraft, {
  password: z.optional(z.string()),
  confirm_password: z.optional(z.string()),
});
export type StaffChange = z.infer<typeof StaffChange>;

/** In the order of the fields; the password follows the rules for users. */
export const staffProblems = (draft: StaffDraft): FieldProblem[] =>
  draftProblems(StaffDraft, draft, userPasswordAndRepetitionProblems(draft));

export const staffChangeProblems = ({
  password = '',
  confirm_password = '',
  ...values
}: StaffChange): FieldProblem[] =>
  draftProblems(
    StaffChange,
    values,
    password === '' && confirm_password === ''
      ? []
      : userPasswordAndRepetitionProblems({ password, confirm_password }),
  );

/** Owners are in the list of staff, but are updated as shop admins. */
export const isOwner = ({ permission }: Staff): boolean => permission === 'owner_shop';
