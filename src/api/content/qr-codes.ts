import { endpoint } from '#api/http/endpoint';
import { created, ListQuery, page } from '#api/http/shapes';
import { sourceOf } from '#api/http/source';
import { QrCode, QrCodeDraft } from '#domain/content/qr-code';

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

export const qrCodeSource = (company: string) => sourceOf('qr-codes', qrCodes, { params: { company } });
