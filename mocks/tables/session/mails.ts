import * as z from 'zod/mini';
import { maybeNumber } from '#domain/base/fields';
import type { Backend } from '#mocks/backend-types';
import { defineTable } from '#mocks/db/define-table';
import { isoTime } from '#mocks/seed/base/japan-time';
import type { Account } from '#mocks/seed/session/accounts';

const Mail = z.object({
  id: z.number(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  code: z.string(),
  /** What the code is good for. */
  purpose: z.enum(['password', 'email']),
  /** A code is good once. */
  used: z.boolean(),
  /** The account that was signed in when the code was used (its id). */
  used_by: maybeNumber,
  at: z.string(),
});
export type Mail = z.infer<typeof Mail>;
export type MailPurpose = Mail['purpose'];

/** What the backend has written to people; the demo panel shows it. */
export const mailTable = defineTable<Mail>({
  name: 'mails',
  scope: 'world',
  schema: Mail,
  seed: () => [],
});

/** A code lives this long on the clock of the demo. */
export const CODE_LIFE = 30 * 60_000;

const SUBJECTS: Readonly<Record<MailPurpose, string>> = {
  password: '【Machi】パスワード再設定の確認コード',
  email: '【Machi】メールアドレスの確認コード',
};

/** Six digits, to this address. */
export function sendCode({ db, clock }: Backend, purpose: MailPurpose, to: string): void {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  const code = String(chance % 1_000_000).padStart(6, '0');
  db.of(mailTable).create({
    to,
    subject: SUBJECTS[purpose],
    text: `確認コードは ${code} です。30分以内に入力してください。`,
    code,
    purpose,
    used: false,
    at: isoTime(clock.now()),
  });
}

/** The mail whose code this is, or null: wrong, used, too old, or another was sent since. */
export function mailWithCode(
  { db, clock }: Backend,
  { purpose, to, code }: Pick<Mail, 'purpose' | 'to' | 'code'>,
): Mail | null {
  const sent = db.of(mailTable).list({ filter: (mail) => mail.purpose === purpose && mail.to === to }).rows;
  const mail = sent.at(-1);
  if (!mail || mail.used || mail.code !== code) return null;
  return isAlive(mail, clock) ? mail : null;
}

export const spendCode = ({ db }: Backend, mail: Mail, by: Account | null): void =>
  void db.of(mailTable).update(mail.id, { used: true, used_by: by?.id ?? null });

/** Whether this account has used the code of a mail to this address that has not grown too old since. */
export const hasVerified = ({ db, clock }: Backend, { id }: Account, to: string): boolean =>
  db.of(mailTable).list({
    filter: (mail) =>
      mail.purpose === 'email' && mail.to === to && mail.used_by === id && isAlive(mail, clock),
  }).total > 0;

const isAlive = ({ at }: Mail, clock: Backend['clock']): boolean => clock.now() - Date.parse(at) < CODE_LIFE;
