import type { SeedContext } from '#mocks/backend/seed/base/context';
import { dayOfRow, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { COMPANIES } from '#mocks/backend/seed/places/companies';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { GIVEN_NAMES, SURNAMES } from '#mocks/backend/seed/texts/matching-texts';

/** The number for each company except the general one: enough for two pages. */
const COUNT_PER_OTHER_COMPANY = 24;
const SPAN_DAYS = 365;
const MINUTE = 60_000;
const EDGE_COMMENT_LENGTH = 1_000;
const EDGE_NAME_LENGTH = 64;

const SHOPS = ['本店', '駅前店', '商店街店', '海岸通り店', '公園前店', '北口店'];

const COMMENTS = [
  '店員さんの対応がとても丁寧で、また伺いたいと思いました。',
  '子ども連れでもゆっくり過ごせました。ありがとうございました。',
  '焼きたてのパンがおいしく、家族みんなで楽しみました。',
  '雨の日に傘を貸していただき、本当に助かりました。',
  '予約の変更にも快く応じてくださり、感謝しています。',
  '地元の野菜を使った定食が絶品でした。量も十分です。',
  '忘れ物をていねいに保管してくださっていて感激しました。',
  '待ち時間が少し長かったですが、案内がわかりやすく安心できました。',
  '駐車場が広く、車いすでも入りやすかったです。',
  'クーポンの使い方を親切に教えてくださいました。',
  '味もサービスも申し分ありません。友人にもすすめます。',
  'お祭りの日の限定メニューが楽しかったです。\n来年もまた参加します。',
];

/** Reviews by customers of each company's shops, oldest first. */
export function seedReviews(context: SeedContext) {
  const { count } = context;
  if (count === 0) return [];
  return COMPANIES.flatMap(({ id, slug }) => {
    const rowCount = id === 1 ? count : COUNT_PER_OTHER_COMPANY;
    return Array.from({ length: rowCount }, (_, index) => ({
      ...reviewOf(context, index, rowCount),
      company: slug,
    }));
  });
}

function reviewOf({ faker, anchor, profile }: SeedContext, index: number, rowCount: number) {
  const day = dayOfRow(anchor, { index, count: rowCount, days: SPAN_DAYS });
  const gender = faker.helpers.arrayElement(['female', 'male'] as const);
  const review = {
    user: `${faker.helpers.arrayElement(SURNAMES)} ${faker.helpers.arrayElement(GIVEN_NAMES[gender])}`,
    shop: faker.helpers.arrayElement(SHOPS),
    rating: faker.helpers.weightedArrayElement([
      { weight: 1, value: 1 },
      { weight: 2, value: 2 },
      { weight: 5, value: 3 },
      { weight: 12, value: 4 },
      { weight: 14, value: 5 },
    ]),
    comment: faker.helpers.arrayElement(COMMENTS),
    created_at: utcIsoTime(day + faker.number.int({ min: 7 * 60, max: 23 * 60 }) * MINUTE),
  };
  if (profile !== 'edge') return review;
  return {
    user: index % 7 === 0 ? null : hardText(index, EDGE_NAME_LENGTH),
    shop: index % 5 === 0 ? null : hardText(index + 3, EDGE_NAME_LENGTH),
    rating: index % 4 === 0 ? null : review.rating,
    comment: index % 11 === 0 ? null : hardText(index + 1, EDGE_COMMENT_LENGTH),
    created_at: hardDate(index, anchor),
  };
}
