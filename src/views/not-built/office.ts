import { notBuilt, OFFICE } from './define';

export const invoices = notBuilt({
  path: '/:city/invoice/list-invoice',
  title: 'invoice.title',
  holds: 'notBuilt.invoice',
  entry: OFFICE,
  menu: { icon: 'pi pi-receipt' },
  feature: 'invoice',
  companySet: true,
});
