import * as z from 'zod/mini';
import { ruled, ruledText } from '#domain/base/field-rule';
import { maybeFlag, maybeKnown, maybeText } from '#domain/base/fields';
import { GENDERS } from '#domain/people/gender';
import { Profile } from './profile';
import type { Role } from './roles';

/** A row of the user lists, with the fields of a profile (R-ENT-01). */
export const User = z.extend(Profile, {
  /** PROPOSED: suspended by moderation; the user cannot sign in. */
  suspended: maybeFlag,
  /**
   * PROPOSED: true after the identity is confirmed, false after it is rejected, null while it waits;
   * missing where no identity was requested.
   */
  confirmed: maybeFlag,
  /**
   * PROPOSED: the address of the identity document's image, while the user waits for the
   * confirmation.
   */
  identity_image: maybeText,
});
export type User = z.infer<typeof User>;

/** PROPOSED: the permissions of a user; shop admins and staff have their own lists. */
export const USER_PERMISSIONS = [
  'Member',
  'Advertiser',
  'Operator',
  'Administrator',
  'President',
  'Teacher',
  'Guest',
] as const satisfies readonly Role[];

/** PROPOSED: requires what the lists show and what the sign-in needs. */
export const UserDraft = z.object({
  username: ruledText({ required: true }),
  email: ruled(maybeText, { required: true, notation: 'email' }),
  permission: ruled(maybeText, { required: 'problem.choose', values: USER_PERMISSIONS }),
  name: ruled(maybeText, { required: true }),
  firstname: maybeText,
  lastname: maybeText,
  gender: maybeKnown(GENDERS),
  birthday: ruled(maybeText, { notation: 'day' }),
  phone: maybeText,
  address: maybeText,
  introduction: maybeText,
});
export type UserDraft = z.infer<typeof UserDraft>;

/** The body of the save: a form has empty texts for an unknown gender and birthday, the backend null. */
export const userChange = (draft: UserDraft): UserDraft => ({
  ...draft,
  gender: draft.gender || null,
  birthday: draft.birthday || null,
});

export const isUserPermission = (permission: string): boolean =>
  USER_PERMISSIONS.some((one) => one === permission);

/** PROPOSED: only Operators may change Operators. */
export const mayChangeUser = (user: Pick<User, 'permission'>, by: Role): boolean =>
  user.permission !== 'Operator' || by === 'Operator';

/** The permissions that a role may give to a user. */
export const permissionsGivenBy = (role: Role): readonly Role[] =>
  USER_PERMISSIONS.filter((permission) => mayChangeUser({ permission }, role));

/** The seven filters of the user screen (R-ROLE-12); the values are ours. */
export const USER_FILTERS = [
  'all',
  'member',
  'advertiser',
  'advertiser_with_shop',
  'advertiser_without_shop',
  'operator',
  'president',
] as const;
export type UserFilter = (typeof USER_FILTERS)[number];

const [, ...NARROWING_FILTERS] = USER_FILTERS;

/** The values of `filter_by`: "all" is empty. */
export const FilterBy = z.enum(['', ...NARROWING_FILTERS]);
export type FilterBy = z.infer<typeof FilterBy>;

export const filterBy = (filter: UserFilter): FilterBy => (filter === 'all' ? '' : filter);
