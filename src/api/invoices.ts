import { Invoice, InvoiceDraft } from '#domain/office/invoice';
import { endpoint } from './endpoint';
import { created, ListQuery, page } from './shapes';

export const invoices = {
  list: endpoint({ method: 'GET', path: '/invoices/', query: ListQuery, response: page(Invoice) }),
  create: endpoint({ method: 'POST', path: '/invoices/', body: InvoiceDraft, response: created(Invoice) }),
};
