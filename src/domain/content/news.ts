import * as z from 'zod/mini';
import { ruledMoment, ruledText } from '#domain/base/field-rule';
import { recordId } from '#domain/base/fields';
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import { SentPicture } from '#domain/base/upload';

/** PROPOSED */
export const NewsDraft = z.object({
  title: ruledText({ required: true, max: TITLE_MAX }),
  content: ruledText({ required: true, max: DESCRIPTION_MAX }),
  image: SentPicture,
  /** The moment of publication; may be in the past. */
  date: ruledMoment({ required: true }),
});
export type NewsDraft = z.infer<typeof NewsDraft>;

export const News = z.extend(NewsDraft, { id: recordId, image: z.nullable(z.string()) });
export type News = z.infer<typeof News>;
