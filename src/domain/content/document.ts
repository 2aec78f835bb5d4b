import * as z from 'zod/mini';
import { recordId } from '#domain/base/fields';
import { TITLE_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';
import { requiredTextProblems } from '#domain/base/rules';
import { KeptOrNewFile, pictureOrPdfProblem, StoredFile, tooManyFilesProblems } from '#domain/base/upload';
import { type Entry, mayEnter, type Role } from '#domain/people/roles';

/** PROPOSED. */
export const DocumentDraft = z.object({ title: z.string(), file: KeptOrNewFile });
export type DocumentDraft = z.infer<typeof DocumentDraft>;

export const Document = z.extend(DocumentDraft, {
  id: recordId,
  file: StoredFile,
  created_at: z.string(),
});
export type Document = z.infer<typeof Document>;

/** The roles that write documents; every signed-in user reads them. */
export const DOCUMENT_EDITORS = ['Administrator'] as const satisfies Entry;
export const mayWriteDocuments = (role: Role): boolean => mayEnter(role, DOCUMENT_EDITORS);

/** One file: a PDF or a picture. The form value may contain none, or several. */
export const documentProblems = (title: string, files: readonly KeptOrNewFile[]): FieldProblem[] => [
  ...requiredTextProblems('title', title, TITLE_MAX),
  ...(files.length === 0 ? [{ field: 'file', messageId: 'document.fileRequired' }] : []),
  ...tooManyFilesProblems('file', files.length, 1),
  ...files.flatMap((file) => ('url' in file ? [] : (pictureOrPdfProblem('file', file) ?? []))).slice(0, 1),
];
