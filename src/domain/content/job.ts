import * as z from 'zod/mini';
import { maybeText, recordId } from '#domain/base/fields';
import { DESCRIPTION_MAX, NUMBER_DIGITS_MAX, TITLE_MAX } from '#domain/base/limits';
import { periodProblems } from '#domain/base/period';
import type { FieldProblem } from '#domain/base/problems';
import { requiredTextProblems } from '#domain/base/rules';
import { maybeWholeNumberProblems } from '#domain/base/whole-number';

/** PROPOSED */
export const JobDraft = z.object({
  title: z.string(),
  description: z.string(),
  /** Yen; the description names the unit of time. One end may be missing. */
  salary_min: z.nullable(z.number()),
  /** Yen. */
  salary_max: z.nullable(z.number()),
  /** A moment. */
  start: z.string(),
  /** A moment. */
  end: z.string(),
});
export type JobDraft = z.infer<typeof JobDraft>;

export const Job = z.extend(JobDraft, {
  id: recordId,
  /** PROPOSED */
  created_at: maybeText,
});
export type Job = z.infer<typeof Job>;

export type Salary = Pick<JobDraft, 'salary_min' | 'salary_max'>;

/** The period may start before the job is published. */
export const jobProblems = (job: JobDraft): FieldProblem[] => [
  ...requiredTextProblems('title', job.title, TITLE_MAX),
  ...requiredTextProblems('description', job.description, DESCRIPTION_MAX),
  ...salaryProblems(job),
  ...periodProblems(job),
];

/** R-VAL-CONTENT-19, 20: at least one amount, neither below 0, the lower one first. */
function salaryProblems({ salary_min: min, salary_max: max }: Salary): FieldProblem[] {
  if (min === null && max === null) return [{ field: 'salary_min', messageId: 'job.salaryRequired' }];
  const problems = [...amountProblems('salary_min', min), ...amountProblems('salary_max', max)];
  if (problems.length > 0 || min === null || max === null || min <= max) return problems;
  return [{ field: 'salary_max', messageId: 'job.salaryOrder' }];
}

const amountProblems = (field: string, amount: number | null): FieldProblem[] =>
  maybeWholeNumberProblems(field, amount, NUMBER_DIGITS_MAX);
