import { endpoint } from '#api/http/endpoint';
import { created, ListQuery, page } from '#api/http/shapes';
import { Invoice, InvoiceDraft } from '#domain/office/invoice';

export const invoices = {
  list: endpoint({ method: 'GET', path: '/invoices/', query: ListQuery, response: page(Invoice) }),
  create: endpoint({ method: 'POST', path: '/invoices/', body: InvoiceDraft, response: created(Invoice) }),
};
