import * as z from 'zod/mini';
import { ruled, ruledText } from '#domain/base/field-rule';
import { maybeMoment, maybeNumber, maybeText, recordId } from '#domain/base/fields';
import { DESCRIPTION_MAX, NUMBER_DIGITS_MAX, TITLE_MAX } from '#domain/base/limits';

/** A menu item (R-ENT-20). */
export const MenuItem = z.object({
  id: recordId,
  /** PROPOSED */
  name: maybeText,
  /** PROPOSED */
  description: maybeText,
  /** PROPOSED */
  price: maybeNumber,
  /** PROPOSED */
  created_at: maybeMoment,
});
export type MenuItem = z.infer<typeof MenuItem>;

/** PROPOSED */
export const MenuItemDraft = z.object({
  name: ruledText({ required: true, max: TITLE_MAX }),
  description: ruled(maybeText, { max: DESCRIPTION_MAX }),
  price: ruled(maybeNumber, { digits: NUMBER_DIGITS_MAX }),
});
export type MenuItemDraft = z.infer<typeof MenuItemDraft>;

/** Form values; the price may be missing. */
export interface MenuItemValues {
  name: string;
  description: string;
  price: number | null;
}
