import * as z from 'zod/mini';
import { maybeNumber, maybeText } from '#domain/base/fields';

/** (R-ENT-21) */
export const Invoice = z.object({
  id: z.number(),
  /** PROPOSED */
  title: maybeText,
  /** PROPOSED */
  amount: maybeNumber,
  /** PROPOSED */
  status: maybeText,
  /** PROPOSED */
  due_date: maybeText,
  /** PROPOSED */
  created_at: maybeText,
});
export type Invoice = z.infer<typeof Invoice>;

/** PROPOSED */
export const InvoiceDraft = z.object({ title: z.string(), amount: z.number(), due_date: maybeText });
export type InvoiceDraft = z.infer<typeof InvoiceDraft>;
