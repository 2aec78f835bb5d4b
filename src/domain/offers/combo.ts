import * as z from 'zod/mini';
import { maybeFlag, maybeNumber, maybeText, recordId } from '#domain/base/fields';
import { DESCRIPTION_MAX, NUMBER_DIGITS_MAX, TITLE_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';
import { requiredTextProblems, tooLongProblems } from '#domain/base/rules';
import { maybeWholeNumberProblems } from '#domain/base/whole-number';

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
  created_at: maybeText,
});
export type Combo = z.infer<typeof Combo>;

export const ComboDraft = z.object({
  is_draft: z.boolean(),
  /** PROPOSED: in the supported list, or in the other. */
  supported: maybeFlag,
  /** PROPOSED */
  name: z.string(),
  /** PROPOSED */
  description: maybeText,
  /** PROPOSED */
  price: maybeNumber,
});
export type ComboDraft = z.infer<typeof ComboDraft>;

/** The list that contains the product; a draft is in neither of the other two (R-STATE-13). */
export type ComboPart = 'draft' | 'supported' | 'unsupported';

export function partOf({ is_draft: isDraft, supported }: Pick<Combo, 'is_draft' | 'supported'>): ComboPart {
  if (isDraft) return 'draft';
  return supported ? 'supported' : 'unsupported';
}

/** The same product, published, in one of the two lists; a save sends every field. */
export const movedTo = (combo: Combo, part: Exclude<ComboPart, 'draft'>): ComboDraft => ({
  is_draft: false,
  supported: part === 'supported',
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

export type ComboValues = Pick<ComboDraft, 'name' | 'description' | 'price'>;

export const comboProblems = ({ name, description, price }: ComboValues): FieldProblem[] => [
  ...requiredTextProblems('name', name, TITLE_MAX),
  ...tooLongProblems('description', description ?? '', DESCRIPTION_MAX),
  ...maybeWholeNumberProblems('price', price, NUMBER_DIGITS_MAX),
];
