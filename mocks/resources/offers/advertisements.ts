import { type AdvertisementFilter, advertisements } from '#api/offers/advertisements';
import { linksOf } from '#domain/base/video-input';
import type { AdvertisementDraft } from '#domain/offers/advertisement';
import { advertisementProblems } from '#domain/offers/advertisement-rules';
import { answer, found, Refusal, type Visit } from '#mocks/protocol/mock';
import { SERVER_TEXTS } from '#mocks/protocol/server-texts';
import { advertiserOf, isOffice } from '#mocks/services/advertiser-of';
import { crudHandlers, type Place } from '#mocks/services/crud-handlers';
import { isAdOpenTo, openAd } from '#mocks/services/open-ads';
import { storedPicture } from '#mocks/services/stored-picture';
import { type AdvertisementRow, advertisementTable } from '#mocks/tables/offers/advertisements';
import { categoryTable, genreTable } from '#mocks/tables/offers/genres';

const SELLERS = { roles: ['Administrator', 'owner_shop', 'Advertiser'] } as const;

export const advertisementHandlers = [
  ...crudHandlers(advertisements, {
    table: advertisementTable,
    roles: SELLERS,
    searched: ['name', 'advertiser_name', 'category_name', 'address'],
    sort: '-created_at',
    isOpenTo: ({ account }, ad) => isAdOpenTo(account, ad),
    fits: (row, query: AdvertisementFilter) =>
      (query.public === undefined || row.public === query.public) &&
      (query.is_top === undefined || Boolean(row.is_top) === query.is_top) &&
      (query.plan === undefined || row.plan === query.plan) &&
      (query.category === undefined || row.category === query.category),
    problems: (draft: AdvertisementDraft, { before }) =>
      advertisementProblems(
        { ...draft, videos: linksOf(draft.videos) },
        { isPublic: before?.public ?? false },
      ),
    kept,
  }),

  answer(
    advertisements.publish,
    (visit) => {
      const ad = adOf(visit);
      if (ad.opening_hours.length === 0) {
        throw new Refusal(400, { errors: { opening_hours: [SERVER_TEXTS.hoursNeeded] } });
      }
      return { status: 200, data: changed(visit, ad.id, { public: true }) };
    },
    SELLERS,
  ),

  answer(
    advertisements.unpublish,
    (visit) => ({ status: 200, data: changed(visit, adOf(visit).id, { public: false, is_top: false }) }),
    SELLERS,
  ),
];

async function kept(draft: AdvertisementDraft, place: Place<AdvertisementRow>) {
  const { backend, account, city, before } = place;
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
    ...advertiserOf(draft.advertiser, place),
    category_name: category?.name ?? null,
    image: await Promise.all(draft.image.map((one) => storedPicture('image', one))),
    public: before?.public ?? false,
    // whoever is not of the office leaves it as it is
    is_top: isOffice(account) ? (draft.is_top ?? before?.is_top ?? false) : (before?.is_top ?? false),
    discount_end: before?.discount_end ?? null,
    created_at: before?.created_at ?? new Date(backend.clock.now()).toISOString(),
  };
}

type AdVisit = Visit<typeof advertisements.publish>;

function adOf({ backend, account, city, params }: AdVisit): AdvertisementRow {
  return found(openAd(backend, account, city.name, Number(params.id)));
}

function changed({ backend }: AdVisit, id: number, change: Partial<AdvertisementRow>) {
  return found(backend.db.of(advertisementTable).update(id, change));
}
