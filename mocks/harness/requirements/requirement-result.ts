import * as z from 'zod/mini';

/** What a tester found for a requirement. */
export const requirementResultSchema = z.object({
  id: z.string(),
  /** Null for a note alone. */
  result: z.nullable(z.enum(['passed', 'failed'])),
  note: z.string(),
  /** The commit of the build that was tried; without a repository the name of its script. */
  build: z.string(),
  /** Real time, ISO. */
  at: z.string(),
});

export type RequirementResult = z.infer<typeof requirementResultSchema>;

/** The result in a bug report: its reader may have another version of the requirements. */
export const reportedRequirementSchema = z.extend(requirementResultSchema, { text: z.string() });

export type ReportedRequirement = z.infer<typeof reportedRequirementSchema>;
