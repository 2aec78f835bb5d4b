import * as z from 'zod/mini';
import { recordId } from '#domain/base/fields';
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';
import { momentProblems, requiredProblems, requiredTextProblems } from '#domain/base/rules';
import { SentPicture } from '#domain/base/upload';

/** PROPOSED */
export const NewsDraft = z.object({
  title: z.string(),
  content: z.string(),
  image: SentPicture,
  /** The moment of publication; may be in the past. */
  date: z.string(),
});
export type NewsDraft = z.infer<typeof NewsDraft>;

export const News = z.extend(NewsDraft, { id: recordId, image: z.nullable(z.string()) });
export type News = z.infer<typeof News>;

export const newsProblems = ({ title, content, date }: Omit<NewsDraft, 'image'>): FieldProblem[] => [
  ...requiredTextProblems('title', title, TITLE_MAX),
  ...requiredTextProblems('content', content, DESCRIPTION_MAX),
  ...requiredProblems('date', date),
  ...momentProblems('date', date),
];
