import * as z from 'zod/mini';
import { CsvImport } from '#domain/office/csv-import';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedCsvImports } from '#mocks/backend/seed/office/csv-imports';

const CsvImportRow = z.extend(CsvImport, {
  city: z.string(),
  /** The rows of the file as blocks of CSV; empty when all are imported. */
  blocks: z.array(z.string()),
  /** The number of imported blocks. */
  imported: z.number(),
});
export type CsvImportRow = z.infer<typeof CsvImportRow>;

export const csvImportTable = defineTable<CsvImportRow>({
  name: 'csv_imports',
  scope: 'city',
  schema: CsvImportRow,
  seed: seedCsvImports,
});
