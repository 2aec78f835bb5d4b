import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { draftProblems } from '#domain/base/draft-problems';
import { UserNotify } from '#domain/messaging/user-notify';
import { givenPasswordProblems } from '#domain/people/password';
import { advertiserProblems } from '#domain/people/registration';
import { ShopAdmin, ShopAdminChange, shopAdminProblems } from '#domain/people/shop-admin';
import { Staff, staffChangeProblems, staffProblems } from '#domain/people/staff';
import { filterBy, mayChangeUser, permissionsGivenBy, USER_FILTERS, UserDraft } from '#domain/people/user';

const problemTexts = (problems: readonly { field: string; messageId: string }[]) =>
  problems.map(({ field, messageId }) => `${field} ${messageId}`);

const VALID_USER: UserDraft = {
  username: 'hanako',
  email: 'hanako@machi.example.jp',
  permission: 'Member',
  name: '明石 花子',
};
const birthdayProblems = (birthday: string | null) =>
  problemTexts(draftProblems(UserDraft, { ...VALID_USER, birthday }));
const roleProblems = (permission: string) =>
  problemTexts(draftProblems(UserDraft, { ...VALID_USER, permission }));

const PERSON_WITH_PASSWORD = {
  username: 'hanako',
  email: 'hanako@machi.example.jp',
  name: '花子',
  password: 'hanako12',
  confirm_password: 'hanako12',
};

test('the contract promises only the id of a notice to one user and of staff, and four fields of a shop admin [R-ENT-14, R-ENT-15, R-ENT-16]', () => {
  expect([z.parse(UserNotify, { id: 1 }), z.parse(Staff, { id: 2 })]).toEqual([{ id: 1 }, { id: 2 }]);
  const admin = { id: 3, username: 'hanako', email: 'hanako@machi.example.jp', name: '明石 花子' };
  expect(z.parse(ShopAdmin, admin)).toEqual(admin);
});

test('a user requires a user name, a mail address, a display name and a role', () => {
  expect(draftProblems(UserDraft, VALID_USER)).toEqual([]);
  expect(
    problemTexts(draftProblems(UserDraft, { username: ' ', email: null, permission: '', name: null })),
  ).toEqual([
    'username problem.required',
    'email problem.required',
    'permission problem.choose',
    'name problem.required',
  ]);
});

test('a birthday may be empty, and is a valid day', () => {
  expect([birthdayProblems(null), birthdayProblems(''), birthdayProblems('2024-02-29')]).toEqual([
    [],
    [],
    [],
  ]);
  expect([birthdayProblems('2023-02-29'), birthdayProblems('2023/02/28')]).toEqual([
    ['birthday problem.date'],
    ['birthday problem.date'],
  ]);
});

test('a user may not have a role of companies', () => {
  expect([roleProblems('owner_shop'), roleProblems('staff_shop'), roleProblems('Nobody')]).toEqual(
    Array.from({ length: 3 }, () => ['permission problem.required']),
  );
});

test('only Operators create and change Operators', () => {
  expect([
    mayChangeUser({ permission: 'Operator' }, 'Administrator'),
    mayChangeUser({ permission: 'Operator' }, 'Operator'),
    mayChangeUser({ permission: 'Administrator' }, 'Administrator'),
    mayChangeUser({ permission: null }, 'Administrator'),
  ]).toEqual([false, true, true, true]);
  expect([
    permissionsGivenBy('Administrator').includes('Operator'),
    permissionsGivenBy('Operator').includes('Operator'),
  ]).toEqual([false, true]);
});

test('[R-ROLE-12] there are seven filters, and "all" sends an empty value', () => {
  expect(USER_FILTERS.map(filterBy)).toEqual([
    '',
    'member',
    'advertiser',
    'advertiser_with_shop',
    'advertiser_without_shop',
    'operator',
    'president',
  ]);
});

test('[R-VAL-PASS-03] [R-VAL-PASS-04] the passwords of advertisers, shop admins and staff follow the rules for users', () => {
  const rules = [advertiserProblems, shopAdminProblems, staffProblems];
  const problemMessages = (draft: typeof PERSON_WITH_PASSWORD) =>
    rules.map((rule) => problemTexts(rule(draft)));
  expect(problemMessages(PERSON_WITH_PASSWORD)).toEqual([[], [], []]);
  expect(problemMessages({ ...PERSON_WITH_PASSWORD, confirm_password: 'hanako13' })).toEqual(
    rules.map(() => ['confirm_password account.password.userDiffer']),
  );
  expect(
    problemMessages({ ...PERSON_WITH_PASSWORD, password: 'abcdefgh', confirm_password: 'abcdefgh' }),
  ).toEqual(rules.map(() => ['password account.password.userShort']));
  expect(problemTexts(givenPasswordProblems({ new_password: 'abc123$$', confirm_password: '' }))).toEqual([
    'new_password account.password.userSymbols',
    'confirm_password problem.required',
  ]);
});

test('an edit requires no password, and an edit of staff accepts a new one', () => {
  const { password: _, confirm_password: __, ...values } = PERSON_WITH_PASSWORD;
  expect([draftProblems(ShopAdminChange, values), staffChangeProblems(values)]).toEqual([[], []]);
  expect(staffChangeProblems({ ...values, password: '', confirm_password: '' })).toEqual([]);
  expect([
    problemTexts(staffChangeProblems({ ...values, password: 'short', confirm_password: 'short' })),
    problemTexts(staffChangeProblems({ ...values, password: 'hanako12' })),
    problemTexts(staffChangeProblems({ ...values, confirm_password: 'hanako12' })),
  ]).toEqual([
    ['password account.password.userShort'],
    ['confirm_password problem.required'],
    ['password account.password.required', 'confirm_password account.password.userDiffer'],
  ]);
  expect(problemTexts(draftProblems(ShopAdminChange, { username: '', email: 'nowhere', name: ' ' }))).toEqual(
    ['username problem.required', 'email account.emailInvalid', 'name problem.required'],
  );
});
