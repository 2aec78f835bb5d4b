/** Permission names of the specification's chapter 6 (R-ROLE-01). */
export const ROLES = [
  'Operator',
  'Advertiser',
  'Administrator',
  'Member',
  'Guest',
  'owner_shop',
  'staff_shop',
  'President',
  'Teacher',
] as const;
export type Role = (typeof ROLES)[number];

/** Roles that may sign in (R-SESSION-09). Member and Guest sign in and are then denied. */
export const ALLOWED_PERMISSIONS: readonly Role[] = [
  'Operator',
  'Advertiser',
  'Administrator',
  'Member',
  'Guest',
  'owner_shop',
  'staff_shop',
];

/** Roles that have screens of their own; any other role is denied and logged out (R-ROLE-06). */
export const ROLES_WITH_SCREENS = [
  'Administrator',
  'Operator',
  'owner_shop',
  'staff_shop',
  'Advertiser',
] as const satisfies readonly Role[];
export type RoleWithScreens = (typeof ROLES_WITH_SCREENS)[number];

/** The access rule of a screen: without a sign-in, with any sign-in, or for the listed roles. */
export type Entry = 'open' | 'signedIn' | readonly RoleWithScreens[];

/** The only check that an Operator always passes (R-ROLE-07). */
export function mayEnter(role: Role | '', entry: Entry): boolean {
  if (entry === 'open' || entry === 'signedIn' || role === 'Operator') return true;
  return (entry as readonly string[]).includes(role);
}

export const isRole = (permission: string): permission is Role =>
  (ROLES as readonly string[]).includes(permission);

export const hasScreens = (permission: string): permission is RoleWithScreens =>
  (ROLES_WITH_SCREENS as readonly string[]).includes(permission);
