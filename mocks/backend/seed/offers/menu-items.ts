import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import type { MenuItem } from '#domain/offers/menu-item';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { dayOfRow, officeTime, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { COMPANIES } from '#mocks/backend/seed/places/companies';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { placeOf } from '#mocks/backend/seed/texts/places';

type SeededItem = Omit<MenuItem, 'id'> & { company: string };

/** The ways to serve a local dish: name, description and price in yen. */
const SERVED: readonly (readonly [string, string, number])[] = [
  ['定食', 'ご飯、味噌汁、小鉢、香の物つき。ご飯の大盛りは無料です。', 980],
  ['単品', 'お酒のおともに。お持ち帰りもできます。', 480],
  ['弁当', '前日17時までのご予約で、当日11時からお渡しします。', 850],
  ['ミニセット', 'ランチの時間だけの小さなセットです。お子さまにも。', 650],
  ['盛り合わせ', '2〜3名様向け。その日のおすすめを少しずつ。', 1_680],
  ['コース', '2名様から承ります。季節によって内容が変わります。', 3_300],
];

/** Enough for two pages. */
const OTHERS = 26;

/** Each company has the dishes of its cities, so that no two companies have the same items; oldest first. */
export function seedMenuItems(context: SeedContext): SeededItem[] {
  const { count, profile } = context;
  if (count === 0) return [];
  return COMPANIES.flatMap(({ id, slug }) => {
    const length = id === 1 ? count : OTHERS;
    return Array.from({ length }, (_, index) => {
      const item = { ...itemOf(context, { company: id, index, length }), company: slug };
      return profile === 'edge' ? { ...item, ...hardValues(context, index) } : item;
    });
  });
}

function itemOf(
  { anchor, faker, times }: SeedContext,
  { company, index, length }: { company: number; index: number; length: number },
): Omit<SeededItem, 'company'> {
  const cities = company === 1 ? CITIES : CITIES.slice(company - 1, company + 2);
  const { foods } = placeOf(cities[index % cities.length]?.name);
  const round = Math.floor(index / cities.length);
  const [nameEnding, description, price] = SERVED[(index + round) % SERVED.length] ?? ['', '', 0];
  return {
    name: `${foods[round % foods.length] ?? ''} ${nameEnding}`,
    description: faker.number.int(5) === 0 ? null : description,
    price: price + faker.number.int(9) * 20,
    created_at: utcIsoTime(dayOfRow(anchor, { index, count: length, days: 360 }) + officeTime(times)),
  };
}

const HARD_PRICES: readonly (number | null)[] = [0, 1, 9_999_999_999, null, 100_000];

const hardValues = ({ anchor }: SeedContext, index: number): Partial<SeededItem> => ({
  name: index % 11 === 10 ? null : hardText(index, TITLE_MAX),
  description: index % 7 === 6 ? null : hardText(index + 1, DESCRIPTION_MAX),
  price: HARD_PRICES[index % HARD_PRICES.length] ?? null,
  created_at: index % 9 === 8 ? null : hardDate(index, anchor),
});
