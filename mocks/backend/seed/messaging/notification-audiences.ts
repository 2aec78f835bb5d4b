import type { NotificationAudience } from '#domain/messaging/notification';
import { centreOf } from '#domain/places/cities';
import type { ReceiverCriteria } from '#mocks/backend/seed/people/receiver-criteria';
import { SCHOOLS_OF_CITY } from '#mocks/backend/seed/people/users';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { ACCOUNTS } from '#mocks/backend/seed/session/accounts';

interface SeededAudience {
  audience: NotificationAudience;
  criteria: ReceiverCriteria;
  /** The ids of individually chosen receivers. */
  receiver_ids: number[] | null;
}

/** The audience of a city's nth notification: every third is for some people only. */
export function seededAudience(cityId: number, index: number): SeededAudience {
  const [audience, criteria] = AUDIENCE_BY_REMAINDER[index % 18] ?? everyone;
  return {
    audience,
    criteria: criteria(cityId),
    receiver_ids: audience === 'users' ? chosenUserIds(cityId) : null,
  };
}

type Audience = readonly [NotificationAudience, (cityId: number) => ReceiverCriteria];
const everyone: Audience = ['everyone', () => ({})];

/** By the remainder of 18; all other remainders are for everyone. */
const AUDIENCE_BY_REMAINDER: Readonly<Record<number, Audience>> = {
  2: ['condition', () => ({ gender: 'female', age_from: 20, age_to: 39 })],
  5: ['favouriteAds', (cityId) => ({ ad_ids: [1, 2, 3, 4, 5].map((ad) => idIn(cityId, ad)) })],
  8: ['passHolders', (cityId) => ({ pass_type: idIn(cityId, 2) })],
  11: ['mapUsers', (cityId) => ({ ...positionOf(cityId), radius: 3_000 })],
  14: ['school', (cityId) => ({ school: (cityId - 1) * SCHOOLS_OF_CITY + 3 })],
  16: ['users', () => ({})],
};

const idIn = (cityId: number, offset: number) => (cityId - 1) * 100_000 + offset;

function positionOf(cityId: number) {
  const { lat, lng } = centreOf(CITIES[cityId - 1]?.name ?? '');
  return { latitude: lat, longitude: lng };
}

/** The first users of the city (ids from 50,001 on), and accounts that can sign in and see it here. */
const chosenUserIds = (cityId: number): number[] => [
  ...ACCOUNTS.filter(({ username }) =>
    ['administrator', 'operator', 'owner_shop', 'staff_shop'].includes(username),
  ).map(({ id }) => id),
  ...Array.from({ length: 8 }, (_, offset) => idIn(cityId, 50_001 + offset)),
];
