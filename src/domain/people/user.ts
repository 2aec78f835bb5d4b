import * as z from 'zod/mini';
import { maybeFlag, maybeText } from '#domain/base/fields';
import type { FieldProblem } from '#domain/base/problems';
import { dayProblems, emailProblems, requiredProblems } from '#domain/base/rules';
import { Profile } from './profile';
import type { Role } from './roles';

/** Someone in the user lists: the fields of a profile (R-ENT-01). */
export const User = z.extend(Profile, {
  /** PROPOSED: kept from signing in by moderation. */
  suspended: maybeFlag,
  /** PROPOSED: true once their identity is confirmed, false once rejected, null while it waits; nothing where none was asked. */
  confirmed: maybeFlag,
  /** PROPOSED: the address of their identity document's picture, for as long as they wait to be confirmed. */
  identity_image: maybeText,
});
export type User = z.infer<typeof User>;

export const UserDraft = z.pick(User, {
  username: true,
  email: true,
  permission: true,
  name: true,
  firstname: true,
  lastname: true,
  gender: true,
  birthday: true,
  phone: true,
  address: true,
  introduction: true,
});
export type UserDraft = z.infer<typeof UserDraft>;

/** What is saved: a form has empty texts for a choice and a day that are not known, a backend has none. */
export const userChange = (draft: UserDraft): UserDraft => ({
  ...draft,
  gender: draft.gender || null,
  birthday: draft.birthday || null,
});

/** What a user may be (PROPOSED): shop admins and staff have lists of their own. */
export const USER_PERMISSIONS = [
  'Member',
  'Advertiser',
  'Operator',
  'Administrator',
  'President',
  'Teacher',
  'Guest',
] as const satisfies readonly Role[];

export const isUserPermission = (permission: string): boolean =>
  USER_PERMISSIONS.some((one) => one === permission);

/** PROPOSED: what the lists show and what somebody signs in with is needed; the rest may stay empty. */
export const userProblems = (draft: UserDraft): FieldProblem[] => [
  ...requiredProblems('username', draft.username),
  ...emailProblems('email', draft.email ?? ''),
  ...requiredProblems('name', draft.name ?? ''),
  ...(isUserPermission(draft.permission ?? '')
    ? []
    : [{ field: 'permission', messageId: 'problem.required' }]),
  ...dayProblems('birthday', draft.birthday ?? ''),
];

/** Operators are changed by Operators (PROPOSED). */
export const mayChangeUser = (user: Pick<User, 'permission'>, by: Role): boolean =>
  user.permission !== 'Operator' || by === 'Operator';

/** What a user may be made by whom. */
export const permissionsGivenBy = (role: Role): readonly Role[] =>
  USER_PERMISSIONS.filter((permission) => mayChangeUser({ permission }, role));

/** The user screen's seven filters (R-ROLE-12); the values are ours. */
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

/** The filters as the call knows them: "all" is an empty `filter_by`. */
export const FilterBy = z.enum(['', ...NARROWING_FILTERS]);
export type FilterBy = z.infer<typeof FilterBy>;

export const filterBy = (filter: UserFilter): FilterBy => (filter === 'all' ? '' : filter);
