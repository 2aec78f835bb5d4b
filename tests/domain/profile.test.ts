import { expect, test } from 'vitest';
import { ownProfile, schoolOf } from '#domain/profile';
import { ROLES } from '#domain/roles';
import { ACCOUNTS } from '#mocks/accounts';

const accountOf = (role: string) =>
  ACCOUNTS.find(({ permission }) => permission === role) as (typeof ACCOUNTS)[0];

test('isOperator is added for the Operator alone [R-SESSION-26, R-ENT-01]', () => {
  const marked = ROLES.filter((role) => ownProfile(accountOf(role)).isOperator);
  expect(marked).toEqual(['Operator']);
});

test('Presidents have a school, Teachers a group and a class in it, nobody else any [R-SESSION-25, R-ENT-02]', () => {
  const schools = Object.fromEntries(
    ROLES.map((role) => [role, schoolOf({ ...accountOf(role), school: 3, group: 2, classes: 'a' })]),
  );
  expect(schools).toEqual({
    ...Object.fromEntries(ROLES.map((role) => [role, null])),
    President: { school: 3 },
    Teacher: { school: 3, group: 2, classes: 'a' },
  });
});
