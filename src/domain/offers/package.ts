import * as z from 'zod/mini';
import { maybeOneOf } from '#domain/base/fields';
import { Picture } from '#domain/base/upload';

/** PROPOSED: the specification names a status without its values. */
export const PACKAGE_STATES = ['on_sale', 'stopped'] as const;
export type PackageState = (typeof PACKAGE_STATES)[number];

export const PackageDraft = z.object({
  name: z.string(),
  price: z.number(),
  share_voucher_number: z.number(),
  /** # and six hex digits (R-VAL-TEXT-05). */
  colour: z.string(),
  image: z.nullable(Picture),
  status: z.enum(PACKAGE_STATES),
});
export type PackageDraft = z.infer<typeof PackageDraft>;

/** A package that sells shared vouchers (R-ENT-38, A-108). */
export const Package = z.extend(PackageDraft, {
  id: z.number(),
  image: z.nullable(z.string()),
  status: maybeOneOf(PACKAGE_STATES),
});
export type Package = z.infer<typeof Package>;
