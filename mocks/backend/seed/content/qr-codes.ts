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
const USES: readonly { name: (place: Place, turn: number) => string; path: string; locker?: true }[] = [
  { name: ({ stations }, turn) => `${itemAt(stations, turn)} 改札前ポスター`, path: 'stations' },
  { name: ({ spots }, turn) => `${itemAt(spots, turn)} 案内板`, path: 'spots' },
  { name: ({ streets }, turn) => `${itemAt(streets, turn)} スタンプラリー`, path: 'stamps' },
  {
    name: ({ stations }, turn) => `${itemAt(stations, turn)} ロッカーの使い方`,
    path: 'lockers',
    locker: true,
  },
  {
    name: ({ events }, turn) =>
      `${itemAt(
        events.map(({ name }) => name),
        turn,
      )} 会場受付`,
    path: 'events',
  },
  { name: ({ venues }, turn) => `${itemAt(venues, turn)} アンケート`, path: 'surveys' },
  { name: ({ foods }, turn) => `${itemAt(foods, turn)} お店さがし`, path: 'foods' },
];

/** The general company has the profile's number of rows, the others a few each; oldest first. */
export function seedQrCodes(context: SeedContext): SeededCode[] {
  const { profile, count } = context;
  const areas = seedAreas(context);
  return COMPANIES.flatMap(({ slug }, index) => {
    const own = areas.flatMap(({ company }, at) => (company === slug ? [at + 1] : []));
    if (own.length === 0) return [];
    const cities = index === 0 ? CITIES : CITIES.slice(index, index + 3);
    const length = index === 0 ? count : FEW;
    return Array.from({ length }, (_, turn) => {
      const at = turn % cities.length;
      const code = codeOf(context, cities[at] ?? CITIES[0], {
        turn: Math.floor(turn / cities.length),
        length,
      });
      const placed = { ...code, company: slug, area: own[at] ?? null, drawn: turn % 6 !== 4 };
      return profile === 'edge' && index === 0 ? { ...placed, ...hardValues(context, turn) } : placed;
    });
  });
}

const FEW = 14;

function codeOf(
  { anchor, times, of }: SeedContext,
  city: City | undefined,
  { turn, length }: { turn: number; length: number },
): Omit<SeededCode, 'company' | 'area' | 'drawn'> {
  const place = placeOf(city?.name);
  const use = USES[turn % USES.length];
  const hasLockers = city !== undefined && city.name !== 'toyonaka' && of('lockers').count > 0;
  const round = Math.floor(turn / USES.length);
  return {
    name: `${use?.name(place, round) ?? ''}${round > 6 ? ` ${round}` : ''}`,
    content: `https://machi.example.jp/${city?.name ?? ''}/${use?.path ?? ''}/${turn + 1}`,
    locker: use?.locker && hasLockers ? (city.id - 1) * IDS_OF_A_CITY + 1 + (round % LOCKERS) : null,
    created_at: utcIsoTime(dayOfRow(anchor, { index: turn, count: length, days: 300 }) + officeTime(times)),
  };
}

/** The first lockers of a city have codes: every seed except the empty one has at least this many lockers. */
const LOCKERS = 6;

const itemAt = (values: readonly string[], turn: number): string => values[turn % values.length] ?? '';

/** Names and contents of every kind; a missing name, an empty code, a missing locker and area. */
const hardValues = ({ anchor }: SeedContext, index: number): Partial<SeededCode> => ({
  name: index % 11 === 10 ? null : hardText(index, TITLE_MAX),
  content: index % 13 === 12 ? null : hardText(index + 1, 700),
  area: index % 9 === 8 ? 9_999 : 1,
  locker: index % 10 === 9 ? 99_999 : null,
  created_at: index % 7 === 6 ? null : hardDate(index, anchor),
});
