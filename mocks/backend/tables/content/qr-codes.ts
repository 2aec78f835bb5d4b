import * as z from 'zod/mini';
import { QrCode } from '#domain/content/qr-code';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedQrCodes } from '#mocks/backend/seed/content/qr-codes';

/** The image derives from the content and is not stored; for some codes the backend draws none. */
const QrCodeRow = z.extend(z.omit(QrCode, { image: true }), { company: z.string(), drawn: z.boolean() });
export type QrCodeRow = z.infer<typeof QrCodeRow>;

export const qrCodeTable = defineTable<QrCodeRow>({
  name: 'qr-codes',
  scope: 'world',
  schema: QrCodeRow,
  seed: seedQrCodes,
});
