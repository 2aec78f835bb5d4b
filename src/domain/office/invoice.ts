import * as z from 'zod/mini';
import { maybeNumber, maybeText, recordId } from '#domain/base/fields';
import { inJapan } from '#domain/base/japan-time';
import { NUMBER_DIGITS_MAX, TITLE_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';
import { dayProblems, requiredProblems, requiredTextProblems } from '#domain/base/rules';
import { wholeNumberProblems } from '#domain/base/whole-number';

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

/** An invoice (R-ENT-21). */
export const Invoice = z.object({
  id: recordId,
  /** PROPOSED */
  title: maybeText,
  /** PROPOSED: with tax. */
  amount: maybeNumber,
  /** PROPOSED: one of `INVOICE_STATES`, or a text of the server. */
  status: maybeText,
  /** PROPOSED: a day, `2026-04-30`. */
  due_date: maybeText,
  /** PROPOSED */
  created_at: maybeText,
  /** PROPOSED */
  lines: z.optional(z.nullable(z.array(InvoiceLine))),
});
export type Invoice = z.infer<typeof Invoice>;

/** PROPOSED */
export const InvoiceDraft = z.object({ title: z.string(), amount: z.number(), due_date: maybeText });
export type InvoiceDraft = z.infer<typeof InvoiceDraft>;

/** PROPOSED. */
export const INVOICE_STATES = ['unpaid', 'overdue', 'paid', 'cancelled'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** Form values: the amount may be missing. */
export interface InvoiceValues {
  title: string;
  amount: number | null;
  due_date: string;
}

/** The amount must not be 0, and the due date must not be before today. */
export const invoiceProblems = (
  { title, amount, due_date }: InvoiceValues,
  { now }: { now: number },
): FieldProblem[] => [
  ...requiredTextProblems('title', title, TITLE_MAX),
  ...wholeNumberProblems('amount', amount, NUMBER_DIGITS_MAX),
  ...(amount === 0 ? [{ field: 'amount', messageId: 'invoice.noAmount' }] : []),
  ...dueProblems(due_date, now),
];

function dueProblems(day: string, now: number): FieldProblem[] {
  const problems = [...requiredProblems('due_date', day), ...dayProblems('due_date', day)];
  if (problems.length > 0 || day >= todayInJapan(now)) return problems;
  return [{ field: 'due_date', messageId: 'invoice.dueBeforeToday' }];
}

/** An unpaid invoice is overdue from the day after its due date; null for a status outside INVOICE_STATES. */
export function invoiceState(
  { status, due_date: day }: Pick<Invoice, 'status' | 'due_date'>,
  now: number,
): InvoiceState | null {
  const state = INVOICE_STATES.find((one) => one === status) ?? null;
  return state === 'unpaid' && day && day < todayInJapan(now) ? 'overdue' : state;
}

const todayInJapan = (now: number): string => inJapan(now).format('YYYY-MM-DD');
