import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import type { Combo } from '#domain/offers/combo';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { dayOfRow, officeTime, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { COMPANIES } from '#mocks/backend/seed/places/companies';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { placeholdersOfTown } from '#mocks/backend/seed/texts/placeholders-of-town';
import { placeOf } from '#mocks/backend/seed/texts/places';

/** The number for each company except the general one, which has the most. */
const COUNT_PER_OTHER_COMPANY = 24;
const DAYS_COVERED = 400;

/** With the lowest and the highest price in yen, for each of `{n}` if the name has it. */
const PRODUCT_TEXTS: readonly (readonly [name: string, description: string, min: number, max: number])[] = [
  [
    '{food} 詰め合わせ（{n}個入り）',
    '{city}の定番みやげ「{food}」を{n}個詰め合わせました。常温で7日間保存できます。',
    150,
    320,
  ],
  [
    '{food}と日本酒のセット',
    '{food}に合う純米酒（300ml）を組み合わせたセットです。20歳未満の方には販売できません。',
    1_980,
    4_980,
  ],
  [
    '{spot} 入場券＋お食事券',
    '{spot}の入場券1枚と、周辺のお店で使えるお食事券1,000円分のセットです。',
    1_280,
    2_480,
  ],
  [
    '{street} お買い物券（{n}枚つづり）',
    '{street}の加盟店で使える500円券の{n}枚つづりです。お釣りは出ません。',
    450,
    490,
  ],
  [
    '{station} 駅弁セット',
    '{station}の売店で受け取れるお弁当とお茶のセットです。前日の17時までにご予約ください。',
    980,
    1_680,
  ],
  [
    '{event} 記念セット',
    '「{event}」の記念タオルとステッカーのセットです。数量限定、なくなり次第終了します。',
    1_480,
    2_980,
  ],
  [
    '{venue} 体験教室と{food}',
    '{venue}での体験教室（90分）と、{food}のお持ち帰りが付いています。',
    1_980,
    3_980,
  ],
  [
    'ファミリーセット {food}',
    '大人2名・子ども2名分の{food}をまとめました。温め直しの説明書が付きます。',
    2_980,
    5_980,
  ],
  [
    'ギフト箱 {city}の味',
    '{food}をはじめ、{city}の味を{n}品選んで箱に入れました。のし紙を無料でお付けします。',
    280,
    520,
  ],
  [
    'お試し {food}（{n}個）',
    'はじめての方に、{food}を{n}個のお試し価格でご用意しました。お一人さま1回限りです。',
    90,
    180,
  ],
];

type SeededCombo = Omit<Combo, 'id'> & { company: string };

/** Oldest first: drafts, supported and unsupported products in turn. */
export function seedCombos(context: SeedContext): SeededCombo[] {
  const { count, profile } = context;
  if (count === 0) return [];
  // Three lists share the products, and each needs a second page.
  const countOfGeneralCompany = profile === 'busy' ? count : count * 2;
  return COMPANIES.flatMap(({ id, slug }) => {
    const rowCount = id === 1 ? countOfGeneralCompany : COUNT_PER_OTHER_COMPANY;
    return Array.from({ length: rowCount }, (_, index) => ({
      ...comboOf(context, index, rowCount),
      ...(profile === 'edge' ? edgeValues(context, index) : {}),
      company: slug,
    }));
  });
}

function comboOf(
  { faker, anchor }: SeedContext,
  index: number,
  rowCount: number,
): Omit<SeededCombo, 'company'> {
  const place = placeOf(faker.helpers.arrayElement(CITIES).name);
  const day = dayOfRow(anchor, { index, count: rowCount, days: DAYS_COVERED });
  const placeholders = {
    ...placeholdersOfTown({ faker, place }, day),
    n: faker.number.int({ min: 3, max: 12 }),
  };
  const [name, description, min, max] = faker.helpers.arrayElement(PRODUCT_TEXTS);
  const pieces = /\{n\}/.test(name + description) ? placeholders.n : 1;
  const isDraft = index % 3 === 0;
  // An unfinished draft has no description or price.
  const isBare = isDraft && index % 4 === 3;
  return {
    is_draft: isDraft,
    supported: index % 3 === 1,
    name: fillPlaceholders(name, placeholders),
    description: isBare ? null : fillPlaceholders(description, placeholders),
    price: isBare ? null : Math.round((faker.number.int({ min, max }) * pieces) / 10) * 10,
    created_at: utcIsoTime(day + officeTime(faker)),
  };
}

/** A backend may omit nearly every field. */
const edgeValues = ({ anchor }: SeedContext, index: number): Partial<SeededCombo> => ({
  name: index % 17 === 16 ? null : hardText(index, TITLE_MAX),
  description: index % 5 === 4 ? null : hardText(index + 1, DESCRIPTION_MAX),
  price: [0, 9_999_999_999, null, 1][index % 4] ?? null,
  created_at: index % 7 === 6 ? null : hardDate(index, anchor),
  // Null means not supported.
  ...(index % 6 === 5 ? { supported: null } : {}),
});
