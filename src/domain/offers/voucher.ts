import * as z from 'zod/mini';
import { draftProblems } from '#domain/base/draft-problems';
import { ruled, ruledMoment, ruledText } from '#domain/base/field-rule';
import { maybeNumber, maybeText, recordId } from '#domain/base/fields';
import { VOUCHER_NAME_MAX, VOUCHER_NUMBER_DIGITS_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';
import { endBeforeStartProblems } from '#domain/base/rules';
import { SentPicture } from '#domain/base/upload';

export const VoucherDraft = z.object({
  name: ruledText({ required: true, max: VOUCHER_NAME_MAX }),
  /** The owner's username, resolved before saving. */
  owner: ruledText({ required: true }),
  /** A pass package's id. */
  pass: z.nullable(recordId),
  /** Number of vouchers, at most ten digits. */
  number: ruled(z.number(), { required: true, digits: VOUCHER_NUMBER_DIGITS_MAX }),
  start: ruledMoment({ required: true }),
  end: ruledMoment({ required: true }),
  image: SentPicture,
});
export type VoucherDraft = z.infer<typeof VoucherDraft>;

/** A special voucher (R-ENT-37). */
export const Voucher = z.extend(VoucherDraft, {
  id: recordId,
  image: z.nullable(z.string()),
  /** PROPOSED: number of shared vouchers; `number` may not be lower. */
  shared_number: maybeNumber,
  /** PROPOSED */
  pass_name: maybeText,
});
export type Voucher = z.infer<typeof Voucher>;

/** The values that the rules check. */
export interface VoucherValues {
  name: string;
  /** The username of the owner; empty: none is chosen. */
  owner: string;
  number: number | null;
  start: string;
  end: string;
}

/** `shared`: number of shared vouchers, 0 for a new voucher. */
export function voucherProblems(values: VoucherValues, { shared }: { shared: number }): FieldProblem[] {
  const { number, start, end } = values;
  return draftProblems(VoucherDraft, values, [
    ...(number !== null && number < shared
      ? [{ field: 'number', messageId: 'voucher.belowShared', values: { shared } }]
      : []),
    ...endBeforeStartProblems('end', start, end),
  ]);
}
