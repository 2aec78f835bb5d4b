import * as z from 'zod/mini';
import { ruled, ruledText } from '#domain/base/field-rule';
import { maybeText } from '#domain/base/fields';
import type { FieldProblem } from '#domain/base/problems';
import { emailProblems } from '#domain/base/rules';
import { Picture, Upload } from '#domain/base/upload';
import type { Profile } from './profile';

/** The form values of the profile page (R-VAL-PROFILE-01 to 07). */
export const AccountDraft = z.object({
  avatar: ruled(z.nullable(Picture), { required: 'problem.choose' }),
  firstname: ruledText({ required: true }),
  lastname: ruledText({ required: true }),
  gender: ruledText({ required: 'problem.choose' }),
  birthday: ruledText({ required: true, notation: 'day' }),
  phone: ruledText({ required: true }),
  address: ruledText({ required: true }),
  username: z.optional(z.string()),
  email: z.optional(z.string()),
  name: maybeText,
  introduction: maybeText,
});
export type AccountDraft = z.infer<typeof AccountDraft>;

/**
 * The body of the save (E-020): `avatar` is a new picture, null where it was removed, missing where it is
 * unchanged.
 */
export const AccountChange = z.extend(AccountDraft, { avatar: z.optional(z.nullable(Upload)) });
export type AccountChange = z.infer<typeof AccountChange>;

export const accountChange = ({ avatar, ...values }: AccountDraft): AccountChange =>
  typeof avatar === 'string' ? values : { ...values, avatar };

/** The form values of a profile, without the e-mail address, which has its own form. */
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

/** The current address is refused as a new one, in any notation. */
export function newEmailProblems(email: string, current: string): FieldProblem[] {
  const problems = emailProblems('email', email);
  if (problems.length > 0 || !isSameEmail(email, current)) return problems;
  return [{ field: 'email', messageId: 'profile.email.same' }];
}

/** Mail servers ignore the case of an address. */
export const isSameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
