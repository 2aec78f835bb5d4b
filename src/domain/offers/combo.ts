import * as z from 'zod/mini';
import { ruled, ruledText } from '#domain/base/field-rule';
import { maybeFlag, maybeMoment, maybeNumber, maybeText, recordId } from '#domain/base/fields';
import { DESCRIPTION_MAX, NUMBER_DIGITS_MAX, TITLE_MAX } from '#domain/base/limits';

/** A master product (R-ENT-17). */
export const Combo = z.object({
  id: recordId,
  is_draft: z.boolean(),
  /** PROPOSED: in the supported list, or in the other. */
  supported: maybeFlag,
  /** PROPOSED */
  name: maybeText,
  /** PROPOSED */
  description: maybeText,
  /** PROPOSED */
  price: maybeNumber,
  /** PROPOSED */
  created_at: maybeMoment,
});
export type Combo = z.infer<typeof Combo>;

export const ComboDraft = z.object({
  is_draft: z.boolean(),
  /** PROPOSED: in the supported list, or in the other. */
  supported: maybeFlag,
  /** PROPOSED */
  name: ruledText({ required: true, max: TITLE_MAX }),
  /** PROPOSED */
  description: ruled(maybeText, { max: DESCRIPTION_MAX }),
  /** PROPOSED */
  price: ruled(maybeNumber, { digits: NUMBER_DIGITS_MAX }),
});
export type ComboDraft = z.infer<typeof ComboDraft>;

/** The list that contains the product; a draft is in neither of the other two (R-STATE-13). */
export type ComboListKind = 'draft' | 'supported' | 'unsupported';

export function listKindOf({
  is_draft: isDraft,
  supported,
}: Pick<Combo, 'is_draft' | 'supported'>): ComboListKind {
  if (isDraft) return 'draft';
  return supported ? 'supported' : 'unsupported';
}

/** A product as it is sent to publish it in one of the two lists; a save sends every field. */
export const movedTo = (combo: Combo, kind: Exclude<ComboListKind, 'draft'>): ComboDraft => ({
  is_draft: false,
  supported: kind === 'supported',
  name: combo.name ?? '',
  description: combo.description,
  price: combo.price,
});

/** The form values of a product. */
export const comboValues = ({ name, description, price }: Combo) => ({
  name: name ?? '',
  description: description ?? '',
  price: price ?? null,
});
