import { expect, test } from 'vitest';
import { newEmailProblems } from '#domain/people/account';

test.each([
  ['unei@example.jp', []],
  [' ', ['problem.required']],
  ['unei', ['account.emailInvalid']],
  [' HANAKO@example.jp ', ['profile.email.same']],
])('for %j instead of hanako@example.jp the problems are %j [A-182]', (email, problems) => {
  expect(newEmailProblems(email, 'hanako@example.jp')).toEqual(
    problems.map((messageId) => expect.objectContaining({ field: 'email', messageId })),
  );
});
