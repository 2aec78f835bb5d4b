import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import type { MenuItem } from '#domain/offers/menu-item';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { dayOfRow, officeTime, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { illustrationOf } from '#mocks/backend/seed/illustrations/illustration-of';
import type { IllustrationName } from '#mocks/backend/seed/illustrations/illustrations';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { COMPANIES } from '#mocks/backend/seed/places/companies';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { placeOf } from '#mocks/backend/seed/texts/places';

type SeededItem = Omit<MenuItem, 'id'> & { company: string };

/** The ways to serve a local dish: name, description and price in yen. */
const MEALS: readonly (readonly [string, string, number])[] = [
  ['定食', 'ご飯、味噌汁、小鉢、香の物つき。ご飯の大盛りは無料です。', 980],
  ['単品', 'お酒のおともに。お持ち帰りもできます。', 480],
  ['弁当', '前日17時までのご予約で、当日11時からお渡しします。', 850],
  ['ミニセット', 'ランチの時間だけの小さなセットです。お子さまにも。', 650],
  ['盛り合わせ', '2〜3名様向け。その日のおすすめを少しずつ。', 1_680],
  ['コース', '2名様から承ります。季節によって内容が変わります。', 3_300],
];

/** How food that is no meal is sold. */
const SNACKS: typeof MEALS = [
  ['お茶セット', 'ほうじ茶つき。店内でお召し上がりいただけます。', 680],
  ['単品', 'おやつにどうぞ。お持ち帰りもできます。', 280],
  ['お持ち帰り', '前日17時までのご予約で、当日11時からお渡しします。', 580],
  ['ミニセット', '食べ切りの小さなセットです。お子さまにも。', 450],
  ['詰め合わせ', 'ご贈答に。のし紙を無料でお付けします。', 1_480],
  ['お試しセット', 'はじめての方に。お一人さま1回限りです。', 380],
];

const DRINKS: typeof MEALS = [
  ['グラス', '冷やでも燗でもお出しします。20歳未満の方には販売できません。', 480],
  ['1合', '徳利でお出しします。20歳未満の方には販売できません。', 780],
  ['飲みくらべ', '3種類を少しずつお楽しみいただけます。20歳未満の方には販売できません。', 1_180],
];

/** Enough for two pages. */
const COUNT_PER_OTHER_COMPANY = 26;

/** Each company has the dishes of its cities, so that no two companies have the same items; oldest first. */
export function seedMenuItems(context: SeedContext): SeededItem[] {
  const { count, profile } = context;
  if (count === 0) return [];
  return COMPANIES.flatMap(({ id, slug }) => {
    const length = id === 1 ? count : COUNT_PER_OTHER_COMPANY;
    return Array.from({ length }, (_, index) => {
      const item = { ...itemOf(context, { company: id, index, length }), company: slug };
      return profile === 'edge' ? { ...item, ...edgeValues(context, index) } : item;
    });
  });
}

function itemOf(
  { anchor, faker, timeFaker }: SeedContext,
  { company, index, length }: { company: number; index: number; length: number },
): Omit<SeededItem, 'company'> {
  const cities = company === 1 ? CITIES : CITIES.slice(company - 1, company + 2);
  const { foods } = placeOf(cities[index % cities.length]?.name);
  const round = Math.floor(index / cities.length);
  const food = foods[round % foods.length] ?? '';
  const servings = servingsOf(food);
  const [nameEnding, description, price] = servings[(index + round) % servings.length] ?? ['', '', 0];
  return {
    name: `${food} ${nameEnding}`,
    description: faker.number.int(5) === 0 ? null : description,
    price: price + faker.number.int(9) * 20,
    created_at: utcIsoTime(dayOfRow(anchor, { index, count: length, days: 360 }) + officeTime(timeFaker)),
  };
}

const SNACK_ILLUSTRATIONS: ReadonlySet<IllustrationName> = new Set([
  'bakery',
  'cafe',
  'onigiri',
  'sweets',
  'vegetables',
]);

function servingsOf(food: string): typeof MEALS {
  if (food.endsWith('酒')) return DRINKS;
  return SNACK_ILLUSTRATIONS.has(illustrationOf(food)) ? SNACKS : MEALS;
}

const EDGE_PRICES: readonly (number | null)[] = [0, 1, 9_999_999_999, null, 100_000];

const edgeValues = ({ anchor }: SeedContext, index: number): Partial<SeededItem> => ({
  name: index % 11 === 10 ? null : hardText(index, TITLE_MAX),
  description: index % 7 === 6 ? null : hardText(index + 1, DESCRIPTION_MAX),
  price: EDGE_PRICES[index % EDGE_PRICES.length] ?? null,
  created_at: index % 9 === 8 ? null : hardDate(index, anchor),
});
