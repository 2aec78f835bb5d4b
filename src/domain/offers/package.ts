import * as z from 'zod/mini';
import { colourProblems } from '#domain/base/colour';
import { maybeOneOf, recordId } from '#domain/base/fields';
import { NUMBER_DIGITS_MAX, TITLE_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';
import { requiredProblems, requiredTextProblems } from '#domain/base/rules';
import { SentPicture } from '#domain/base/upload';
import { maybeWholeNumberProblems, wholeNumberProblems } from '#domain/base/whole-number';

/** PROPOSED: the specification has a status without values. */
export const PACKAGE_STATES = ['on_sale', 'stopped'] as const;
export type PackageState = (typeof PACKAGE_STATES)[number];

export const PackageDraft = z.object({
  name: z.string(),
  /** Null: not given. */
  price: z.nullable(z.number()),
  /** Number of shared vouchers in the package. */
  share_voucher_number: z.number(),
  /** # and six hex digits (R-VAL-TEXT-05). */
  colour: z.string(),
  image: SentPicture,
  status: z.enum(PACKAGE_STATES),
});
export type PackageDraft = z.infer<typeof PackageDraft>;

/** A package that sells shared vouchers (R-ENT-38, A-108). */
export const Package = z.extend(PackageDraft, {
  id: recordId,
  image: z.nullable(z.string()),
  status: maybeOneOf(PACKAGE_STATES),
});
export type Package = z.infer<typeof Package>;

/** Form values: numbers and state may be missing. */
export interface PackageValues {
  name: string;
  price: number | null;
  share_voucher_number: number | null;
  colour: string;
  status: PackageState | '';
}

export const packageProblems = (values: PackageValues): FieldProblem[] => [
  ...requiredTextProblems('name', values.name, TITLE_MAX),
  ...maybeWholeNumberProblems('price', values.price, NUMBER_DIGITS_MAX),
  ...wholeNumberProblems('share_voucher_number', values.share_voucher_number, NUMBER_DIGITS_MAX),
  ...colourProblems('colour', values.colour),
  ...requiredProblems('status', values.status),
];
