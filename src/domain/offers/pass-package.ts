import * as z from 'zod/mini';
import { recordId } from '#domain/base/fields';
import { PASS_NAME_MAX, PASS_PRICE_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';
import { requiredTextProblems } from '#domain/base/rules';
import { wholeNumberProblems } from '#domain/base/whole-number';

/** A pass (パス); not the package that sells shared vouchers. */
export const PassPackageDraft = z.object({ name: z.string(), price: z.number() });
export type PassPackageDraft = z.infer<typeof PassPackageDraft>;

export const PassPackage = z.extend(PassPackageDraft, { id: recordId });
export type PassPackage = z.infer<typeof PassPackage>;

/** Form values: the price may be missing. */
export type PassPackageValues = Omit<PassPackageDraft, 'price'> & { price: number | null };

/** R-VAL-CONTENT-08, 09; the limit of ten characters means ten digits. */
export const passPackageProblems = ({ name, price }: PassPackageValues): FieldProblem[] => [
  ...requiredTextProblems('name', name, PASS_NAME_MAX),
  ...wholeNumberProblems('price', price, PASS_PRICE_MAX),
];
