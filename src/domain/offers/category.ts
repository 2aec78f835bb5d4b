import * as z from 'zod/mini';
import { ruledText } from '#domain/base/field-rule';
import { recordId } from '#domain/base/fields';
import { TITLE_MAX } from '#domain/base/limits';

/** PROPOSED. */
export const CategoryDraft = z.object({ name: ruledText({ required: true, max: TITLE_MAX }) });
export type CategoryDraft = z.infer<typeof CategoryDraft>;

export const Category = z.extend(CategoryDraft, { id: recordId });
export type Category = z.infer<typeof Category>;
