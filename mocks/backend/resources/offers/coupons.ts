import type { Output } from '#api/http/endpoint';
import { coupons } from '#api/offers/coupons';
import type { EndingFilter } from '#api/offers/ending-filter';
import { type CouponDraft, couponProblems } from '#domain/offers/coupon';
import { endsWithin } from '#domain/offers/ends-within';
import { Refusal } from '#mocks/backend/protocol/mock';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { crudHandlers, type RecordScope } from '#mocks/backend/services/crud-handlers';
import { isOfOpenAds, openAd } from '#mocks/backend/services/open-ads';
import { type CouponRow, couponTable } from '#mocks/backend/tables/offers/coupons';

/** A coupon belongs to an ad: an account that may see the ad may see its coupons. */
export const couponHandlers = crudHandlers(coupons, {
  table: couponTable,
  writers: { roles: ['Administrator', 'owner_shop', 'Advertiser'] },
  searchFields: ['title', 'content', 'advertisement_name'],
  sort: '-created_at',
  isVisibleTo: ({ backend, account }, { advertisement }) =>
    isOfOpenAds(backend, account, advertisement === null ? [] : [advertisement]),
  matchesQuery: ({ end_date }, { ends_within: days }: Output<typeof EndingFilter>, { clock }) =>
    days === undefined || endsWithin(days, end_date, clock.now()),
  problems: (draft: CouponDraft, scope) =>
    couponProblems(
      { ...draft, advertisement: adOf(draft, scope) },
      { now: scope.backend.clock.now(), start: scope.storedRow?.start_date ?? null },
    ),
  rowFromDraft(draft, scope) {
    const ad = adOf(draft, scope);
    return {
      ...draft,
      title: draft.title.trim(),
      advertisement_name: ad.name,
      discount_end: ad.discount_end,
      created_at: scope.storedRow?.created_at ?? new Date(scope.backend.clock.now()).toISOString(),
    };
  },
});

function adOf({ advertisement }: CouponDraft, { backend, account, city }: RecordScope<CouponRow>) {
  const ad = openAd(backend, account, city.name, advertisement);
  if (ad === null) throw new Refusal(400, { errors: { advertisement: [SERVER_TEXTS.adNotFound] } });
  return ad;
}
