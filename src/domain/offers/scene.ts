import * as z from 'zod/mini';
import { ruledText } from '#domain/base/field-rule';
import { recordId } from '#domain/base/fields';
import { TITLE_MAX } from '#domain/base/limits';

/** PROPOSED: a missing name has its own message (R-VAL-CONTENT-01); the limit of a title. */
export const SceneDraft = z.object({ name: ruledText({ required: 'scene.nameRequired', max: TITLE_MAX }) });
export type SceneDraft = z.infer<typeof SceneDraft>;

export const Scene = z.extend(SceneDraft, { id: recordId });
export type Scene = z.infer<typeof Scene>;
