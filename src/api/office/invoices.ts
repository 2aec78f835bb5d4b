import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import { matchesFilter } from '#api/http/matches-filter';
import { created, ListQuery, page } from '#api/http/shapes';
import { sourceOf } from '#api/http/source';
import { Invoice, InvoiceDraft, type InvoiceState } from '#domain/office/invoice';

/** PROPOSED: an Operator names the company. */
const CompanyQuery = z.object({ company: z.optional(z.string()) });

export const invoices = {
  list: endpoint({
    method: 'GET',
    path: '/invoices/',
    /** PROPOSED: `status`. */
    query: z.extend(ListQuery, { ...CompanyQuery.shape, status: z.optional(z.string()) }),
    response: page(Invoice),
  }),
  create: endpoint({
    method: 'POST',
    path: '/invoices/',
    query: CompanyQuery,
    body: InvoiceDraft,
    response: created(Invoice),
  }),
};

const comparedStatus = (status: string | null | undefined) => (status === 'overdue' ? 'unpaid' : status);

/** `company`: an Operator's choice; `status`: only invoices in this state. */
export const invoiceSource = (company: string | undefined, status?: InvoiceState) =>
  sourceOf('invoices', invoices, {
    query: { company },
    queryOf: (listQuery) => (status === undefined ? listQuery : { ...listQuery, status }),
    // the backend's clock decides when an unpaid invoice is overdue, so both count as unpaid here
    fits: (invoice) => matchesFilter(comparedStatus(status), comparedStatus(invoice.status)),
  });
