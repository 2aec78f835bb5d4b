import * as z from 'zod/mini';
import { maybeNumber, maybeText } from '#domain/base/fields';
import { Picture } from '#domain/base/upload';

export const VoucherDraft = z.object({
  name: z.string(),
  /** The owner's username, looked up before saving. */
  owner: z.string(),
  /** A pass package's id. */
  pass: z.nullable(z.number()),
  number: z.number(),
  start: z.string(),
  end: z.string(),
  image: z.nullable(Picture),
});
export type VoucherDraft = z.infer<typeof VoucherDraft>;

/** A special voucher (R-ENT-37). */
export const Voucher = z.extend(VoucherDraft, {
  id: z.number(),
  image: z.nullable(z.string()),
  /** PROPOSED: vouchers shared already; `number` may not be lower. */
  shared_number: maybeNumber,
  /** PROPOSED */
  pass_name: maybeText,
});
export type Voucher = z.infer<typeof Voucher>;
