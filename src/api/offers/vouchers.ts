import { crud } from '#api/http/crud';
import { formBody } from '#api/http/form';
import { sourceOf } from '#api/http/source';
import { Voucher, VoucherDraft } from '#domain/offers/voucher';

export const vouchers = crud('/:city/api/vouchers/', {
  row: Voucher,
  draft: formBody(VoucherDraft),
  form: true,
});

export const voucherSource = sourceOf('vouchers', vouchers);
