import * as z from 'zod/mini';
import { maybeFlag } from './fields';
import { Profile } from './profile';

/** Someone in the user lists: the fields of a profile (R-ENT-01). */
export const User = z.extend(Profile, {
  /** PROPOSED: kept from signing in by moderation. */
  suspended: maybeFlag,
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
