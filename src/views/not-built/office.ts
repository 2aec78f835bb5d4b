import { notBuilt, OFFICE, OWNERS } from './define';

export const qrCodes = notBuilt({
  path: '/:city/qrcode',
  title: 'qrcode.title',
  holds: 'notBuilt.qrcode',
  menu: { icon: 'pi pi-qrcode', roles: OWNERS },
  feature: 'qrcode',
});

export const invoices = notBuilt({
  path: '/:city/invoice/list-invoice',
  title: 'invoice.title',
  holds: 'notBuilt.invoice',
  entry: OFFICE,
  menu: { icon: 'pi pi-receipt' },
  feature: 'invoice',
  companySet: true,
});
