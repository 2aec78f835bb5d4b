import { expect, test } from 'vitest';
import type { FieldProblem } from '#domain/base/problems';
import {
  forgottenPasswordProblems,
  loginPasswordProblems,
  ownPasswordProblems,
  passwordAndRepetitionProblems,
  userPasswordAndRepetitionProblems,
  userPasswordProblems,
} from '#domain/people/password';
import { messageText } from '../japanese';

const problemTexts = (problems: readonly FieldProblem[]) =>
  problems.map((problem) => `${problem.field}: ${messageText(problem)}`);
const signInProblems = (password: string) => problemTexts(loginPasswordProblems('password', password));
const repetitionProblems = (confirm_password: string) =>
  problemTexts(passwordAndRepetitionProblems({ password: 'machi2027', confirm_password }));
const userProblems = (password: string) => problemTexts(userPasswordProblems('password', password));

test('a password for the sign-in page is required [R-VAL-PASS-02, R-MSG-31]', () => {
  expect(signInProblems('')).toEqual(['password: Password is required']);
});

test.each([
  ['1234567', '7 characters'],
  ['祭祭祭祭祭祭🗾', '7 characters of people, 8 code units'],
  ['abc defgh', 'a space'],
  ['abcdefgh ', 'a space at the end'],
  ['abcd　efgh', 'a full-width space'],
  ['        ', 'nothing but spaces'],
])('%j is refused on the sign-in page: %s [R-VAL-PASS-01, R-MSG-30]', (password) => {
  expect(signInProblems(password)).toEqual(['password: Please enter at least 8 characters without a space.']);
});

test.each(['12345678', 'abcdefgh', 'abcd123$', '祭祭祭祭祭祭祭🗾'])(
  '%j is a valid password on the sign-in page [R-VAL-PASS-01]',
  (password) => {
    expect(signInProblems(password)).toEqual([]);
  },
);

test('a repetition on the sign-in page is required and must be equal [R-VAL-PASS-09, R-VAL-PASS-10, R-MSG-35]', () => {
  expect([
    repetitionProblems('machi2027'),
    repetitionProblems(''),
    repetitionProblems('machi2028'),
    repetitionProblems('Machi2027'),
  ]).toEqual([
    [],
    ['confirm_password: 入力してください。'],
    ['confirm_password: パスワードと確認パスワードが一致しません'],
    ['confirm_password: パスワードと確認パスワードが一致しません'],
  ]);
});

test('the second step of a forgotten password requires the code and the new password twice [R-VAL-PASS-11]', () => {
  const draft = { email: 'a@b.jp', verify_code: '', password: '1234567', confirm_password: '12345678' };
  expect(problemTexts(forgottenPasswordProblems(draft))).toEqual([
    'verify_code: 入力してください。',
    'password: Please enter at least 8 characters without a space.',
    'confirm_password: パスワードと確認パスワードが一致しません',
  ]);
  expect(
    forgottenPasswordProblems({ ...draft, verify_code: '123456', confirm_password: '', password: '' }),
  ).toEqual([
    { field: 'password', messageId: 'account.password.required' },
    { field: 'confirm_password', messageId: 'problem.required' },
  ]);
});

test('a user’s own password requires the current one, and a new one by the rules of the sign-in page [R-VAL-PASS-01, R-VAL-PASS-02]', () => {
  const draft = { password: '', new_password: 'abc', confirm_password: 'abd' };
  expect(problemTexts(ownPasswordProblems(draft))).toEqual([
    'password: Password is required',
    'new_password: Please enter at least 8 characters without a space.',
    'confirm_password: パスワードと確認パスワードが一致しません',
  ]);
  expect(
    // The current password may be older than the rules.
    ownPasswordProblems({ password: 'old', new_password: 'machi2027', confirm_password: 'machi2027' }),
  ).toEqual([]);
});

test('a user’s password is required [R-VAL-PASS-02]', () => {
  expect(userProblems('')).toEqual(['password: Password is required']);
});

test.each(['abcdefgh', '12345678', 'abc1234', '!!!!!!!!', 'ａｂｃｄｅｆｇｈ'])(
  '%j is not a valid user password: letters and digits, 8 of them [R-VAL-PASS-03, R-MSG-32]',
  (password) => {
    expect(userProblems(password)).toEqual(['password: パスワードは英数含む8文字以上']);
  },
);

test.each(['abcd123$', 'ａｂｃｄ１２３４', 'abcd 1234', 'パスワード1234', 'abcd1234é'])(
  '%j is not a valid user password: half-width characters without $ [R-VAL-PASS-05, R-MSG-34]',
  (password) => {
    expect(userProblems(password)).toEqual([
      'password: only half-width letters, digits and symbols, $ excluded',
    ]);
  },
);

test.each(['abcd1234', 'A1!"#%&\'()*+,-./:;<=>?@[\\]^_`{|}~'])(
  '%j is a valid user password [R-VAL-PASS-03, R-VAL-PASS-05]',
  (password) => {
    expect(userProblems(password)).toEqual([]);
  },
);

test('a user password with a different repetition is refused [R-VAL-PASS-04, R-MSG-33]', () => {
  expect(
    problemTexts(userPasswordAndRepetitionProblems({ password: 'abcd1234', confirm_password: 'abcd1235' })),
  ).toEqual(['confirm_password: パスワードが一致しません']);
  expect(userPasswordAndRepetitionProblems({ password: 'abcd1234', confirm_password: 'abcd1234' })).toEqual(
    [],
  );
});
