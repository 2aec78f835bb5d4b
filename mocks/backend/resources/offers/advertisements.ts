import { type AdvertisementFilter, advertisements } from '#api/offers/advertisements';
import { parseTime } from '#domain/base/japan-time';
import type { AdvertisementDraft } from '#domain/offers/advertisement';
import { advertisementProblems } from '#domain/offers/advertisement-rules';
import { deadlineOf } from '#domain/offers/time-sale';
import { linksOf } from '#domain/video/video-input';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, foundOr404, Refusal, type RequestContext } from '#mocks/backend/protocol/mock';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { advertiserOf, isOffice } from '#mocks/backend/services/advertiser-of';
import { crudHandlers, type RecordScope } from '#mocks/backend/services/crud-handlers';
import { isAdVisibleTo, openAd } from '#mocks/backend/services/open-ads';
import { storedPicture } from '#mocks/backend/services/stored-picture';
import { type AdvertisementRow, advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import { couponTable } from '#mocks/backend/tables/offers/coupons';
import { categoryTable, genreTable } from '#mocks/backend/tables/offers/genres';
import { reserveTable } from '#mocks/backend/tables/offers/reserves';
import { timeSaleTable } from '#mocks/backend/tables/offers/time-sales';

const OFFICE_SHOP_ADMINS_AND_ADVERTISERS = { roles: ['Administrator', 'owner_shop', 'Advertiser'] } as const;

export const advertisementHandlers = [
  ...crudHandlers(advertisements, {
    table: advertisementTable,
    writers: OFFICE_SHOP_ADMINS_AND_ADVERTISERS,
    searchFields: ['name', 'advertiser_name', 'category_name', 'address'],
    sort: '-created_at',
    isVisibleTo: ({ account }, ad) => isAdVisibleTo(account, ad),
    matchesQuery: (row, query: AdvertisementFilter) =>
      (query.public === undefined || row.public === query.public) &&
      (query.is_top === undefined || Boolean(row.is_top) === query.is_top) &&
      (query.plan === undefined || row.plan === query.plan) &&
      (query.category === undefined || row.category === query.category),
    problems: (draft: AdvertisementDraft, { storedRow }) =>
      advertisementProblems(
        { ...draft, videos: linksOf(draft.videos) },
        { isPublic: storedRow?.public ?? false },
      ),
    rowFromDraft,
    deletionProblem: adDeletionProblem,
    afterWrite: ({ backend, city }) => detachCoupons(backend, city.name),
  }),

  answer(
    advertisements.publish,
    (context) => {
      const ad = adOf(context);
      if (ad.opening_hours.length === 0) {
        throw new Refusal(400, { errors: { opening_hours: [SERVER_TEXTS.hoursNeeded] } });
      }
      return { status: 200, data: changeAd(context, ad.id, { public: true }) };
    },
    OFFICE_SHOP_ADMINS_AND_ADVERTISERS,
  ),

  answer(
    advertisements.unpublish,
    (context) => ({
      status: 200,
      data: changeAd(context, adOf(context).id, { public: false, is_top: false }),
    }),
    OFFICE_SHOP_ADMINS_AND_ADVERTISERS,
  ),
];

/** An ad is kept while it has future reservations, time sales or coupons. */
function adDeletionProblem({ id, city }: AdvertisementRow, { db, clock }: Backend): string | null {
  const isFuture = (moment: string | undefined) => parseTime(moment ?? '') > clock.now();
  const reserveCount = db.of(reserveTable).count({
    city,
    filter: ({ advertisement, date, status }) =>
      advertisement === id && isFuture(date) && status !== 'cancelled' && status !== 'expired',
  });
  if (reserveCount > 0) return SERVER_TEXTS.adHasReserves;
  const saleCount = db.of(timeSaleTable).count({
    city,
    filter: (sale) =>
      isFuture(deadlineOf(sale)) && sale.target_ads.some(({ advertisement }) => advertisement === id),
  });
  if (saleCount > 0) return SERVER_TEXTS.adHasSales;
  const couponCount = db.of(couponTable).count({
    city,
    filter: ({ advertisement, end_date }) => advertisement === id && isFuture(end_date),
  });
  return couponCount > 0 ? SERVER_TEXTS.adHasCoupons : null;
}

/** Expired coupons stay after their ad is deleted. */
function detachCoupons({ db }: Backend, city: string): void {
  const coupons = db.of(couponTable);
  const ads = db.of(advertisementTable);
  for (const { id, advertisement } of coupons.list({ city }).rows) {
    if (advertisement !== null && ads.find(advertisement) === null)
      coupons.update(id, { advertisement: null });
  }
}

async function rowFromDraft(draft: AdvertisementDraft, scope: RecordScope<AdvertisementRow>) {
  const { backend, account, city, storedRow } = scope;
  const genres = draft.genres.filter((id) => backend.db.of(genreTable).find(id)?.city === city.name);
  if (genres.length < draft.genres.length) {
    throw new Refusal(400, { errors: { genres: [SERVER_TEXTS.genreNotFound] } });
  }
  const category = draft.category === null ? null : backend.db.of(categoryTable).find(draft.category);
  if (draft.category !== null && category?.city !== city.name) {
    throw new Refusal(400, { errors: { category: [SERVER_TEXTS.categoryNotFound] } });
  }
  return {
    ...draft,
    name: draft.name.trim(),
    ...advertiserOf(draft.advertiser, scope),
    category_name: category?.name ?? null,
    image: await Promise.all(draft.image.map((picture) => storedPicture('image', picture))),
    public: storedRow?.public ?? false,
    // Only the office changes `is_top`.
    is_top: isOffice(account) ? (draft.is_top ?? storedRow?.is_top ?? false) : (storedRow?.is_top ?? false),
    discount_end: storedRow?.discount_end ?? null,
    created_at: storedRow?.created_at ?? new Date(backend.clock.now()).toISOString(),
  };
}

type AdContext = RequestContext<typeof advertisements.publish>;

function adOf({ backend, account, city, params }: AdContext): AdvertisementRow {
  return foundOr404(openAd(backend, account, city.name, Number(params.id)));
}

function changeAd({ backend }: AdContext, id: number, changes: Partial<AdvertisementRow>) {
  return foundOr404(backend.db.of(advertisementTable).update(id, changes));
}
