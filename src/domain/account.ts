import * as z from 'zod/mini';
import { maybeText } from './fields';
import type { FieldProblem } from './problems';
import { dayProblems, requiredProblems } from './rules';
import { Picture } from './upload';

/** What the profile page saves (E-020, R-VAL-PROFILE-01 to 07). */
export const AccountDraft = z.object({
  avatar: z.nullable(Picture),
  firstname: z.string(),
  lastname: z.string(),
  gender: z.string(),
  birthday: z.string(),
  phone: z.string(),
  address: z.string(),
  username: z.optional(z.string()),
  email: z.optional(z.string()),
  name: maybeText,
  introduction: maybeText,
});
export type AccountDraft = z.infer<typeof AccountDraft>;

export const GENDERS = ['male', 'female', 'other'] as const;

const REQUIRED = ['lastname', 'firstname', 'gender', 'birthday', 'phone', 'address'] as const;

/** R-VAL-PROFILE-01 to 07. */
export const accountProblems = (draft: AccountDraft): FieldProblem[] => [
  ...(draft.avatar === null ? [{ field: 'avatar', messageId: 'problem.required' }] : []),
  ...REQUIRED.flatMap((field) => requiredProblems(field, draft[field])),
  ...dayProblems('birthday', draft.birthday),
];
