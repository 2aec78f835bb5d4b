import { expect, test } from 'vitest';
import { ownProfile, schoolOf } from '#domain/people/profile';
import { ROLES } from '#domain/people/roles';
import { ACCOUNTS } from '#mocks/backend/seed/session/accounts';

const accountOf = (role: string) =>
  ACCOUNTS.find(({ permission }) => permission === role) as (typeof ACCOUNTS)[0];

test('isOperator is true only for the Operator [R-SESSION-26]', () => {
  const marked = ROLES.filter((role) => ownProfile(accountOf(role)).isOperator);
  expect(marked).toEqual(['Operator']);
});

const of = (role: string, school: object) => schoolOf({ ...accountOf(role), ...school });

test('an account with a school has its group and class, a President the whole school, and one without a school has none of them (A-180) [R-SESSION-25]', () => {
  const own = { school: 3, group: 2, classes: 'a' };
  expect(of('Teacher', own)).toEqual({ school: '3', group: '2', classes: 'a' });
  expect(of('President', own)).toEqual({ school: '3', group: null, classes: null });
  expect(of('Administrator', own)).toEqual({ school: '3', group: '2', classes: 'a' });
  expect(of('Teacher', { school: 'a school', group: null, classes: undefined })).toEqual({
    school: 'a school',
    group: null,
    classes: null,
  });
  expect([null, undefined, ''].map((school) => of('Teacher', { ...own, school }))).toEqual([
    null,
    null,
    null,
  ]);
});
