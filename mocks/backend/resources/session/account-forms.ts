import { accounts } from '#api/people/accounts';
import { session } from '#api/session/session';
import { emailProblems, requiredProblems } from '#domain/base/rules';
import {
  forgottenPasswordProblems,
  ownPasswordProblems,
  userPasswordProblems,
} from '#domain/people/password';
import type { OwnPasswordDraft } from '#domain/people/password-drafts';
import { registrationProblems, teacherProblems } from '#domain/people/registration';
import { mayEnter } from '#domain/people/roles';
import type { Backend } from '#mocks/backend/backend-types';
import { callerIn } from '#mocks/backend/protocol/authorize';
import { answer, Refusal, refusalOfRole, refuseProblems } from '#mocks/backend/protocol/mock';
import { type Account, passwordHash } from '#mocks/backend/seed/session/accounts';
import { createAccount } from '#mocks/backend/services/create-account';
import { addressOf, changePerson, personAt, refuseTaken, userToChange } from '#mocks/backend/services/people';
import { type Mail, mailWithCode, sendCode, spendCode } from '#mocks/backend/tables/session/mails';

const UNKNOWN_EMAIL = 'このメールアドレスは登録されていません。';
const WRONG_CODE = '確認コードが正しくないか、有効期限が切れています。';
const WRONG_PASSWORD = '現在のパスワードが正しくありません。';

const NO_DATA = { status: 200, data: null } as const;

export const accountFormHandlers = [
  answer(session.forgotPassword, ({ backend, body }) => {
    refuseProblems(emailProblems('email', body.email));
    sendCode(backend, 'password', addressOf(accountAt(backend, body.email)));
    return NO_DATA;
  }),

  answer(session.changeForgottenPassword, ({ backend, body }) => {
    refuseProblems(forgottenPasswordProblems(body));
    const account = accountAt(backend, body.email);
    spendVerificationCode(backend, { purpose: 'password', to: addressOf(account), code: body.verify_code });
    changePassword(backend, account, body.password);
    return NO_DATA;
  }),

  answer(accounts.emailVerification, ({ backend, body, request }) => {
    refuseProblems(emailProblems('email', body.email));
    sendCode(backend, 'email', addressToVerify(backend, body.email, callerIn(backend, request)));
    return NO_DATA;
  }),

  answer(session.verifyEmail, ({ backend, body, request }) => {
    refuseProblems([
      ...emailProblems('email', body.email),
      ...requiredProblems('verify_code', body.verify_code),
    ]);
    const caller = callerIn(backend, request);
    const to = addressToVerify(backend, body.email, caller);
    spendVerificationCode(backend, { purpose: 'email', to, code: body.verify_code }, caller);
    return NO_DATA;
  }),

  // A new registration is an advertiser, who sees only their own records.
  answer(accounts.register, ({ backend, body }) => {
    refuseProblems(registrationProblems(body));
    refuseTaken(backend.db, body);
    createAccount(backend, body, { permission: 'Advertiser' });
    return { status: 201, data: null };
  }),

  answer(accounts.addTeacher, ({ backend, body }) => {
    refuseProblems(teacherProblems(body));
    refuseTaken(backend.db, body);
    const { school, group, classes } = body;
    createAccount(backend, body, { permission: 'Teacher', school, group, classes });
    return { status: 201, data: null };
  }),

  answer(session.resetPassword, ({ backend, account, city, body }) => {
    if (!('user_id' in body)) {
      changeOwnPassword(backend, account, body);
      return NO_DATA;
    }
    if (!mayEnter(account.permission, ['Administrator'])) throw refusalOfRole(account);
    refuseProblems(userPasswordProblems('new_password', body.new_password));
    const user = userToChange(backend.db, { city: city.name, id: body.user_id, caller: account });
    changePassword(backend, user, body.new_password);
    return NO_DATA;
  }),
];

/** The address of an account, or an unused one that becomes the caller's. */
function addressToVerify(backend: Backend, email: string, caller: Account | null): string {
  if (!caller) return addressOf(accountAt(backend, email));
  refuseTaken(backend.db, { username: caller.username, email }, caller);
  return email.trim().toLowerCase();
}

/** Uses a code, which also ends its purpose: a code is valid once. */
function spendVerificationCode(
  backend: Backend,
  { code, ...fields }: Pick<Mail, 'purpose' | 'to' | 'code'>,
  caller: Account | null = null,
): void {
  const mail = mailWithCode(backend, { ...fields, code: code.trim() });
  if (!mail) throw new Refusal(400, { errors: { verify_code: [WRONG_CODE] } });
  spendCode(backend, mail, caller);
}

function changeOwnPassword(backend: Backend, account: Account, draft: OwnPasswordDraft): void {
  refuseProblems(ownPasswordProblems(draft));
  if (account.password_hash !== passwordHash(draft.password))
    throw new Refusal(400, { errors: { password: [WRONG_PASSWORD] } });
  changePassword(backend, account, draft.new_password);
}

const changePassword = (backend: Backend, { id }: Account, password: string) =>
  void changePerson(backend, id, { password_hash: passwordHash(password) });

/** The account of an address; without one, a refusal at the field. */
function accountAt(backend: Backend, email: string): Account {
  const account = personAt(backend.db, email);
  if (!account) throw new Refusal(400, { errors: { email: [UNKNOWN_EMAIL] } });
  return account;
}
