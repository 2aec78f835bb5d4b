import * as z from 'zod/mini';
import { maybeNumber } from '#domain/base/fields';
import type { Backend } from '#mocks/backend/backend-types';
import { defineTable } from '#mocks/backend/db/define-table';
import { utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import type { Account } from '#mocks/backend/seed/session/accounts';

const Mail = z.object({
  id: z.number(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  code: z.string(),
  /** The purpose of the code. */
  purpose: z.enum(['password', 'email']),
  /** A code is valid once. */
  used: z.boolean(),
  /** The id of the account that was signed in when the code was used. */
  used_by: maybeNumber,
  at: z.string(),
});
export type Mail = z.infer<typeof Mail>;
export type MailPurpose = Mail['purpose'];

/** The mails of the backend; the demo panel shows them. */
export const mailTable = defineTable<Mail>({
  name: 'mails',
  scope: 'world',
  schema: Mail,
  seed: () => [],
});

/** Milliseconds of the demo's clock until a code expires. */
export const CODE_LIFE = 30 * 60_000;

const SUBJECTS: Readonly<Record<MailPurpose, string>> = {
  password: '【Machi】パスワード再設定の確認コード',
  email: '【Machi】メールアドレスの確認コード',
};

/** Sends a mail with a code of six digits. */
export function sendCode({ db, clock }: Backend, purpose: MailPurpose, to: string): void {
  const [randomNumber = 0] = crypto.getRandomValues(new Uint32Array(1));
  const code = String(randomNumber % 1_000_000).padStart(6, '0');
  db.of(mailTable).create({
    to,
    subject: SUBJECTS[purpose],
    text: `確認コードは ${code} です。30分以内に入力してください。`,
    code,
    purpose,
    used: false,
    at: utcIsoTime(clock.now()),
  });
}

/** The mail with this code; null when the code is wrong, used or expired, or when a newer mail was sent. */
export function mailWithCode(
  { db, clock }: Backend,
  { purpose, to, code }: Pick<Mail, 'purpose' | 'to' | 'code'>,
): Mail | null {
  const mailsToAddress = db
    .of(mailTable)
    .list({ filter: (mail) => mail.purpose === purpose && mail.to === to }).rows;
  const mail = mailsToAddress.at(-1);
  if (!mail || mail.used || mail.code !== code) return null;
  return isUnexpired(mail, clock) ? mail : null;
}

export const spendCode = ({ db }: Backend, mail: Mail, account: Account | null): void =>
  void db.of(mailTable).update(mail.id, { used: true, used_by: account?.id ?? null });

/** Whether this account has used an unexpired code of a mail to this address. */
export const hasVerified = ({ db, clock }: Backend, { id }: Account, to: string): boolean =>
  db.of(mailTable).list({
    filter: (mail) =>
      mail.purpose === 'email' && mail.to === to && mail.used_by === id && isUnexpired(mail, clock),
  }).total > 0;

const isUnexpired = ({ at }: Mail, clock: Backend['clock']): boolean =>
  clock.now() - Date.parse(at) < CODE_LIFE;
