import * as z from 'zod/mini';
import { maybeText } from '#domain/base/fields';

/** PROPOSED: one end of the salary range may be open. */
export const JobDraft = z.object({
  title: z.string(),
  description: z.string(),
  salary_min: z.nullable(z.number()),
  salary_max: z.nullable(z.number()),
  start: z.string(),
  end: z.string(),
});
export type JobDraft = z.infer<typeof JobDraft>;

export const Job = z.extend(JobDraft, {
  id: z.number(),
  /** PROPOSED */
  created_at: maybeText,
});
export type Job = z.infer<typeof Job>;
