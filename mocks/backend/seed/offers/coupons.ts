import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import type { Coupon } from '#domain/offers/coupon';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { DAY, dayOfRow, officeTime, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { AD_CATEGORIES } from '#mocks/backend/seed/texts/advertisement-texts';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { seedAdvertisements } from './advertisements';
import { olderAd } from './older-ad';

interface CouponText {
  title: string;
  content: string;
  /** Missing: every shop. */
  categories?: readonly string[];
}

const RESTAURANTS = ['飲食'];
const BAKERIES = ['食料品'];
const ALL_BUT_BAKERIES = AD_CATEGORIES.filter((category) => !BAKERIES.includes(category));

const COUPON_TEXTS: readonly CouponText[] = [
  { title: 'お会計から10%オフ', content: 'お会計の合計から10%を割引いたします。' },
  {
    title: 'ドリンク1杯無料',
    content: 'お食事をご注文の方に、お好きなソフトドリンクを1杯サービスいたします。',
    categories: RESTAURANTS,
  },
  {
    title: 'ランチ100円引き',
    content: '平日のランチメニューを100円引きでご提供します。',
    categories: RESTAURANTS,
  },
  {
    title: '初回500円引き',
    content: 'はじめてご来店の方は、お会計から500円を割引いたします。',
    categories: ALL_BUT_BAKERIES,
  },
  {
    title: 'デザートプレゼント',
    content: '2名以上でご利用の方に、季節のデザートを人数分お付けします。',
    categories: RESTAURANTS,
  },
  { title: '次回使える割引券', content: '1,000円以上のお会計で、次回使える割引券をお渡しします。' },
  {
    title: '{food}をもう1品',
    content: '{food}をご注文の方に、もう1品をサービスいたします。',
    categories: RESTAURANTS,
  },
  {
    title: 'パン3つで1つプレゼント',
    content: '焼きたてのパンを3つお買い上げの方に、お好きなパンを1つ差し上げます。',
    categories: BAKERIES,
  },
  {
    title: '食パン1斤50円引き',
    content: '午後2時からの焼き上がりを、1斤につき50円引きでご提供します。',
    categories: BAKERIES,
  },
  {
    title: '{spot}の入場券提示で割引',
    content: '{spot}の当日の入場券をお持ちの方は、お会計から5%を割引いたします。',
  },
];
const SHOW_CONDITIONS: readonly string[] = [
  'ご注文時に提示',
  'お会計時に提示',
  '入店時に提示',
  '予約時に申告',
];
const USE_CONDITIONS: readonly string[] = [
  '1組1回限り。他の割引との併用はできません。',
  '1人1枚。平日のみ利用できます。',
  '店内でのご利用に限ります。',
  '1,000円以上のお会計でご利用いただけます。',
];

type SeededCoupon = Omit<Coupon, 'id'>;

/** Oldest first: some expired, some running, some in the future; none ends after its ad's discount. */
export function seedCoupons(context: SeedContext): SeededCoupon[] {
  const ads = seedAdvertisements(context.of('advertisements'));
  if (ads.length === 0) return [];
  return Array.from({ length: context.count }, (_, index) => {
    const coupon = couponOf(context, ads, index);
    return context.profile === 'edge' ? { ...coupon, ...edgeValues(context, index) } : coupon;
  });
}

function couponOf(
  { faker, timeFaker, anchor, count, firstId, place }: SeedContext,
  ads: ReturnType<typeof seedAdvertisements>,
  index: number,
): SeededCoupon {
  const createdDay = dayOfRow(anchor, { index, count, days: 180 });
  const adIndex = olderAd(ads, faker.number.int(ads.length - 1), createdDay);
  const ad = ads[adIndex];
  const placeholders: Readonly<Record<string, string>> = {
    food: faker.helpers.arrayElement(place.foods),
    spot: faker.helpers.arrayElement(place.spots),
  };
  const textOf = (text: string) => fillPlaceholders(text, placeholders);
  const { title, content } = faker.helpers.arrayElement(
    COUPON_TEXTS.filter(({ categories }) => categories?.includes(ad?.category_name ?? '') ?? true),
  );
  const start = Math.max(anchor + (faker.number.int(120) - 90) * DAY, createdDay + DAY) + 10 * HOUR;
  const discountEnd = ad?.discount_end ? Date.parse(ad.discount_end) : Number.POSITIVE_INFINITY;
  return {
    title: textOf(title),
    content: textOf(content),
    advertisement: firstId + adIndex,
    advertisement_name: ad?.name ?? null,
    discount_end: ad?.discount_end ?? null,
    show_condition: faker.helpers.arrayElement(SHOW_CONDITIONS),
    use_condition: faker.helpers.arrayElement(USE_CONDITIONS),
    start_date: utcIsoTime(Math.min(start, discountEnd - DAY)),
    end_date: utcIsoTime(Math.min(start + faker.number.int({ min: 7, max: 60 }) * DAY, discountEnd)),
    created_at: utcIsoTime(createdDay + officeTime(timeFaker)),
  };
}

const HOUR = DAY / 24;

const edgeValues = ({ anchor }: SeedContext, index: number): Partial<SeededCoupon> => ({
  title: hardText(index, TITLE_MAX),
  content: hardText(index + 1, DESCRIPTION_MAX),
  show_condition: hardText(index + 2, DESCRIPTION_MAX),
  use_condition: hardText(index + 3, 200),
  advertisement_name: index % 5 === 4 ? null : hardText(index + 4, 64),
  created_at: hardDate(index, anchor),
});
