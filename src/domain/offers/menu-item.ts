import * as z from 'zod/mini';
import { maybeNumber, maybeText, recordId } from '#domain/base/fields';
import { DESCRIPTION_MAX, NUMBER_DIGITS_MAX, TITLE_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';
import { requiredTextProblems, tooLongProblems } from '#domain/base/rules';
import { maybeWholeNumberProblems } from '#domain/base/whole-number';

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
  created_at: maybeText,
});
export type MenuItem = z.infer<typeof MenuItem>;

/** PROPOSED */
export const MenuItemDraft = z.object({ name: z.string(), description: maybeText, price: maybeNumber });
export type MenuItemDraft = z.infer<typeof MenuItemDraft>;

/** Form values; the price may be missing. */
export interface MenuItemValues {
  name: string;
  description: string;
  price: number | null;
}

/** PROPOSED: the name is required, the price optional. */
export const menuItemProblems = ({ name, description, price }: MenuItemValues): FieldProblem[] => [
  ...requiredTextProblems('name', name, TITLE_MAX),
  ...tooLongProblems('description', description, DESCRIPTION_MAX),
  ...maybeWholeNumberProblems('price', price, NUMBER_DIGITS_MAX),
];
