import * as z from 'zod/mini';
import { Invoice } from '#domain/office/invoice';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedInvoices } from '#mocks/backend/seed/office/invoices';

const InvoiceRow = z.extend(Invoice, {
  /** Slug of the issuing company. */
  company: z.string(),
});
export type InvoiceRow = z.infer<typeof InvoiceRow>;

/** One table for all cities: the calls name no city. */
export const invoiceTable = defineTable<InvoiceRow>({
  name: 'invoices',
  scope: 'world',
  schema: InvoiceRow,
  seed: seedInvoices,
});
