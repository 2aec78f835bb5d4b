import * as z from 'zod/mini';
import { draftProblems } from '#domain/base/draft-problems';
import { ruled, ruledMoment, ruledText } from '#domain/base/field-rule';
import { maybeText, recordId } from '#domain/base/fields';
import { DESCRIPTION_MAX, FLYER_FILES_MAX, TITLE_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';
import { KeptOrNewFile, pictureOrPdfProblem, StoredFile } from '#domain/base/upload';

export const FlyerDraft = z.object({
  title: ruledText({ required: true, max: TITLE_MAX }),
  comment: ruledText({ required: true, max: DESCRIPTION_MAX }),
  /** The moment at which the flyer expires; null: it has no end. */
  expiry: ruled(z.nullable(z.string()), { notation: 'moment' }),
  /** A user's id; null means the user who saves. */
  advertiser: z.nullable(recordId),
  files: ruled(z.array(KeptOrNewFile), { files: FLYER_FILES_MAX }),
});
export type FlyerDraft = z.infer<typeof FlyerDraft>;

/** A flyer: photos or PDFs, at most FLYER_FILES_MAX (R-ENT-34). */
export const Flyer = z.extend(FlyerDraft, {
  id: recordId,
  /** The creator's name. */
  creator: z.nullable(z.string()),
  /** The moment of creation. */
  creation_date: ruledMoment(),
  files: z.array(StoredFile),
  /** PROPOSED */
  advertiser_name: maybeText,
});
export type Flyer = z.infer<typeof Flyer>;

/** Files may be added later. */
export const flyerProblems = (
  values: Pick<FlyerDraft, 'title' | 'comment' | 'expiry' | 'files'>,
): FieldProblem[] =>
  draftProblems(
    FlyerDraft,
    values,
    values.files.flatMap((file) => ('url' in file ? [] : (pictureOrPdfProblem('files', file) ?? []))),
  );
