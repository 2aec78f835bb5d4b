import type { QrCode, QrCodeDraft } from '#domain/content/qr-code';

/** What the form holds: ids as a select has them. */
export interface QrCodeWords {
  name: string;
  content: string;
  area: string;
  locker: string;
}

export const EMPTY_CODE: QrCodeWords = { name: '', content: '', area: '', locker: '' };

export const wordsOfCode = ({ name, content, area, locker }: QrCode): QrCodeWords => ({
  name: name ?? '',
  content: content ?? '',
  area: area == null ? '' : String(area),
  locker: locker == null ? '' : String(locker),
});

export const draftOfWords = ({ name, content, area, locker }: QrCodeWords): QrCodeDraft => ({
  name: name.trim(),
  content: content.trim(),
  area: area === '' ? null : Number(area),
  locker: locker === '' ? null : Number(locker),
});
