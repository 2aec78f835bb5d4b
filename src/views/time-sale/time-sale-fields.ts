import { isUnreadable } from '#api/http/unreadable-fields';
import type { TimeSale, TimeSaleDraft, TimeSaleValues } from '#domain/offers/time-sale';
import { NEW_SALE, type SaleBefore } from '#domain/offers/time-sale-rules';

/** Form values of a time sale. */
export type TimeSaleFields = TimeSaleValues;

export const EMPTY_SALE: TimeSaleFields = {
  title: '',
  content: '',
  show_condition: '',
  use_condition: '',
  time_range: [{ start: '', end: '' }],
  coupon_price: null,
  number: null,
  initial_number_per_ad: null,
  max_number_per_ad: null,
  target_ads: [{ advertisement: null, coupon_count: null }],
};

/** An unreadable maximum is no limit of the ads' coupons: in its place stands a 0, which all would exceed. */
export const fieldsOf = ({ id: _, created_at: __, ...row }: TimeSale): TimeSaleFields => ({
  ...row,
  max_number_per_ad: isUnreadable(row, 'max_number_per_ad') ? null : row.max_number_per_ad,
  content: row.content ?? '',
  target_ads: row.target_ads.map(({ advertisement, advertisement_name: name, coupon_count }) => ({
    advertisement: { id: advertisement, name: name || `#${advertisement}` },
    coupon_count,
  })),
});

/** The rules require these values: the fallbacks are never sent. */
export const saleDraftOf = (fields: TimeSaleFields): TimeSaleDraft => ({
  ...fields,
  number: fields.number ?? 0,
  initial_number_per_ad: fields.initial_number_per_ad ?? 0,
  max_number_per_ad: fields.max_number_per_ad ?? 0,
  target_ads: fields.target_ads.map(({ advertisement, coupon_count }) => ({
    advertisement: advertisement?.id ?? 0,
    coupon_count: coupon_count ?? 0,
  })),
});

/** Values that an edit must keep; a copy has none. */
export const saleBeforeOf = (row: TimeSale | null): SaleBefore =>
  row === null
    ? NEW_SALE
    : {
        start: row.time_range[0]?.start ?? null,
        taken: new Map(
          row.target_ads.map(({ advertisement, taken_count: taken }) => [advertisement, taken ?? 0]),
        ),
      };
