import * as z from 'zod/mini';
import { draftProblems } from '#domain/base/draft-problems';
import { ruled, ruledMoment, ruledText } from '#domain/base/field-rule';
import { recordId } from '#domain/base/fields';
import { TITLE_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';
import { KeptOrNewFile, pictureOrPdfProblem, StoredFile } from '#domain/base/upload';

/** PROPOSED. */
export const DocumentDraft = z.object({
  title: ruledText({ required: true, max: TITLE_MAX }),
  file: ruled(KeptOrNewFile, { required: 'document.fileRequired', files: 1 }),
});
export type DocumentDraft = z.infer<typeof DocumentDraft>;

export const Document = z.extend(DocumentDraft, {
  id: recordId,
  file: StoredFile,
  created_at: ruledMoment(),
});
export type Document = z.infer<typeof Document>;

/** One file: a PDF or a picture. The form value may contain none, or several. */
export const documentProblems = (title: string, files: readonly KeptOrNewFile[]): FieldProblem[] =>
  draftProblems(
    DocumentDraft,
    { title, file: files },
    files.flatMap((file) => ('url' in file ? [] : (pictureOrPdfProblem('file', file) ?? []))),
  );
