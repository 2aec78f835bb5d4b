import { endpoint } from '#api/http/endpoint';
import { formBody } from '#api/http/form';
import { changed, created, ListQuery, page, removed } from '#api/http/shapes';
import { Voucher, VoucherDraft } from '#domain/offers/voucher';

export const vouchers = {
  list: endpoint({
    method: 'GET',
    path: '/:city/api/vouchers/',
    query: ListQuery,
    response: page(Voucher),
  }),
  one: endpoint({ method: 'GET', path: '/:city/api/vouchers/:id/', response: Voucher }),
  create: endpoint({
    method: 'POST',
    path: '/:city/api/vouchers/',
    body: formBody(VoucherDraft),
    response: created(Voucher),
    form: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/:city/api/vouchers/:id/',
    body: formBody(VoucherDraft),
    response: changed(Voucher),
    form: true,
  }),
  remove: endpoint({ method: 'DELETE', path: '/:city/api/vouchers/:id/', response: removed }),
};
