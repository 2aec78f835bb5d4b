import type { Role } from '#domain/people/roles';
import { centreOf } from '#domain/places/cities';
import type { Coordinates } from '#domain/places/city';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { DAY, dayOfRow, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { USUAL_PASS_COUNT } from '#mocks/backend/seed/offers/passports';
import { movedInland, positionOf } from '#mocks/backend/seed/places/positions';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { INTRODUCTIONS, ROMAJI } from '#mocks/backend/seed/texts/user-texts';
import { hometowns } from './hometowns';
import { type DrawName, distinctNames, drawnNames } from './names';

type SeededUser = Omit<Account, 'id'>;

/** The people of a city, oldest first; the newest is of the day before the anchor. */
export function seedUsers(context: SeedContext): SeededUser[] {
  const homeOf = hometowns(context);
  const drawName = distinctNames(context);
  return Array.from({ length: context.count }, (_, index) => {
    const user = userOf(context, index, { drawName, home: homeOf(index) });
    return context.profile === 'edge' ? { ...user, ...edgeValues(context, index) } : user;
  });
}

/** Days that the users cover: three years. */
const DAYS_COVERED = 3 * 365;
const MINUTE = 60_000;

/** The first users of a city are one of each kind, independent of chance. */
const USER_KINDS: readonly UserKind[] = [
  { permission: 'Member' },
  { permission: 'Advertiser', shop: true },
  { permission: 'Advertiser' },
  { permission: 'Operator' },
  { permission: 'President' },
  { permission: 'Teacher' },
  { permission: 'Guest' },
];

interface UserKind {
  permission: Role;
  shop?: boolean;
}

function kindOf({ faker }: SeedContext, index: number): UserKind {
  const kind = faker.helpers.weightedArrayElement([
    { weight: 66, value: USER_KINDS[0] },
    { weight: 11, value: USER_KINDS[1] },
    { weight: 6, value: USER_KINDS[2] },
    { weight: 3, value: USER_KINDS[3] },
    { weight: 3, value: USER_KINDS[4] },
    { weight: 4, value: USER_KINDS[5] },
    { weight: 7, value: USER_KINDS[6] },
  ]);
  return USER_KINDS[index] ?? kind ?? { permission: 'Member' };
}

function userOf(
  context: SeedContext,
  index: number,
  { drawName, home }: { drawName: DrawName; home: string },
): SeededUser {
  const { faker, anchor, count, city, place } = context;
  const slug = city?.name ?? 'machi';
  const kind = kindOf(context, index);
  const person = personOf(context, drawName);
  const day = dayOfRow(anchor, { index, count, days: DAYS_COVERED });
  const createdAt = day + faker.number.int({ min: 7 * 60, max: 23 * 60 }) * MINUTE;
  return {
    ...person.names,
    // Unique across cities.
    username: `${person.romajiName}_${slug}${index + 1}`,
    slug: `${slug}-${index + 1}`,
    email: `${person.romajiName}${index + 1}@${slug}.example.jp`,
    permission: kind.permission,
    ...(kind.permission === 'Operator' ? { company_slug: 'machi', company_name: '株式会社 まち案内社' } : {}),
    code_shop: kind.shop ? `${city?.code_shop ?? 'machi000'}-${String(index + 1).padStart(4, '0')}` : null,
    phone: `0${faker.number.int({ min: 70, max: 90 })}-0000-${String(index % 10_000).padStart(4, '0')}`,
    address: `${home}${faker.helpers.arrayElement(place.streets)}${faker.number.int({ min: 1, max: 30 })}番`,
    introduction: faker.helpers.arrayElement(INTRODUCTIONS),
    total_review: kind.shop ? faker.number.int(60) : 0,
    created_at: utcIsoTime(createdAt),
    last_modified: utcIsoTime(createdAt),
    suspended: faker.number.int(24) === 0,
    ...schoolOf(context, kind.permission),
    ...identityOf(context, kind.permission, index),
    ...criteriaFieldsOf(context, index),
    cities: [slug],
    password_hash: '',
  };
}

export function personOf(context: SeedContext, drawName: DrawName = drawnNames(context)) {
  const { faker, anchor } = context;
  const gender = faker.helpers.weightedArrayElement([
    { weight: 9, value: 'female' as const },
    { weight: 9, value: 'male' as const },
  ]);
  const { lastname, firstname } = drawName(gender);
  const age = faker.number.int({ min: 15, max: 84 });
  const birthday = utcIsoTime(anchor - age * 365.25 * DAY - faker.number.int(364) * DAY).slice(0, 10);
  return {
    names: {
      name: `${lastname} ${firstname}`,
      firstname,
      lastname,
      gender: faker.number.int(19) === 0 ? 'other' : gender,
      birthday,
    },
    romajiName: `${ROMAJI[firstname] ?? 'user'}.${ROMAJI[lastname] ?? 'machi'}`,
  };
}

/** Every city has five schools of its own: an id determines the city. */
export const SCHOOLS_OF_CITY = 5;

function schoolOf({ faker, city }: SeedContext, permission: Role) {
  const attendsSchool = permission === 'President' || permission === 'Teacher' || faker.number.int(5) === 0;
  if (!attendsSchool) return { school: null, group: null, classes: null };
  const school = ((city?.id ?? 1) - 1) * SCHOOLS_OF_CITY + faker.number.int({ min: 1, max: SCHOOLS_OF_CITY });
  if (permission === 'President') return { school, group: null, classes: null };
  const group = faker.number.int({ min: 1, max: 3 });
  return { school, group, classes: `${group}年${faker.number.int({ min: 1, max: 4 })}組` };
}

/** Members have a confirmation of their identity; the newest are pending. */
function identityOf({ faker, count }: SeedContext, permission: Role, index: number) {
  if (permission !== 'Member') return {};
  const isPending = index === 0 || index >= count * 0.85;
  return { confirmed: isPending ? null : faker.number.int(11) > 0 };
}

/** Ads and passes are the first ids of their tables in this city. */
const FAVOURITES_AMONG = 40;

/** A home is at most 1.7 km from its station. */
const OFFSET_DIVISOR = 4;

function homeNear(city: string, station: string, offset: Coordinates): Coordinates {
  const position = positionOf(city, station);
  return position === null
    ? movedInland(city, centreOf(city), offset)
    : movedInland(city, position, { lat: offset.lat / OFFSET_DIVISOR, lng: offset.lng / OFFSET_DIVISOR });
}

function criteriaFieldsOf({ faker, city, firstId, place }: SeedContext, index: number) {
  const slug = city?.name ?? '';
  const drawDegrees = () => faker.number.float({ min: -0.06, max: 0.06 });
  const station = faker.helpers.arrayElement(place.stations);
  const area = `${station}周辺`;
  const isLocated = index % 9 !== 8;
  const home = isLocated ? homeNear(slug, station, { lat: drawDegrees(), lng: drawDegrees() }) : null;
  return {
    area,
    latitude: home?.lat ?? null,
    longitude: home?.lng ?? null,
    favourite_ads: distinctIds(faker.number.int(4), () => firstId + faker.number.int(FAVOURITES_AMONG - 1)),
    pass_types: distinctIds(faker.number.int(2), () => firstId + faker.number.int(USUAL_PASS_COUNT - 1)),
  };
}

const distinctIds = (length: number, drawId: () => number): number[] => [
  ...new Set(Array.from({ length }, drawId)),
];

const NAME_MAX = 64;
const INTRODUCTION_MAX = 5_000;

/** Values that a backend may hold after years: anything, or nothing. */
function edgeValues({ anchor }: SeedContext, index: number): Partial<SeededUser> {
  return {
    name: index % 7 === 6 ? null : hardText(index, NAME_MAX),
    firstname: index % 5 === 4 ? '' : hardText(index + 2, NAME_MAX),
    lastname: index % 5 === 4 ? null : hardText(index + 4, NAME_MAX),
    gender: ['female', 'male', 'other', '', 'X', null][index % 6] ?? null,
    birthday: ['1900-01-01', '2024-02-29', '', null, '1989-01-07'][index % 5] ?? null,
    introduction: index % 4 === 1 ? null : hardText(index + 1, INTRODUCTION_MAX),
    address: hardText(index + 3, 200),
    area: index % 6 === 5 ? null : hardText(index + 5, 40),
    created_at: index % 11 === 10 ? null : hardDate(index, anchor),
    ...(index % 13 === 12 ? { permission: '' as const } : {}),
  };
}
