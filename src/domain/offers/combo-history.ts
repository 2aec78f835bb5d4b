import * as z from 'zod/mini';
import { ruledMoment } from '#domain/base/field-rule';
import { maybeId, maybeText, recordId } from '#domain/base/fields';

/** A move of a combo into the supported list or out of it (R-ENT-18). */
export const ComboHistory = z.object({
  id: recordId,
  supported: z.boolean(),
  created_at: ruledMoment(),
  /** PROPOSED */
  combo_id: maybeId,
  /** PROPOSED */
  name: maybeText,
});
export type ComboHistory = z.infer<typeof ComboHistory>;
