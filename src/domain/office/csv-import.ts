import * as z from 'zod/mini';
import { maybeOneOf, maybeText, recordId } from '#domain/base/fields';
import { Upload } from '#domain/base/upload';

/** PROPOSED: the header of the file. */
export const CSV_COLUMNS = ['shop_name', 'email', 'phone', 'address', 'genre_path', 'category_name'] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** PROPOSED: the specification has a status without values. */
export const CSV_IMPORT_STATES = ['processing', 'completed', 'failed'] as const;
export type CsvImportState = (typeof CSV_IMPORT_STATES)[number];

export const CsvImportDraft = z.object({ file: Upload });
export type CsvImportDraft = z.infer<typeof CsvImportDraft>;

/** PROPOSED: a row that was not imported; `line` counts the lines of the received file from 1. */
export const CsvFailure = z.object({ line: z.number(), shop_name: z.string(), reason: z.string() });
export type CsvFailure = z.infer<typeof CsvFailure>;

/** An imported file (R-ENT-42, A-112); `file` is its name. */
export const CsvImport = z.object({
  id: recordId,
  file: z.string(),
  status: maybeOneOf(CSV_IMPORT_STATES),
  counts: z.object({ total: z.number(), success: z.number(), failure: z.number() }),
  /** PROPOSED: each row that failed so far, in the order of the file. */
  failures: z.optional(z.nullable(z.array(CsvFailure))),
  /** PROPOSED */
  created_at: maybeText,
});
export type CsvImport = z.infer<typeof CsvImport>;
