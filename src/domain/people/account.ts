import * as z from 'zod/mini';
import { maybeText } from '#domain/base/fields';
import type { FieldProblem } from '#domain/base/problems';
import { dayProblems, emailProblems, requiredProblems } from '#domain/base/rules';
import { Picture, Upload } from '#domain/base/upload';
import type { Profile } from './profile';

/** What the form of the profile page holds (R-VAL-PROFILE-01 to 07). */
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

/** What is saved (E-020): the picture goes along where it is a new one, as nothing where it was taken away. */
export const AccountChange = z.extend(AccountDraft, { avatar: z.optional(z.nullable(Upload)) });
export type AccountChange = z.infer<typeof AccountChange>;

export const accountChange = ({ avatar, ...values }: AccountDraft): AccountChange =>
  typeof avatar === 'string' ? values : { ...values, avatar };

/** What is known of somebody, without the address: that has a way of its own. */
export const accountOf = (profile: Profile) => ({
  avatar: profile.avatar ?? profile.icon ?? null,
  lastname: profile.lastname ?? '',
  firstname: profile.firstname ?? '',
  gender: profile.gender ?? '',
  birthday: profile.birthday ?? '',
  phone: profile.phone ?? '',
  address: profile.address ?? '',
  name: profile.name ?? '',
  introduction: profile.introduction ?? '',
});

const REQUIRED = ['lastname', 'firstname', 'gender', 'birthday', 'phone', 'address'] as const;

/** R-VAL-PROFILE-01 to 07. */
export const accountProblems = (draft: AccountDraft): FieldProblem[] => [
  ...(draft.avatar === null ? [{ field: 'avatar', messageId: 'problem.required' }] : []),
  ...REQUIRED.flatMap((field) => requiredProblems(field, draft[field])),
  ...dayProblems('birthday', draft.birthday),
];

/** The address of now is no new one, however it is written. */
export function newEmailProblems(email: string, current: string): FieldProblem[] {
  const problems = emailProblems('email', email);
  if (problems.length > 0 || !isSameEmail(email, current)) return problems;
  return [{ field: 'email', messageId: 'profile.email.same' }];
}

/** Mail servers do not mind the case of an address. */
export const isSameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
