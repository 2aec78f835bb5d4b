import * as z from 'zod/mini';
import { KeptOrNewFile, StoredFile } from '#domain/base/upload';

/** PROPOSED. */
export const DocumentDraft = z.object({ title: z.string(), file: KeptOrNewFile });
export type DocumentDraft = z.infer<typeof DocumentDraft>;

export const Document = z.extend(DocumentDraft, {
  id: z.number(),
  file: StoredFile,
  created_at: z.string(),
});
export type Document = z.infer<typeof Document>;
