import { notificationTargets } from '#api/messaging/notification-targets';
import { storeAds } from '#api/offers/store-ads';
import { circleProblems, conditionProblems } from '#domain/messaging/audience-rules';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, Refusal, refuseProblems } from '#mocks/backend/protocol/mock';
import { pageOf } from '#mocks/backend/protocol/page-of';
import { requestedCity } from '#mocks/backend/protocol/requested-city';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import type { ReceiverCriteria } from '#mocks/backend/seed/people/receiver-criteria';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { audienceTest } from '#mocks/backend/services/audience';
import { criteriaOf } from '#mocks/backend/services/criteria-of';
import { isAdVisibleTo, openAd } from '#mocks/backend/services/open-ads';
import { everyoneIn } from '#mocks/backend/services/people';
import { advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import { type PassportRow, passportTable } from '#mocks/backend/tables/offers/passports';

/** Every role with a console (the specification: signed in). */
const ALL_WITH_SCREENS = { roles: ROLES_WITH_SCREENS };

/** The possible targets of a notification. */
export const notificationTargetHandlers = [
  answer(
    notificationTargets.membershipPasses,
    ({ backend, account, query }) => {
      const city = requestedCity(backend, account, query.city);
      return { status: 200, data: passesOf(backend, city, 'membership') };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    notificationTargets.commonPasses,
    ({ backend, account, query }) => {
      const city = requestedCity(backend, account, query.city);
      return { status: 200, data: passesOf(backend, city, 'common') };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    notificationTargets.usersOnMap,
    ({ backend, account, query }) => {
      const city = requestedCity(backend, account, query.city);
      const { latitude, longitude, radius } = query;
      refuseProblems(circleProblems({ latitude, longitude, radius }));
      return { status: 200, data: peoplePage(backend, city, query, { latitude, longitude, radius }) };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    notificationTargets.favourites,
    ({ backend, account, query }) => {
      const city = requestedCity(backend, account, query.city);
      const content = FAVOURITES_BY_TYPE[query.type](backend, account, city);
      return { status: 200, data: { content, total_length: content.length } };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    notificationTargets.usersOfFavourites,
    ({ backend, account, query, body }) => {
      const city = requestedCity(backend, account, query.city);
      refuseProblems(conditionProblems(query));
      const criteria = criteriaOf(query);
      // One path with two forms: with a body, the request is for people who like these ads (E-083).
      if (body?.ad_ids) {
        refuseForeignAds(backend, account, city, body.ad_ids);
        criteria.ad_ids = body.ad_ids;
      }
      return { status: 200, data: peoplePage(backend, city, query, criteria) };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    notificationTargets.usersWithFavourites,
    ({ backend, account, query }) => {
      const city = requestedCity(backend, account, query.city);
      return { status: 200, data: peoplePage(backend, city, query, { ad_ids: [] }) };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    storeAds.list,
    ({ backend, account, query }) => {
      const city = requestedCity(backend, account, query.city);
      const page = pageOf(backend.db.of(advertisementTable), query, {
        city,
        filter: (ad) => isAdVisibleTo(account, ad),
        searchFields: ['name', 'advertiser_name', 'category_name', 'address'],
        sort: '-created_at',
      });
      return { status: 200, data: page };
    },
    ALL_WITH_SCREENS,
  ),
];

/** Ads of another city or owner are reported as not found. */
export function refuseForeignAds(
  backend: Backend,
  account: Account,
  city: string,
  ids: readonly number[],
): void {
  if (!ids.every((id) => openAd(backend, account, city, id) !== null))
    throw new Refusal(400, { errors: { ad_ids: [SERVER_TEXTS.notFound] } });
}

const peoplePage = (
  { db, clock }: Backend,
  city: string,
  query: Parameters<typeof pageOf>[1],
  criteria: ReceiverCriteria,
) =>
  pageOf(everyoneIn(db, city), query, {
    filter: audienceTest(criteria, clock.now()),
    searchFields: ['name', 'username'],
    sort: 'id',
  });

/** A pass type is the id and name of a passport. */
function passesOf({ db }: Backend, city: string, kind: PassportRow['kind']) {
  const { rows, total } = db.of(passportTable).list({ city, where: { kind: { equals: kind } } });
  return { content: rows.map(({ id, name }) => ({ id, name })), total_length: total };
}

/** The lists of E-081 by its `type`: ads that users like, users who like an ad, passes made for a shop. */
const FAVOURITES_BY_TYPE = {
  get_ads(backend: Backend, account: Account, city: string) {
    const favouriteAdIds = new Set(
      usersWithFavourites(backend, city).flatMap(({ favourite_ads }) => favourite_ads ?? []),
    );
    return backend.db
      .of(advertisementTable)
      .list({ city, filter: (ad) => favouriteAdIds.has(ad.id) && isAdVisibleTo(account, ad) })
      .rows.map(({ id, name }) => ({ id, name }));
  },
  get_users: (backend: Backend, _: Account, city: string) =>
    usersWithFavourites(backend, city).map(({ id, name, username }) => ({ id, name, username })),
  passport_custom_for_shop: (backend: Backend, _: Account, city: string) =>
    passesOf(backend, city, 'shop').content,
};

const usersWithFavourites = ({ db }: Backend, city: string) =>
  everyoneIn(db, city).list({ filter: ({ favourite_ads }) => (favourite_ads ?? []).length > 0 }).rows;
