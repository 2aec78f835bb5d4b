import * as z from 'zod/mini';
import type { Backend } from '#mocks/backend';
import { columns } from '#mocks/columns';
import { defineTable } from '#mocks/define-table';
import { isoTime } from '#mocks/seed/japan-time';

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
  at: z.string(),
});
export type Mail = z.infer<typeof Mail>;
export type MailPurpose = Mail['purpose'];

/** What the backend has written to people; the demo panel shows it. */
export const mailTable = defineTable<Mail>({
  name: 'mails',
  scope: 'world',
  schema: Mail,
  model: {
    id: columns.key,
    to: columns.text,
    subject: columns.text,
    text: columns.text,
    code: columns.text,
    purpose: columns.text,
    used: columns.flag,
    at: columns.text,
  },
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
  return clock.now() - Date.parse(mail.at) < CODE_LIFE ? mail : null;
}

export const spendCode = ({ db }: Backend, mail: Mail): void =>
  void db.of(mailTable).update(mail.id, { used: true });
