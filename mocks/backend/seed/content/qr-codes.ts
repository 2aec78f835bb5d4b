import { TITLE_MAX } from '#domain/base/limits';
import type { QrCode } from '#domain/content/qr-code';
import type { City } from '#domain/places/city';
import { IDS_OF_A_CITY, type SeedContext } from '#mocks/backend/seed/base/context';
import { dayOfRow, officeTime, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { seedAreas } from '#mocks/backend/seed/places/areas';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { COMPANIES } from '#mocks/backend/seed/places/companies';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { type Place, placeOf } from '#mocks/backend/seed/texts/places';

type SeededCode = Omit<QrCode, 'id' | 'image'> & { company: string; drawn: boolean };

/** The location of a code as its name, and the page of the guide that it opens. */
const CODE_USES: readonly { name: (place: Place, round: number) => string; path: string; locker?: true }[] = [
  { name: ({ stations }, round) => `${itemAt(stations, round)} 改札前ポスター`, path: 'stations' },
  { name: ({ spots }, round) => `${itemAt(spots, round)} 案内板`, path: 'spots' },
  { name: ({ streets }, round) => `${itemAt(streets, round)} スタンプラリー`, path: 'stamps' },
  {
    name: ({ stations }, round) => `${itemAt(stations, round)} ロッカーの使い方`,
    path: 'lockers',
    locker: true,
  },
  {
    name: ({ events }, round) =>
      `${itemAt(
        events.map(({ name }) => name),
        round,
      )} 会場受付`,
    path: 'events',
  },
  { name: ({ venues }, round) => `${itemAt(venues, round)} アンケート`, path: 'surveys' },
  { name: ({ foods }, round) => `${itemAt(foods, round)} お店さがし`, path: 'foods' },
];

/** The general company has the profile's number of rows, the others a few each; oldest first. */
export function seedQrCodes(context: SeedContext): SeededCode[] {
  const { profile, count } = context;
  const areas = seedAreas(context);
  const hasLockers = context.of('lockers').count > 0;
  return COMPANIES.flatMap(({ slug }, index) => {
    const areaIds = areas.flatMap(({ company }, at) => (company === slug ? [at + 1] : []));
    if (areaIds.length === 0) return [];
    const cities = index === 0 ? CITIES : CITIES.slice(index, index + 3);
    const length = index === 0 ? count : COUNT_PER_OTHER_COMPANY;
    return Array.from({ length }, (_, turn) => {
      const cityIndex = turn % cities.length;
      const code = codeOf(context, cities[cityIndex] ?? CITIES[0], {
        turn: Math.floor(turn / cities.length),
        length,
        hasLockers,
      });
      const companyCode = { ...code, company: slug, area: areaIds[cityIndex] ?? null, drawn: turn % 6 !== 4 };
      return profile === 'edge' && index === 0
        ? { ...companyCode, ...edgeValues(context, turn) }
        : companyCode;
    });
  });
}

const COUNT_PER_OTHER_COMPANY = 14;

function codeOf(
  { anchor, timeFaker }: SeedContext,
  city: City | undefined,
  { turn, length, hasLockers }: { turn: number; length: number; hasLockers: boolean },
): Omit<SeededCode, 'company' | 'area' | 'drawn'> {
  const place = placeOf(city?.name);
  const use = CODE_USES[turn % CODE_USES.length];
  const hasOwnLockers = hasLockers && city !== undefined && city.name !== 'toyonaka';
  const round = Math.floor(turn / CODE_USES.length);
  return {
    name: `${use?.name(place, round) ?? ''}${round > 6 ? ` ${round}` : ''}`,
    content: `https://machi.example.jp/${city?.name ?? ''}/${use?.path ?? ''}/${turn + 1}`,
    locker:
      use?.locker && hasOwnLockers ? (city.id - 1) * IDS_OF_A_CITY + 1 + (round % LOCKERS_WITH_CODES) : null,
    created_at: utcIsoTime(
      dayOfRow(anchor, { index: turn, count: length, days: 300 }) + officeTime(timeFaker),
    ),
  };
}

/** The first lockers of a city have codes: every seed except the empty one has at least this many lockers. */
const LOCKERS_WITH_CODES = 6;

const itemAt = (values: readonly string[], round: number): string => values[round % values.length] ?? '';

/** Names and contents of every kind; a missing name, an empty code, a missing locker and area. */
const edgeValues = ({ anchor }: SeedContext, index: number): Partial<SeededCode> => ({
  name: index % 11 === 10 ? null : hardText(index, TITLE_MAX),
  content: index % 13 === 12 ? null : hardText(index + 1, 700),
  area: index % 9 === 8 ? 9_999 : 1,
  locker: index % 10 === 9 ? 99_999 : null,
  created_at: index % 7 === 6 ? null : hardDate(index, anchor),
});
