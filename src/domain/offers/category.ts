import * as z from 'zod/mini';
import { recordId } from '#domain/base/fields';
import { TITLE_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';
import { requiredTextProblems } from '#domain/base/rules';

/** PROPOSED. */
export const CategoryDraft = z.object({ name: z.string() });
export type CategoryDraft = z.infer<typeof CategoryDraft>;

export const Category = z.extend(CategoryDraft, { id: recordId });
export type Category = z.infer<typeof Category>;

export const categoryProblems = ({ name }: CategoryDraft): FieldProblem[] =>
  requiredTextProblems('name', name, TITLE_MAX);
