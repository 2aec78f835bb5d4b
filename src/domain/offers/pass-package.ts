import * as z from 'zod/mini';
import { ruled, ruledText } from '#domain/base/field-rule';
import { recordId } from '#domain/base/fields';
import { PASS_NAME_MAX, PASS_PRICE_DIGITS_MAX } from '#domain/base/limits';

/** A pass (パス); not the package that sells shared vouchers. */
export const PassPackageDraft = z.object({
  name: ruledText({ required: true, max: PASS_NAME_MAX }),
  // the limit of ten characters means ten digits (R-VAL-CONTENT-09)
  price: ruled(z.number(), { required: true, digits: PASS_PRICE_DIGITS_MAX }),
});
export type PassPackageDraft = z.infer<typeof PassPackageDraft>;

export const PassPackage = z.extend(PassPackageDraft, { id: recordId });
export type PassPackage = z.infer<typeof PassPackage>;

/** Form values: the price may be missing. */
export type PassPackageValues = Omit<PassPackageDraft, 'price'> & { price: number | null };
