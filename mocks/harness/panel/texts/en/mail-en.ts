import type { mailJa } from '../ja/mail-ja';

export const mailEn: typeof mailJa = {
  noMails: 'No mails yet',
  copyCode: 'Copy the code',
  codeUsed: 'used',
};
