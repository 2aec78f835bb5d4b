import * as z from 'zod/mini';
import { maybeNumber, maybeText, recordId } from '#domain/base/fields';
import { VOUCHER_NAME_MAX, VOUCHER_NUMBER_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';
import { momentProblems, orderProblems, requiredProblems, requiredTextProblems } from '#domain/base/rules';
import { SentPicture } from '#domain/base/upload';
import { wholeNumberProblems } from '#domain/base/whole-number';

export const VoucherDraft = z.object({
  name: z.string(),
  /** The owner's username, resolved before saving. */
  owner: z.string(),
  /** A pass package's id. */
  pass: z.nullable(z.number()),
  /** Number of vouchers, at most ten digits. */
  number: z.number(),
  /** A moment. */
  start: z.string(),
  /** A moment. */
  end: z.string(),
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
  /** Empty: no owner chosen. */
  owner: string;
  number: number | null;
  start: string;
  end: string;
}

/** `shared`: number of shared vouchers, 0 for a new voucher. */
export function voucherProblems(values: VoucherValues, { shared }: { shared: number }): FieldProblem[] {
  const { name, owner, number, start, end } = values;
  return [
    ...requiredTextProblems('name', name, VOUCHER_NAME_MAX),
    ...requiredProblems('owner', owner),
    ...numberProblems(number, shared),
    ...requiredProblems('start', start),
    ...momentProblems('start', start),
    ...requiredProblems('end', end),
    ...orderProblems('end', start, end),
  ];
}

/** Ten digits at most. */
function numberProblems(number: number | null, shared: number): FieldProblem[] {
  const problems = wholeNumberProblems('number', number, VOUCHER_NUMBER_MAX);
  if (problems.length > 0 || number === null || number >= shared) return problems;
  return [{ field: 'number', messageId: 'voucher.belowShared', values: { shared } }];
}
