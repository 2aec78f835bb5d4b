import type { QrCode, QrCodeDraft } from '#domain/content/qr-code';

/** Form values: ids as text, as a select holds them. */
export interface QrCodeValues {
  name: string;
  content: string;
  area: string;
  locker: string;
}

export const EMPTY_CODE: QrCodeValues = { name: '', content: '', area: '', locker: '' };

export const valuesOfCode = ({ name, content, area, locker }: QrCode): QrCodeValues => ({
  name: name ?? '',
  content: content ?? '',
  area: area == null ? '' : String(area),
  locker: locker == null ? '' : String(locker),
});

export const qrCodeDraftOf = ({ name, content, area, locker }: QrCodeValues): QrCodeDraft => ({
  name: name.trim(),
  content: content.trim(),
  area: area === '' ? null : Number(area),
  locker: locker === '' ? null : Number(locker),
});
