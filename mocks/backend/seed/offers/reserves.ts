import { AD_NAME_MAX } from '#domain/base/limits';
import { PEOPLE_MAX, RESERVE_STATES, type Reserve, type ReserveState } from '#domain/offers/reserve';
import { hasFeature } from '#domain/places/cities';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { DAY, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { GIVEN_NAMES, SURNAMES } from '#mocks/backend/seed/texts/matching-texts';
import { seedAdvertisements } from './advertisements';

type SeededReserve = Omit<Reserve, 'id'> & { advertisement: number | null };

const HOUR = DAY / 24;

/** How many of the city's oldest ads are considered; the public ones take reservations. */
const ADS_LOOKED_AT = { normal: 18, empty: 0, busy: 60, edge: 24 } as const;
/** Days relative to the anchor, from past to future. */
const DAYS_FROM_ANCHOR = {
  normal: [-14, 21],
  empty: [0, 0],
  busy: [-150, 60],
  edge: [0, 0],
} as const;

/** Oldest first; the newest are mostly in the future. Only those before the anchor's day have expired. */
export function seedReserves(context: SeedContext): SeededReserve[] {
  const { profile, count } = context;
  const publicAds = publicAdsOf(context);
  if (publicAds.length === 0) return [];
  return Array.from({ length: count }, (_, index) => {
    const reserve = reserveOf(context, publicAds, index);
    return profile === 'edge' ? { ...reserve, ...edgeValues(context, index) } : reserve;
  });
}

function publicAdsOf({ profile, count, firstId, of }: SeedContext) {
  // Ads are generated in sequence, so these equal the first rows of the table of ads.
  const ads = seedAdvertisements({ ...of('advertisements'), count: Math.min(count, ADS_LOOKED_AT[profile]) });
  return ads.map((ad, index) => ({ ...ad, id: firstId + index })).filter((ad) => ad.public);
}

function reserveOf(
  context: SeedContext,
  publicAds: ReturnType<typeof publicAdsOf>,
  index: number,
): SeededReserve {
  const { faker, anchor, count, profile } = context;
  const publicAd = faker.helpers.arrayElement(publicAds);
  const [from, to] = DAYS_FROM_ANCHOR[profile];
  const day = from + Math.floor((index * (to - from)) / count) + faker.number.int({ min: -3, max: 3 });
  // On the half hour, mostly at noon and in the evening.
  const hour = faker.helpers.weightedArrayElement([
    { weight: 5, value: faker.number.int({ min: 22, max: 27 }) / 2 },
    { weight: 6, value: faker.number.int({ min: 34, max: 41 }) / 2 },
    { weight: 2, value: faker.number.int({ min: 19, max: 42 }) / 2 },
  ]);
  const givenName = faker.helpers.arrayElement([...GIVEN_NAMES.female, ...GIVEN_NAMES.male]);
  return {
    user: `${faker.helpers.arrayElement(SURNAMES)} ${givenName}`,
    shop: publicAd.name,
    advertisement: publicAd.id,
    date: utcIsoTime(anchor + day * DAY + hour * HOUR),
    people: faker.helpers.weightedArrayElement([
      { weight: 5, value: 2 },
      { weight: 4, value: faker.number.int({ min: 1, max: 4 }) },
      { weight: 2, value: faker.number.int({ min: 5, max: 12 }) },
    ]),
    status: stateOf(context, day, index),
    locker: lockerOf(context, index),
  };
}

/** Every fifth guest has one of the city's first lockers, which exist in every seed with reservations. */
const lockerOf = ({ city, firstId }: SeedContext, index: number): number | null =>
  hasFeature(city, 'locker') && index % 5 === 0 ? firstId + ((index / 5) % 6) : null;

/** The newest future reservations have one of each state, independent of chance. */
const NEWEST_STATES: readonly ReserveState[] = [
  'waiting',
  'accepted',
  'waiting_for_cancellation',
  'cancelled',
];

/** A shop answers a request to cancel within a few days of the reservation. */
const LAST_UNANSWERED_DAY = -3;

function stateOf({ faker, count }: SeedContext, day: number, index: number): ReserveState {
  const state =
    day < 0
      ? faker.helpers.weightedArrayElement<ReserveState>([
          { weight: 12, value: 'expired' },
          { weight: 3, value: 'cancelled' },
          { weight: 1, value: day < LAST_UNANSWERED_DAY ? 'expired' : 'waiting_for_cancellation' },
        ])
      : faker.helpers.weightedArrayElement<ReserveState>([
          { weight: 5, value: 'waiting' },
          { weight: 6, value: 'accepted' },
          { weight: 1, value: 'waiting_for_cancellation' },
          { weight: 2, value: 'cancelled' },
        ]);
  return (day < 0 ? undefined : NEWEST_STATES[count - 1 - index]) ?? state;
}

/** Distant days, a year's last minute, a leap day, midnight, missing lockers, one overfull hour. */
function edgeValues({ anchor, firstId }: SeedContext, index: number): Partial<SeededReserve> {
  const status = RESERVE_STATES[index % RESERVE_STATES.length] ?? 'waiting';
  const futureDates: readonly string[] = [
    utcIsoTime(anchor + DAY + 12 * HOUR),
    '9999-12-31T14:59:00.000Z',
    utcIsoTime(anchor + 2 * DAY),
    '2028-02-28T15:00:00.000Z',
    utcIsoTime(anchor + DAY - 60_000),
  ];
  return {
    user: index % 11 === 10 ? null : hardText(index, 60),
    shop: index % 13 === 12 ? null : hardText(index % 4, AD_NAME_MAX),
    advertisement: index % 13 === 12 ? null : firstId + (index % 4),
    date:
      status === 'expired'
        ? hardDate(index, anchor)
        : (futureDates[index % 8 < 4 ? 0 : index % futureDates.length] ?? ''),
    people: index % 6 === 5 ? PEOPLE_MAX : 1 + (index % 12),
    status,
    ...(index % 10 === 9 ? { locker: 99_999 } : {}),
  };
}
