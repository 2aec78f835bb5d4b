import type { Output } from '#api/http/endpoint';
import type { EndingFilter } from '#api/offers/ending-filter';
import { timeSales } from '#api/offers/time-sales';
import { endsWithin } from '#domain/offers/ends-within';
import { deadlineOf, type TimeSaleDraft } from '#domain/offers/time-sale';
import { NEW_SALE, timeSaleProblems } from '#domain/offers/time-sale-rules';
import { Refusal } from '#mocks/backend/protocol/mock';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { crudHandlers, type RecordScope } from '#mocks/backend/services/crud-handlers';
import { isOfOpenAds, openAd } from '#mocks/backend/services/open-ads';
import { type TimeSaleRow, timeSaleTable } from '#mocks/backend/tables/offers/time-sales';

/** A sale belongs to ads: an account that may see all of them may see the sale. */
export const timeSaleHandlers = crudHandlers(timeSales, {
  table: timeSaleTable,
  writers: { roles: ['Administrator', 'owner_shop', 'Advertiser'] },
  searchFields: ['title', 'content'],
  sort: '-created_at',
  isVisibleTo: ({ backend, account }, { target_ads }) =>
    isOfOpenAds(
      backend,
      account,
      target_ads.map(({ advertisement }) => advertisement),
    ),
  matchesQuery: (row, { ends_within: days }: Output<typeof EndingFilter>, { clock }) =>
    days === undefined || endsWithin(days, deadlineOf(row), clock.now()),
  problems: (draft: TimeSaleDraft, { backend, storedRow }) =>
    timeSaleProblems(
      {
        ...draft,
        target_ads: draft.target_ads.map(({ advertisement: id, coupon_count }) => ({
          advertisement: { id, name: `#${id}` },
          coupon_count,
        })),
      },
      backend.clock.now(),
      storedRow === null
        ? NEW_SALE
        : { start: storedRow.time_range[0]?.start ?? null, taken: takenOf(storedRow) },
    ),
  rowFromDraft(draft, scope) {
    const taken = scope.storedRow === null ? NEW_SALE.taken : takenOf(scope.storedRow);
    return {
      ...draft,
      title: draft.title.trim(),
      content: draft.content?.trim() || null,
      target_ads: draft.target_ads.map(({ advertisement, coupon_count }, index) => ({
        advertisement,
        coupon_count,
        taken_count: taken.get(advertisement) ?? 0,
        advertisement_name: nameOf(advertisement, index, scope),
      })),
      created_at: scope.storedRow?.created_at ?? new Date(scope.backend.clock.now()).toISOString(),
    };
  },
});

const takenOf = ({ target_ads }: TimeSaleRow): ReadonlyMap<number, number> =>
  new Map(target_ads.map(({ advertisement, taken_count }) => [advertisement, taken_count ?? 0]));

function nameOf(id: number, index: number, { backend, account, city }: RecordScope<TimeSaleRow>): string {
  const ad = openAd(backend, account, city.name, id);
  if (ad === null) {
    throw new Refusal(400, {
      errors: { [`target_ads.${index}.advertisement`]: [SERVER_TEXTS.adNotFound] },
    });
  }
  return ad.name;
}
