import { QrCode, QrCodeDraft } from '#domain/content/qr-code';
import { endpoint } from './endpoint';
import { created, ListQuery, page } from './shapes';

export const qrCodes = {
  list: endpoint({
    method: 'GET',
    path: '/company/:company/qrcodes',
    query: ListQuery,
    response: page(QrCode),
  }),
  create: endpoint({
    method: 'POST',
    path: '/company/:company/qrcodes',
    body: QrCodeDraft,
    response: created(QrCode),
  }),
};
