import { expect, test } from 'vitest';
import {
  ALLOWED_PERMISSIONS,
  type Entry,
  hasScreens,
  isRole,
  mayEnter,
  ROLES,
  ROLES_WITH_SCREENS,
} from '#domain/people/roles';

const rolesThatMayEnter = (entry: Entry) => ROLES.filter((role) => mayEnter(role, entry));

test('the permission names are those of the specification [R-ROLE-01]', () => {
  expect(ROLES).toEqual([
    'Operator',
    'Advertiser',
    'Administrator',
    'Member',
    'Guest',
    'owner_shop',
    'staff_shop',
    'President',
    'Teacher',
  ]);
});

test('seven roles may sign in', () => {
  expect(ROLES.filter((role) => !ALLOWED_PERMISSIONS.includes(role))).toEqual(['President', 'Teacher']);
});

test.each<[string, Entry]>([
  ['an open screen', 'open'],
  ['a screen for every signed-in user', 'signedIn'],
])('every role may enter %s', (_, entry) => {
  expect(rolesThatMayEnter(entry)).toEqual(ROLES);
});

test.each<[Entry, string[]]>([
  [['Advertiser'], ['Operator', 'Advertiser']],
  [['Administrator'], ['Operator', 'Administrator']],
  [
    ['owner_shop', 'staff_shop'],
    ['Operator', 'owner_shop', 'staff_shop'],
  ],
  [[], ['Operator']],
])('the entry %j admits these roles and the Operator [R-ROLE-07, R-GUARD-09]', (entry, roles) => {
  expect(rolesThatMayEnter(entry)).toEqual(roles);
});

test('four roles are denied after their sign-in, because they have no screens', () => {
  expect(ROLES.filter((role) => !hasScreens(role))).toEqual(['Member', 'Guest', 'President', 'Teacher']);
  expect(ROLES.filter(hasScreens).toSorted()).toEqual([...ROLES_WITH_SCREENS].toSorted());
});

test.each(['', 'operator', 'ADMINISTRATOR', 'Operator ', 'owner-shop'])(
  '“%s” is not a role',
  (permission) => {
    expect([isRole(permission), hasScreens(permission)]).toEqual([false, false]);
  },
);
