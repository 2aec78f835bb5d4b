import * as z from 'zod/mini';
import { draftProblems } from '#domain/base/draft-problems';
import { ruledText } from '#domain/base/field-rule';
import { maybeText, recordId } from '#domain/base/fields';
import { TITLE_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';

/** PROPOSED: `parent` is the genre above, null at the root. */
export const GenreDraft = z.object({
  name: ruledText({ required: true, max: TITLE_MAX }),
  parent: z.nullable(recordId),
});
export type GenreDraft = z.infer<typeof GenreDraft>;

export const Genre = z.extend(GenreDraft, {
  id: recordId,
  /** PROPOSED: names from the root to this one, joined with '/'. */
  path: maybeText,
});
export type Genre = z.infer<typeof Genre>;

/**
 * `id`: the genre being changed, null for a new one. `ancestors`: its known ancestor ids: the server knows all of
 * them, a form only the chosen parent.
 */
export const genreProblems = (
  values: Pick<GenreDraft, 'name'>,
  { id, ancestors }: { id: number | null; ancestors: readonly number[] },
): FieldProblem[] =>
  draftProblems(
    GenreDraft,
    values,
    id !== null && ancestors.includes(id) ? [{ field: 'parent', messageId: 'genre.parentLoop' }] : [],
  );
