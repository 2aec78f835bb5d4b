import * as z from 'zod/mini';
import { CsvImport } from '#domain/office/csv-import';
import { defineTable } from '#mocks/db/define-table';
import { seedCsvImports } from '#mocks/seed/office/csv-imports';

const CsvImportRow = z.extend(CsvImport, {
  city: z.string(),
  /** Rows of the file, cell by cell, as long as not all of them have been taken in; and how many have. */
  waiting: z.array(z.array(z.string())),
  taken: z.number(),
});
export type CsvImportRow = z.infer<typeof CsvImportRow>;

export const csvImportTable = defineTable<CsvImportRow>({
  name: 'csv_imports',
  scope: 'city',
  schema: CsvImportRow,
  seed: seedCsvImports,
});
