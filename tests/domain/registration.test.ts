import { expect, test } from 'vitest';
import { emailProblems } from '#domain/base/rules';
import {
  EMPTY_REGISTRATION,
  EMPTY_TEACHER,
  type RegistrationDraft,
  registrationProblems,
  teacherProblems,
  tidyRegistration,
} from '#domain/people/registration';

const registration = (changes: Partial<RegistrationDraft> = {}): RegistrationDraft => ({
  username: 'hanako',
  email: 'hanako@example.jp',
  password: 'machi2027',
  confirm_password: 'machi2027',
  ...changes,
});

test('a user name, a mail address and a password typed twice are valid', () => {
  expect(registrationProblems(registration())).toEqual([]);
});

test('each of the four values is required, in the order of the fields [R-VAL-PASS-06..09]', () => {
  expect(registrationProblems(EMPTY_REGISTRATION)).toEqual([
    { field: 'username', messageId: 'problem.required' },
    { field: 'email', messageId: 'problem.required' },
    { field: 'password', messageId: 'account.password.required' },
    { field: 'confirm_password', messageId: 'problem.required' },
  ]);
});

test.each([' ', '　', '\t'])(
  '%j is not a user name and not a mail address [R-VAL-PASS-06, R-VAL-PASS-07]',
  (blank) => {
    expect(registrationProblems(registration({ username: blank, email: blank }))).toEqual([
      { field: 'username', messageId: 'problem.required' },
      { field: 'email', messageId: 'problem.required' },
    ]);
  },
);

test('the two passwords must be equal [R-VAL-PASS-10]', () => {
  expect(registrationProblems(registration({ confirm_password: 'machi2028' }))).toEqual([
    { field: 'confirm_password', messageId: 'account.password.differ' },
  ]);
});

test.each([
  'hanako',
  'hanako@',
  '@example.jp',
  'hanako@example',
  'ha nako@example.jp',
  'hanako＠example.jp',
  'a@b@c.jp',
  'a@b..jp',
  'a@.jp',
])('%j is not a valid mail address [R-VAL-PASS-07]', (email) => {
  expect(emailProblems('email', email)).toEqual([{ field: 'email', messageId: 'account.emailInvalid' }]);
});

// The third is of a kind that a Japanese carrier gave out for years, against the standard.
test.each(['hanako@example.jp', ' hanako+machi@mail.example.co.jp ', 'hanako..@carrier.example.jp'])(
  '%j is a valid mail address [R-VAL-PASS-07]',
  (email) => {
    expect(emailProblems('email', email)).toEqual([]);
  },
);

test('spaces around a user name and a mail address are removed, those in a password are kept', () => {
  expect(tidyRegistration(registration({ username: ' hanako ', email: ' a@b.jp', password: ' x ' }))).toEqual(
    registration({ username: 'hanako', email: 'a@b.jp', password: ' x ' }),
  );
});

test('a teacher also requires a school, a group and classes [R-SESSION-31]', () => {
  const teacher = { ...registration(), school: 3, group: '2', classes: '2年1組' };
  expect(teacherProblems(teacher)).toEqual([]);
  expect(teacherProblems(EMPTY_TEACHER).map(({ field }) => field)).toEqual([
    'username',
    'email',
    'school',
    'group',
    'classes',
    'password',
    'confirm_password',
  ]);
});
