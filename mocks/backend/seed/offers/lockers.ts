import { TITLE_MAX } from '#domain/base/limits';
import { LOCKER_STATES, type Locker } from '#domain/offers/locker';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { dayOfRow, officeTime, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';

type SeededLocker = Omit<Locker, 'id'>;

/** The only city of the demo without lockers; its feature is off. */
const CITY_WITHOUT_LOCKERS = 'toyonaka';

const SIDES: readonly string[] = ['北口', '南口', '改札横', '1階', '案内所前', '駐輪場横'];

/** Most lockers are free, as at a station. */
const STATUSES = ['available', 'available', 'available', 'in_use', 'in_use', 'out_of_order'] as const;

/** Named after the stations and places of the city, with numbers at each location; oldest first. */
export function seedLockers(context: SeedContext): SeededLocker[] {
  const { profile, city, count } = context;
  if (city?.name === CITY_WITHOUT_LOCKERS) return [];
  return Array.from({ length: count }, (_, index) => {
    const locker = lockerOf(context, index);
    return profile === 'edge' ? { ...locker, ...edgeValues(context, index) } : locker;
  });
}

function lockerOf({ anchor, count, faker, timeFaker, place }: SeedContext, index: number): SeededLocker {
  const locations = [...place.stations, ...place.venues, ...place.spots];
  const location = locations[index % locations.length] ?? place.name;
  const round = Math.floor(index / locations.length);
  const side = SIDES[round % SIDES.length] ?? '';
  return {
    name: `${location} ${side} ${String(Math.floor(round / SIDES.length) + 1).padStart(2, '0')}番`,
    address: `${place.name} ${faker.helpers.arrayElement(place.streets)} ${faker.number.int({ min: 1, max: 12 })}-${faker.number.int({ min: 1, max: 30 })}`,
    status: faker.helpers.arrayElement(STATUSES),
    created_at: utcIsoTime(dayOfRow(anchor, { index, count, days: 400 }) + officeTime(timeFaker)),
  };
}

/** Every state, an unknown state, and none. */
const edgeValues = ({ anchor }: SeedContext, index: number): Partial<SeededLocker> => ({
  name: index % 11 === 10 ? null : hardText(index, TITLE_MAX),
  address: index % 7 === 6 ? null : hardText(index + 1, TITLE_MAX),
  status: [...LOCKER_STATES, 'being_cleaned', null][index % 5] ?? null,
  created_at: index % 9 === 8 ? null : hardDate(index, anchor),
});
