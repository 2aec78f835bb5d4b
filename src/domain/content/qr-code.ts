import * as z from 'zod/mini';
import { maybeId, maybeText, recordId } from '#domain/base/fields';
import { TITLE_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';
import { requiredProblems, requiredTextProblems } from '#domain/base/rules';

/** A QR code of a company (R-ENT-25). */
export const QrCode = z.object({
  id: recordId,
  /** PROPOSED */
  name: maybeText,
  /** PROPOSED: the encoded text. */
  content: maybeText,
  /** PROPOSED: the address of its image; without one the console draws it. */
  image: maybeText,
  /** PROPOSED */
  area: maybeId,
  /** PROPOSED: the locker that carries the code. */
  locker: maybeId,
  /** PROPOSED */
  created_at: maybeText,
});
export type QrCode = z.infer<typeof QrCode>;

/** PROPOSED */
export const QrCodeDraft = z.object({
  name: z.string(),
  content: z.string(),
  area: maybeId,
  locker: maybeId,
});
export type QrCodeDraft = z.infer<typeof QrCodeDraft>;

/** Capacity of the largest code that stays readable with 15 % damage. */
export const QR_BYTES_MAX = 2_331;

/** PROPOSED: requires a name and a content that fits into a code, in bytes. */
export function qrCodeProblems({ name, content }: Pick<QrCodeDraft, 'name' | 'content'>): FieldProblem[] {
  const bytes = new TextEncoder().encode(content.trim()).length;
  return [
    ...requiredTextProblems('name', name, TITLE_MAX),
    ...requiredProblems('content', content),
    ...(bytes > QR_BYTES_MAX
      ? [{ field: 'content', messageId: 'qrcode.tooLong', values: { max: QR_BYTES_MAX, bytes } }]
      : []),
  ];
}

export const qrCodeName = ({ id, name }: Pick<QrCode, 'id' | 'name'>): string => name || `#${id}`;
