import { defineScreen } from '#kit/context/screen';

export const invoices = defineScreen({
  path: '/:city/invoice/list-invoice',
  title: 'invoice.title',
  // the Operator passes everywhere (R-ROLE-07)
  entry: ['Administrator'],
  menu: { icon: 'pi pi-receipt' },
  feature: 'invoice',
  companySet: true,
  view: () => import('./InvoiceView'),
});
