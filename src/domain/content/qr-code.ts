import * as z from 'zod/mini';
import { draftProblems } from '#domain/base/draft-problems';
import { ruledText } from '#domain/base/field-rule';
import { maybeId, maybeMoment, maybeText, recordId } from '#domain/base/fields';
import { TITLE_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';

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
  created_at: maybeMoment,
});
export type QrCode = z.infer<typeof QrCode>;

/** PROPOSED */
export const QrCodeDraft = z.object({
  name: ruledText({ required: true, max: TITLE_MAX }),
  content: ruledText({ required: true }),
  area: maybeId,
  locker: maybeId,
});
export type QrCodeDraft = z.infer<typeof QrCodeDraft>;

/** Capacity of the largest code that stays readable with 15 % damage. */
export const QR_BYTES_MAX = 2_331;

/** PROPOSED: requires a name and a content that fits into a code, in bytes. */
export function qrCodeProblems(values: Pick<QrCodeDraft, 'name' | 'content'>): FieldProblem[] {
  const bytes = new TextEncoder().encode(values.content.trim()).length;
  return draftProblems(
    QrCodeDraft,
    values,
    bytes > QR_BYTES_MAX
      ? [{ field: 'content', messageId: 'qrcode.tooLong', values: { max: QR_BYTES_MAX, bytes } }]
      : [],
  );
}

export const qrCodeName = ({ id, name }: Pick<QrCode, 'id' | 'name'>): string => name || `#${id}`;
