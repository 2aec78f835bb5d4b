import * as z from 'zod/mini';
import { draftProblems } from '#domain/base/draft-problems';
import { ruled, ruledText } from '#domain/base/field-rule';
import { maybeDay, maybeKnown, maybeMoment, maybeNumber, maybeText, recordId } from '#domain/base/fields';
import { inJapan } from '#domain/base/japan-time';
import { NUMBER_DIGITS_MAX, TITLE_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';

/**
 * PROPOSED: a line of an invoice. `amount` includes tax of `tax_rate` per cent, 10 where it is
 * missing.
 */
export const InvoiceLine = z.object({
  title: z.string(),
  quantity: maybeNumber,
  amount: z.number(),
  tax_rate: maybeNumber,
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/** PROPOSED. */
export const INVOICE_STATES = ['unpaid', 'overdue', 'paid', 'cancelled'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** An invoice (R-ENT-21). */
export const Invoice = z.object({
  id: recordId,
  /** PROPOSED */
  title: maybeText,
  /** PROPOSED: with tax. */
  amount: maybeNumber,
  /** PROPOSED: one of `INVOICE_STATES`, or a text of the server. */
  status: maybeKnown(INVOICE_STATES),
  /** PROPOSED: a day, `2026-04-30`. */
  due_date: maybeDay,
  /** PROPOSED */
  created_at: maybeMoment,
  /** PROPOSED */
  lines: z.optional(z.nullable(z.array(InvoiceLine))),
});
export type Invoice = z.infer<typeof Invoice>;

/** PROPOSED */
export const InvoiceDraft = z.object({
  title: ruledText({ required: true, max: TITLE_MAX }),
  /** Yen, with tax; not 0. */
  amount: ruled(z.number(), { required: true, digits: NUMBER_DIGITS_MAX }),
  due_date: ruled(maybeText, { required: true, notation: 'day' }),
});
export type InvoiceDraft = z.infer<typeof InvoiceDraft>;

/** Form values: the amount may be missing. */
export interface InvoiceValues {
  title: string;
  amount: number | null;
  due_date: string;
}

/** The amount must not be 0, and the due date must not be before today. */
export const invoiceProblems = (values: InvoiceValues, { now }: { now: number }): FieldProblem[] =>
  draftProblems(InvoiceDraft, values, [
    ...(values.amount === 0 ? [{ field: 'amount', messageId: 'invoice.noAmount' }] : []),
    ...(values.due_date < todayInJapan(now)
      ? [{ field: 'due_date', messageId: 'invoice.dueBeforeToday' }]
      : []),
  ]);

/** An unpaid invoice is overdue from the day after its due date; null for a status outside INVOICE_STATES. */
export function invoiceState(
  { status, due_date: dueDate }: Pick<Invoice, 'status' | 'due_date'>,
  now: number,
): InvoiceState | null {
  const state = INVOICE_STATES.find((one) => one === status) ?? null;
  return state === 'unpaid' && dueDate && dueDate < todayInJapan(now) ? 'overdue' : state;
}

const todayInJapan = (now: number): string => inJapan(now).format('YYYY-MM-DD');
