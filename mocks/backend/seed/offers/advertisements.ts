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
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { SURNAMES } from '#mocks/backend/seed/texts/matching-texts';
import { adOwner } from './ad-owner';
import { GENRE_ILLUSTRATIONS } from './genre-illustrations';
import { GENRE_NAMES } from './genres';

type SeededAd = Omit<Advertisement, 'id'>;

/** Oldest first. */
export function seedAdvertisements(context: SeedContext): SeededAd[] {
  return Array.from({ length: context.count }, (_, index) => {
    const ad = adOf(context, index);
    return context.profile === 'edge' ? { ...ad, ...edgeValues(context, index) } : ad;
  });
}

/** A shop is at most 110 m from the street or station in its name. */
const OFFSET_DIVISOR = 40;

/** Days that the ads cover: two years. */
const SPAN_DAYS = 2 * 365;

function adOf(context: SeedContext, index: number): SeededAd {
  const { faker, timeFaker, anchor, count, city, firstId, place } = context;
  const owner = adOwner(context, index);
  const slug = city?.name ?? '';
  const drawDegrees = () => faker.number.float({ min: -0.04, max: 0.04 });
  const plan = faker.helpers.arrayElement(PLANS);
  const openingHour = faker.number.int({ min: 8, max: 11 });
  const isPublic = faker.number.int(5) > 0;
  const shopKind = faker.helpers.arrayElement(SHOP_KINDS);
  const placeholders = placeholdersOf(context);
  const name = [...fillPlaceholders(shopKind.name, placeholders)].slice(0, AD_NAME_MAX).join('');
  const genres = faker.helpers.arrayElements(shopKind.genres, { min: 1, max: 2 });
  const offset = { lat: drawDegrees(), lng: drawDegrees() };
  const phone = `0${faker.number.int({ min: 60, max: 99 })}-000-${String(index % 10_000).padStart(4, '0')}`;
  const address = `${city?.name_ja ?? place.name}${faker.helpers.arrayElement(place.streets)}${faker.number.int({ min: 1, max: 30 })}`;
  const namedPosition = positionIn(slug, name) ?? positionIn(slug, address);
  const { lat, lng } =
    namedPosition === null
      ? movedInland(slug, centreOf(slug), offset)
      : movedInland(slug, namedPosition, {
          lat: offset.lat / OFFSET_DIVISOR,
          lng: offset.lng / OFFSET_DIVISOR,
        });
  return {
    name,
    ...owner,
    category: firstId + AD_CATEGORIES.indexOf(shopKind.category),
    category_name: shopKind.category,
    genres: genres.map((genre) => firstId + GENRE_NAMES.indexOf(genre)),
    plan,
    price: shopKind.prices[index % shopKind.prices.length] ?? null,
    image: photosOf(
      [...(shopKind.picture ? [fillPlaceholders(shopKind.picture, placeholders)] : []), ...genres],
      Math.min(PHOTOS_BY_PLAN[plan], index % 7),
      index,
    ),
    latitude: lat,
    longitude: lng,
    // A public ad has opening hours (R-STATE-17).
    opening_hours: isPublic
      ? (['2', '3', '4', '5', '6'] as const).map((weekday) => ({
          weekday,
          start: `${String(openingHour).padStart(2, '0')}:00`,
          end: '19:00',
        }))
      : [],
    youtube_link: null,
    phone,
    address,
    public: isPublic,
    is_top: isPublic && index % 17 === 3,
    discount_end: index % 5 === 2 ? utcIsoTime(anchor + (20 + (index % 40)) * DAY) : null,
    created_at: utcIsoTime(dayOfRow(anchor, { index, count, days: SPAN_DAYS }) + officeTime(timeFaker)),
  };
}

/** Photos of what a shop shows, in turn: of terms of the city and of genres. */
function photosOf(subjects: readonly string[], count: number, index: number): string[] {
  const names = [
    ...new Set(
      subjects.flatMap(
        (subject): readonly IllustrationName[] => GENRE_ILLUSTRATIONS[subject] ?? [illustrationOf(subject)],
      ),
    ),
  ];
  return Array.from({ length: count }, (_, photo) =>
    drawnIllustration(names[photo % names.length] ?? 'market', index + photo),
  );
}

function placeholdersOf({ faker, place }: SeedContext): Readonly<Record<string, string>> {
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

const edgeValues = ({ anchor }: SeedContext, index: number): Partial<SeededAd> => ({
  name: hardText(index, AD_NAME_MAX),
  advertiser_name: index % 5 === 4 ? null : hardText(index + 2, AD_NAME_MAX),
  category_name: index % 6 === 5 ? null : hardText(index + 4, 20),
  address: index % 7 === 6 ? null : hardText(index + 6, 200),
  created_at: hardDate(index, anchor),
});
