import { session } from '#api/session';
import { users } from '#api/users';
import { forgottenPasswordProblems, ownPasswordProblems, userPasswordProblems } from '#domain/password';
import type { OwnPasswordDraft } from '#domain/password-drafts';
import { registrationProblems, teacherProblems } from '#domain/registration';
import { mayEnter } from '#domain/roles';
import { emailProblems, requiredProblems } from '#domain/rules';
import { type Account, passwordHash } from '#mocks/accounts';
import type { Backend } from '#mocks/backend';
import { answer, Refusal, refuseIf } from '#mocks/mock';
import { openAccount } from '#mocks/open-account';
import { addressOf, changePerson, personAt, refuseTaken, userToChange } from '#mocks/people';
import { type MailPurpose, mailWithCode, sendCode, spendCode } from './mails';

const UNKNOWN_EMAIL = 'このメールアドレスは登録されていません。';
const WRONG_CODE = '確認コードが正しくないか、有効期限が切れています。';
const WRONG_PASSWORD = '現在のパスワードが正しくありません。';

const DONE = { status: 200, data: null } as const;

export const accountFormHandlers = [
  answer(session.forgotPassword, ({ backend, body }) => {
    mailCode(backend, 'password', body.email);
    return DONE;
  }),

  answer(session.changeForgottenPassword, ({ backend, body }) => {
    refuseIf(forgottenPasswordProblems(body));
    const account = accountAt(backend, body.email);
    spend(backend, 'password', account, body.verify_code);
    changePassword(backend, account, body.password);
    return DONE;
  }),

  answer(users.emailVerification, ({ backend, body }) => {
    mailCode(backend, 'email', body.email);
    return DONE;
  }),

  answer(session.verifyEmail, ({ backend, body }) => {
    refuseIf([...emailProblems('email', body.email), ...requiredProblems('verify_code', body.verify_code)]);
    spend(backend, 'email', accountAt(backend, body.email), body.verify_code);
    return DONE;
  }),

  // whoever registers is an advertiser, who sees what is their own
  answer(users.register, ({ backend, body }) => {
    refuseIf(registrationProblems(body));
    refuseTaken(backend.db, body);
    openAccount(backend, body, { permission: 'Advertiser' });
    return { status: 201, data: null };
  }),

  answer(users.addTeacher, ({ backend, body }) => {
    refuseIf(teacherProblems(body));
    refuseTaken(backend.db, body);
    const { school, group, classes } = body;
    openAccount(backend, body, { permission: 'Teacher', school, group, classes });
    return { status: 201, data: null };
  }),

  answer(session.resetPassword, ({ backend, account, city, body }) => {
    if (!('user_id' in body)) {
      changeOwnPassword(backend, account, body);
      return DONE;
    }
    if (!mayEnter(account.permission, ['Administrator'])) throw new Refusal(403);
    refuseIf(userPasswordProblems('new_password', body.new_password));
    const user = userToChange(backend.db, { city: city.name, id: body.user_id, by: account });
    changePassword(backend, user, body.new_password);
    return DONE;
  }),
];

function mailCode(backend: Backend, purpose: MailPurpose, email: string): void {
  refuseIf(emailProblems('email', email));
  sendCode(backend, purpose, addressOf(accountAt(backend, email)));
}

/** A code is spent once, and with it what it was good for is done. */
function spend(backend: Backend, purpose: MailPurpose, account: Account, code: string): void {
  const mail = mailWithCode(backend, { purpose, to: addressOf(account), code: code.trim() });
  if (!mail) throw new Refusal(400, { errors: { verify_code: [WRONG_CODE] } });
  spendCode(backend, mail);
}

function changeOwnPassword(backend: Backend, account: Account, draft: OwnPasswordDraft): void {
  refuseIf(ownPasswordProblems(draft));
  if (account.password_hash !== passwordHash(draft.password))
    throw new Refusal(400, { errors: { password: [WRONG_PASSWORD] } });
  changePassword(backend, account, draft.new_password);
}

const changePassword = (backend: Backend, { id }: Account, password: string) =>
  void changePerson(backend, id, { password_hash: passwordHash(password) });

/** The account of an address, or a refusal beside the field. */
function accountAt(backend: Backend, email: string): Account {
  const account = personAt(backend.db, email);
  if (!account) throw new Refusal(400, { errors: { email: [UNKNOWN_EMAIL] } });
  return account;
}
