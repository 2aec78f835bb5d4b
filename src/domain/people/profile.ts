import * as z from 'zod/mini';
import { maybeDay, maybeKnown, maybeMoment, recordId } from '#domain/base/fields';
import { GENDERS } from '#domain/people/gender';
import { ROLES } from '#domain/people/roles';

const optionalText = z.optional(z.nullable(z.string()));
const optionalNumber = z.optional(z.nullable(z.number()));
/** Schools, groups and classes have no type in the specification: a name or an id. */
const nameOrId = z.optional(z.nullable(z.union([z.string(), recordId])));

/** The signed-in user (R-ENT-01). */
export const Profile = z.object({
  id: recordId,
  username: z.string(),
  /** The only role. The session refuses an unknown or missing one; the schema accepts it. */
  permission: maybeKnown(ROLES),
  company_slug: optionalText,
  company_name: optionalText,
  slug: optionalText,
  school: nameOrId,
  group: nameOrId,
  classes: nameOrId,
  code_shop: optionalText,
  name: optionalText,
  /** The address of an image. */
  avatar: optionalText,
  /** An alternative name of the avatar. */
  icon: optionalText,
  introduction: optionalText,
  firstname: optionalText,
  lastname: optionalText,
  email: optionalText,
  /** `male`, `female` or `other`. */
  gender: maybeKnown(GENDERS),
  /** The day of birth, `2000-04-01`. */
  birthday: maybeDay,
  address: optionalText,
  phone: optionalText,
  verify_code: optionalText,
  /** Number of received reviews. */
  total_review: optionalNumber,
  created_at: maybeMoment,
  last_modified: maybeMoment,
});
export type Profile = z.infer<typeof Profile>;

/** The profile of the signed-in user, with fields that the console adds (R-SESSION-26). */
export interface OwnProfile extends Profile {
  /** Present only in the profile of an Operator. */
  isOperator?: true;
}

export const ownProfile = (profile: Profile): OwnProfile =>
  profile.permission === 'Operator' ? { ...profile, isOperator: true } : profile;

/**
 * The school whose notifications and users the account sees; a President sees the whole school (A-070,
 *
 */
export interface School {
  school: string;
  group: string | null;
  classes: string | null;
}

export function schoolOf({ permission, school, group, classes }: Profile): School | null {
  const id = nameOrNull(school);
  if (id === null) return null;
  const seesWholeSchool = permission === 'President';
  return {
    school: id,
    group: seesWholeSchool ? null : nameOrNull(group),
    classes: seesWholeSchool ? null : nameOrNull(classes),
  };
}

const nameOrNull = (value: string | number | null | undefined): string | null => String(value ?? '') || null;

/** Response of the sign-in (R-ENT-03). */
export const SignInAnswer = z.object({
  user: Profile,
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.string(),
  /** PROPOSED. */
  redirect_token: z.optional(z.nullable(z.string())),
});
export type SignInAnswer = z.infer<typeof SignInAnswer>;

export const TokenPair = z.object({
  access_token: z.string().check(z.minLength(1)),
  /** Where it is missing, the previous refresh token stays valid. */
  refresh_token: z.optional(z.nullable(z.string())),
});
export type TokenPair = z.infer<typeof TokenPair>;

export const SignInBody = z.object({
  username: z.string(),
  password: z.string(),
  code_shop: z.optional(z.string()),
});
export type SignInBody = z.infer<typeof SignInBody>;

export const displayName = (profile: Profile): string => profile.name || profile.username;
