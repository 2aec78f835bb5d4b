import { expect, test } from 'vitest';
import { ownProfile, schoolOf } from '#domain/people/profile';
import { ROLES } from '#domain/people/roles';
import { ACCOUNTS } from '#mocks/backend/seed/session/accounts';

const accountOf = (role: string) =>
  ACCOUNTS.find(({ permission }) => permission === role) as (typeof ACCOUNTS)[0];

test('isOperator is true only for the Operator [R-SESSION-26]', () => {
  const rolesAsOperator = ROLES.filter((role) => ownProfile(accountOf(role)).isOperator);
  expect(rolesAsOperator).toEqual(['Operator']);
});

const schoolOfRole = (role: string, school: object) => schoolOf({ ...accountOf(role), ...school });

test('an account with a school has its group and class, a President the whole school, and one without a school has none of them (A-180) [R-SESSION-25]', () => {
  const ownSchool = { school: 3, group: 2, classes: 'a' };
  expect(schoolOfRole('Teacher', ownSchool)).toEqual({ school: '3', group: '2', classes: 'a' });
  expect(schoolOfRole('President', ownSchool)).toEqual({ school: '3', group: null, classes: null });
  expect(schoolOfRole('Administrator', ownSchool)).toEqual({ school: '3', group: '2', classes: 'a' });
  expect(schoolOfRole('Teacher', { school: 'a school', group: null, classes: undefined })).toEqual({
    school: 'a school',
    group: null,
    classes: null,
  });
  expect([null, undefined, ''].map((school) => schoolOfRole('Teacher', { ...ownSchool, school }))).toEqual([
    null,
    null,
    null,
  ]);
});
