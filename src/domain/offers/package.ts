import * as z from 'zod/mini';
import { ruled, ruledText } from '#domain/base/field-rule';
import { maybeOneOf, recordId } from '#domain/base/fields';
import { NUMBER_DIGITS_MAX, TITLE_MAX } from '#domain/base/limits';
import { SentPicture } from '#domain/base/upload';

/** PROPOSED: the specification has a status without values. */
export const PACKAGE_STATES = ['on_sale', 'stopped'] as const;
export type PackageState = (typeof PACKAGE_STATES)[number];

export const PackageDraft = z.object({
  name: ruledText({ required: true, max: TITLE_MAX }),
  /** Null: no price is given. */
  price: ruled(z.nullable(z.number()), { digits: NUMBER_DIGITS_MAX }),
  /** Number of shared vouchers in the package. */
  share_voucher_number: ruled(z.number(), { required: true, digits: NUMBER_DIGITS_MAX }),
  /** # and six hex digits (R-VAL-TEXT-05). */
  colour: ruledText({ required: true, notation: 'colour' }),
  image: SentPicture,
  status: ruled(z.enum(PACKAGE_STATES), { required: 'problem.choose' }),
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
