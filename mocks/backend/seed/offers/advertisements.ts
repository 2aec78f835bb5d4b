import { AD_NAME_MAX, PHOTOS_BY_PLAN } from '#domain/base/limits';
import { type Advertisement, PLANS } from '#domain/offers/advertisement';
import { centreOf } from '#domain/places/cities';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { DAY, dayOfRow, officeTime, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { drawnIllustration } from '#mocks/backend/seed/illustrations/drawn-illustration';
import { illustrationOf } from '#mocks/backend/seed/illustrations/illustration-of';
import type { IllustrationName } from '#mocks/backend/seed/illustrations/illustrations';
import { movedInland, positionIn } from '#mocks/backend/seed/places/positions';
import { AD_CATEGORIES, SHOP_KINDS } from '#mocks/backend/seed/texts/advertisement-texts';
import { filled } from '#mocks/backend/seed/texts/filled';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { SURNAMES } from '#mocks/backend/seed/texts/matching-texts';
import { adOwner } from './ad-owner';
import { GENRE_ILLUSTRATIONS } from './genre-illustrations';
import { GENRE_NAMES } from './genres';

type SeededAd = Omit<Advertisement, 'id'>;

/** Oldest first. */
export function seedAdvertisements(context: SeedContext): SeededAd[] {
  return Array.from({ length: context.count }, (_, index) => {
    const ad = advertisement(context, index);
    return context.profile === 'edge' ? { ...ad, ...hardValues(context, index) } : ad;
  });
}

/** A shop is at most 110 m from the street or station in its name. */
const NEARER = 40;

/** Days that the ads cover: two years. */
const SPAN_DAYS = 2 * 365;

function advertisement(context: SeedContext, index: number): SeededAd {
  const { faker, times, anchor, count, city, firstId, place } = context;
  const owner = adOwner(context, index);
  const slug = city?.name ?? '';
  const drawDegrees = () => faker.number.float({ min: -0.04, max: 0.04 });
  const plan = faker.helpers.arrayElement(PLANS);
  const open = faker.number.int({ min: 8, max: 11 });
  const isPublic = faker.number.int(5) > 0;
  const kind = faker.helpers.arrayElement(SHOP_KINDS);
  const parts = partsOf(context);
  const name = [...filled(kind.name, parts)].slice(0, AD_NAME_MAX).join('');
  const genres = faker.helpers.arrayElements(kind.genres, { min: 1, max: 2 });
  const offset = { lat: drawDegrees(), lng: drawDegrees() };
  const phone = `0${faker.number.int({ min: 60, max: 99 })}-000-${String(index % 10_000).padStart(4, '0')}`;
  const address = `${city?.name_ja ?? place.name}${faker.helpers.arrayElement(place.streets)}${faker.number.int({ min: 1, max: 30 })}`;
  const named = positionIn(slug, name) ?? positionIn(slug, address);
  const { lat, lng } =
    named === null
      ? movedInland(slug, centreOf(slug), offset)
      : movedInland(slug, named, { lat: offset.lat / NEARER, lng: offset.lng / NEARER });
  return {
    name,
    ...owner,
    category: firstId + AD_CATEGORIES.indexOf(kind.category),
    category_name: kind.category,
    genres: genres.map((genre) => firstId + GENRE_NAMES.indexOf(genre)),
    plan,
    price: kind.prices[index % kind.prices.length] ?? null,
    image: photosOf(
      [...(kind.picture ? [filled(kind.picture, parts)] : []), ...genres],
      Math.min(PHOTOS_BY_PLAN[plan], index % 7),
      index,
    ),
    latitude: lat,
    longitude: lng,
    // A public ad has opening hours (R-STATE-17).
    opening_hours: isPublic
      ? (['2', '3', '4', '5', '6'] as const).map((weekday) => ({
          weekday,
          start: `${String(open).padStart(2, '0')}:00`,
          end: '19:00',
        }))
      : [],
    youtube_link: null,
    phone,
    address,
    public: isPublic,
    is_top: isPublic && index % 17 === 3,
    discount_end: index % 5 === 2 ? utcIsoTime(anchor + (20 + (index % 40)) * DAY) : null,
    created_at: utcIsoTime(dayOfRow(anchor, { index, count, days: SPAN_DAYS }) + officeTime(times)),
  };
}

/** Photos of what a shop shows, in turn: of terms of the city and of genres. */
function photosOf(shown: readonly string[], count: number, index: number): string[] {
  const names = [
    ...new Set(
      shown.flatMap((one): readonly IllustrationName[] => GENRE_ILLUSTRATIONS[one] ?? [illustrationOf(one)]),
    ),
  ];
  return Array.from({ length: count }, (_, photo) =>
    drawnIllustration(names[photo % names.length] ?? 'market', index + photo),
  );
}

function partsOf({ faker, place }: SeedContext): Readonly<Record<string, string>> {
  const oneOf = (list: readonly string[]) => faker.helpers.arrayElement(list);
  return {
    family: oneOf(SURNAMES),
    spot: oneOf(place.spots),
    street: oneOf(place.streets),
    station: oneOf(place.stations),
    food: oneOf(place.foods),
    venue: oneOf(place.venues),
  };
}

const hardValues = ({ anchor }: SeedContext, index: number): Partial<SeededAd> => ({
  name: hardText(index, AD_NAME_MAX),
  advertiser_name: index % 5 === 4 ? null : hardText(index + 2, AD_NAME_MAX),
  category_name: index % 6 === 5 ? null : hardText(index + 4, 20),
  address: index % 7 === 6 ? null : hardText(index + 6, 200),
  created_at: hardDate(index, anchor),
});
