import * as z from 'zod/mini';
import { Picture } from '#domain/base/upload';

/** PROPOSED. */
export const NewsDraft = z.object({
  title: z.string(),
  content: z.string(),
  image: z.nullable(Picture),
  date: z.string(),
});
export type NewsDraft = z.infer<typeof NewsDraft>;

export const News = z.extend(NewsDraft, { id: z.number(), image: z.nullable(z.string()) });
export type News = z.infer<typeof News>;
