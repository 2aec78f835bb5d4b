import * as z from 'zod/mini';
import { Document } from '#domain/content/document';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedDocuments } from '#mocks/backend/seed/content/documents';

const DocumentRow = z.extend(Document, { city: z.string() });
export type DocumentRow = z.infer<typeof DocumentRow>;

export const documentTable = defineTable<DocumentRow>({
  name: 'documents',
  scope: 'city',
  schema: DocumentRow,
  seed: seedDocuments,
});
