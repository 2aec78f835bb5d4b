import * as z from 'zod/mini';
import { recordId } from '#domain/base/fields';
import { TITLE_MAX } from '#domain/base/limits';
import { type FieldProblem, isUnseen } from '#domain/base/problems';
import { tooLongProblems } from '#domain/base/rules';

/** PROPOSED. */
export const SceneDraft = z.object({ name: z.string() });
export type SceneDraft = z.infer<typeof SceneDraft>;

export const Scene = z.extend(SceneDraft, { id: recordId });
export type Scene = z.infer<typeof Scene>;

/** Has its own message (R-VAL-CONTENT-01); the limit of a title. */
export const sceneProblems = ({ name }: SceneDraft): FieldProblem[] =>
  isUnseen(name)
    ? [{ field: 'name', messageId: 'scene.nameRequired' }]
    : tooLongProblems('name', name, TITLE_MAX);
