import * as z from 'zod/mini';
import { draftProblems } from '#domain/base/draft-problems';
import { ruled, ruledMoment, ruledText } from '#domain/base/field-rule';
import { maybeMoment, recordId } from '#domain/base/fields';
import { DESCRIPTION_MAX, NUMBER_DIGITS_MAX, TITLE_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';
import { endBeforeStartProblems } from '#domain/base/rules';

/** PROPOSED */
export const JobDraft = z.object({
  title: ruledText({ required: true, max: TITLE_MAX }),
  description: ruledText({ required: true, max: DESCRIPTION_MAX }),
  /** Yen; the description names the unit of time. One end may be missing. */
  salary_min: ruled(z.nullable(z.number()), { digits: NUMBER_DIGITS_MAX }),
  /** The highest pay in yen. */
  salary_max: ruled(z.nullable(z.number()), { digits: NUMBER_DIGITS_MAX }),
  start: ruledMoment({ required: true }),
  end: ruledMoment({ required: true }),
});
export type JobDraft = z.infer<typeof JobDraft>;

export const Job = z.extend(JobDraft, {
  id: recordId,
  /** PROPOSED */
  created_at: maybeMoment,
});
export type Job = z.infer<typeof Job>;

export type Salary = Pick<JobDraft, 'salary_min' | 'salary_max'>;

/** The period may start before the job is published. */
export const jobProblems = (job: JobDraft): FieldProblem[] =>
  draftProblems(JobDraft, job, [
    ...salaryProblems(job),
    ...endBeforeStartProblems('end', job.start, job.end),
  ]);

/** R-VAL-CONTENT-19, 20: at least one amount, neither below 0, the lower one first. */
function salaryProblems({ salary_min: min, salary_max: max }: Salary): FieldProblem[] {
  if (min === null && max === null) return [{ field: 'salary_min', messageId: 'job.salaryRequired' }];
  return min !== null && max !== null && min > max
    ? [{ field: 'salary_max', messageId: 'job.salaryOrder' }]
    : [];
}
