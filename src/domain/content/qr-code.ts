import * as z from 'zod/mini';
import { maybeNumber, maybeText } from '#domain/base/fields';

/** A QR code of a company (R-ENT-25). */
export const QrCode = z.object({
  id: z.number(),
  /** PROPOSED */
  name: maybeText,
  /** PROPOSED: what the code says. */
  content: maybeText,
  /** PROPOSED: the address of its picture. */
  image: maybeText,
  /** PROPOSED */
  area: maybeNumber,
  /** PROPOSED */
  created_at: maybeText,
});
export type QrCode = z.infer<typeof QrCode>;

/** PROPOSED */
export const QrCodeDraft = z.object({ name: z.string(), content: z.string(), area: maybeNumber });
export type QrCodeDraft = z.infer<typeof QrCodeDraft>;
