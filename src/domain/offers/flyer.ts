import * as z from 'zod/mini';
import { maybeText, recordId } from '#domain/base/fields';
import { DESCRIPTION_MAX, FLYER_FILES_MAX, TITLE_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';
import { momentProblems, requiredTextProblems } from '#domain/base/rules';
import { KeptOrNewFile, pictureOrPdfProblem, StoredFile, tooManyFilesProblems } from '#domain/base/upload';

export const FlyerDraft = z.object({
  title: z.string(),
  comment: z.string(),
  /** A moment; null: no end. */
  expiry: z.nullable(z.string()),
  /** A user's id; null means the user who saves. */
  advertiser: z.nullable(recordId),
  files: z.array(KeptOrNewFile),
});
export type FlyerDraft = z.infer<typeof FlyerDraft>;

/** A flyer: photos or PDFs, at most FLYER_FILES_MAX (R-ENT-34). */
export const Flyer = z.extend(FlyerDraft, {
  id: recordId,
  /** The creator's name. */
  creator: z.nullable(z.string()),
  /** A moment. */
  creation_date: z.string(),
  files: z.array(StoredFile),
  /** PROPOSED */
  advertiser_name: maybeText,
});
export type Flyer = z.infer<typeof Flyer>;

/** Files may be added later. */
export const flyerProblems = ({
  title,
  comment,
  expiry,
  files,
}: Pick<FlyerDraft, 'title' | 'comment' | 'expiry' | 'files'>): FieldProblem[] => [
  ...requiredTextProblems('title', title, TITLE_MAX),
  ...requiredTextProblems('comment', comment, DESCRIPTION_MAX),
  ...momentProblems('expiry', expiry ?? ''),
  ...tooManyFilesProblems('files', files.length, FLYER_FILES_MAX),
  ...files.flatMap((file) => ('url' in file ? [] : (pictureOrPdfProblem('files', file) ?? []))).slice(0, 1),
];
