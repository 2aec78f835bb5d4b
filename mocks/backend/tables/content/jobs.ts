import * as z from 'zod/mini';
import { Job } from '#domain/content/job';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedJobs } from '#mocks/backend/seed/content/jobs';

/** `author`: the account that created the job; no response contains it. */
const JobRow = z.extend(Job, { city: z.string(), author: z.nullable(z.number()) });
export type JobRow = z.infer<typeof JobRow>;

export const jobTable = defineTable<JobRow>({
  name: 'jobs',
  scope: 'city',
  schema: JobRow,
  seed: seedJobs,
});
