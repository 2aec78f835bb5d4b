import * as z from 'zod/mini';
import { maybeText } from '#domain/base/fields';
import { KeptOrNewFile, StoredFile } from '#domain/base/upload';

export const FlyerDraft = z.object({
  title: z.string(),
  comment: z.string(),
  expiry: z.nullable(z.string()),
  /** A user's id; null means whoever saves. */
  advertiser: z.nullable(z.number()),
  files: z.array(KeptOrNewFile),
});
export type FlyerDraft = z.infer<typeof FlyerDraft>;

/** A flyer: photos or PDFs, at most FLYER_FILES_MAX (R-ENT-34). */
export const Flyer = z.extend(FlyerDraft, {
  id: z.number(),
  creator: z.nullable(z.string()),
  creation_date: z.string(),
  files: z.array(StoredFile),
  /** PROPOSED */
  advertiser_name: maybeText,
});
export type Flyer = z.infer<typeof Flyer>;
