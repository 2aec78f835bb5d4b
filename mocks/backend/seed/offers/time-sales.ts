import { COUPONS_PER_AD_MAX, DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import type { Period } from '#domain/base/period';
import type { TargetAd, TimeSale } from '#domain/offers/time-sale';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { DAY, dayOfRow, officeTime, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { AD_CATEGORIES } from '#mocks/backend/seed/texts/advertisement-texts';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { hardText } from '#mocks/backend/seed/texts/hard-texts';
import { eventAt } from '#mocks/backend/seed/texts/placeholders-of-town';
import { seedAdvertisements } from './advertisements';

interface SaleText {
  title: string;
  content: string;
  /** The categories of its shops. */
  categories: readonly string[];
  /** Between which hundreds of yen a coupon costs. */
  hundreds: { min: number; max: number };
}

const RESTAURANT_CATEGORIES = ['飲食'];
const SHOP_CATEGORIES = [...RESTAURANT_CATEGORIES, '食料品', '暮らし・サービス'];

const SALE_TEXTS: readonly SaleText[] = [
  {
    title: '{street} 夕市タイムセール',
    content: '夕方だけのお買い得です。なくなり次第終了します。',
    categories: SHOP_CATEGORIES,
    hundreds: { min: 1, max: 5 },
  },
  {
    title: '{food} 数量限定セール',
    content: '{food}を数量限定でお安くご用意しました。',
    categories: RESTAURANT_CATEGORIES,
    hundreds: { min: 3, max: 12 },
  },
  {
    title: '平日ランチタイムセール',
    content: '平日の昼だけ、ランチを特別価格でご提供します。',
    categories: RESTAURANT_CATEGORIES,
    hundreds: { min: 5, max: 10 },
  },
  {
    title: '{station}前 朝市セール',
    content: '朝の早い時間だけのセールです。',
    categories: SHOP_CATEGORIES,
    hundreds: { min: 1, max: 5 },
  },
  {
    title: '{event} 応援セール',
    content: '{event}にあわせて、参加店がいっせいに割引します。',
    categories: AD_CATEGORIES,
    hundreds: { min: 2, max: 15 },
  },
  {
    title: '閉店前売り切りセール',
    content: '閉店前の1時間、対象の品を割引いたします。',
    categories: SHOP_CATEGORIES,
    hundreds: { min: 1, max: 5 },
  },
];
const NO_SALE_TEXT: SaleText = { title: '', content: '', categories: [], hundreds: { min: 1, max: 1 } };
const SHOW_CONDITIONS: readonly string[] = [
  'お会計時にクーポンの画面を提示',
  '入店時に提示',
  'ご注文時に提示',
];
const USE_CONDITIONS: readonly string[] = [
  '1人1枚。他の割引との併用はできません。',
  '時間内のご来店に限ります。',
  '1組1回限り。',
];

type SeededSale = Omit<TimeSale, 'id'>;
type SeededAds = ReturnType<typeof seedAdvertisements>;

/** Oldest first: some ended, some running, some in the future. */
export function seedTimeSales(context: SeedContext): SeededSale[] {
  const ads = seedAdvertisements(context.of('advertisements'));
  if (ads.length === 0) return [];
  return Array.from({ length: context.count }, (_, index) => {
    const sale = saleOf(context, ads, index);
    return context.profile === 'edge' ? { ...sale, ...edgeValues(sale, index) } : sale;
  });
}

const HOUR = DAY / 24;

function saleOf(context: SeedContext, ads: SeededAds, index: number): SeededSale {
  const { faker, timeFaker, anchor, count, place } = context;
  const oneOf = (values: readonly string[]) => faker.helpers.arrayElement(values);
  const placeholders = {
    street: oneOf(place.streets),
    food: oneOf(place.foods),
    station: oneOf(place.stations),
  };
  const eventDraw = faker.number.float();
  const saleText = SALE_TEXTS[index % SALE_TEXTS.length] ?? NO_SALE_TEXT;
  const createdDay = dayOfRow(anchor, { index, count, days: 120 });
  const day = Math.max(anchor + (faker.number.int(90) - 70) * DAY, createdDay + DAY);
  const time_range = periodsOf(context, day);
  const event = eventAt(place, day, eventDraw);
  const initial = faker.number.int({ min: 1, max: 5 }) * 10;
  const max = Math.min(COUPONS_PER_AD_MAX, initial + faker.number.int(10) * 10);
  const hasBegun = Date.parse(time_range[0]?.start ?? '') < anchor;
  const target_ads = targetAdsOf(
    context,
    ads,
    index,
    ({ created_at, category_name }) =>
      Date.parse(created_at ?? '') < createdDay && saleText.categories.includes(category_name ?? ''),
  ).map((ad): TargetAd => {
    const coupon_count = faker.number.int({ min: initial, max });
    return { ...ad, coupon_count, taken_count: hasBegun ? faker.number.int(coupon_count) : 0 };
  });
  return {
    title: fillPlaceholders(saleText.title, { ...placeholders, event }),
    content: fillPlaceholders(saleText.content, { ...placeholders, event }),
    show_condition: oneOf(SHOW_CONDITIONS),
    use_condition: oneOf(USE_CONDITIONS),
    time_range,
    coupon_price: faker.number.int(saleText.hundreds) * 100,
    initial_number_per_ad: initial,
    max_number_per_ad: max,
    number: target_ads.reduce((sum, { coupon_count }) => sum + coupon_count, 0) + faker.number.int(5) * 10,
    target_ads,
    created_at: utcIsoTime(createdDay + officeTime(timeFaker)),
  };
}

/** One to three consecutive periods of some hours each. */
function periodsOf({ faker }: SeedContext, day: number): Period[] {
  let moment = day + faker.number.int({ min: 7, max: 17 }) * HOUR;
  return Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, () => {
    const start = moment;
    moment += faker.number.int({ min: 1, max: 30 }) * HOUR;
    return { start: utcIsoTime(start), end: utcIsoTime(moment) };
  });
}

/** A third has only the advertiser's ads, a third only the shop owner's (each owns every fourth ad). */
function targetAdsOf(
  { faker, firstId }: SeedContext,
  ads: SeededAds,
  index: number,
  isFittingAd: (ad: SeededAds[number]) => boolean,
) {
  const step = index % 3 === 0 ? 1 : 4;
  const firstIndex = index % 3 === 0 ? 0 : index % 3 === 1 ? 1 : 3;
  const candidateCount = Math.min(60, Math.ceil((ads.length - firstIndex) / step));
  const adIndexes = Array.from(
    { length: Math.max(0, candidateCount) },
    (_, choice) => firstIndex + choice * step,
  );
  const fittingIndexes = adIndexes.filter((adIndex) => ads.slice(adIndex, adIndex + 1).some(isFittingAd));
  const candidateIndexes = fittingIndexes.length > 0 ? fittingIndexes : adIndexes;
  return faker.helpers.arrayElements(candidateIndexes, { min: 1, max: 4 }).map((adIndex) => ({
    advertisement: firstId + adIndex,
    advertisement_name: ads[adIndex]?.name ?? null,
  }));
}

/** Maximum numbers of coupons for each ad, all coupons taken, and missing names. */
const edgeValues = (sale: SeededSale, index: number): Partial<SeededSale> => ({
  title: hardText(index, TITLE_MAX),
  content: hardText(index + 1, DESCRIPTION_MAX),
  show_condition: hardText(index + 2, DESCRIPTION_MAX),
  use_condition: hardText(index + 3, 200),
  number: 9_999_999_999,
  coupon_price: index % 2 === 0 ? 0 : 9_999_999_999,
  max_number_per_ad: COUPONS_PER_AD_MAX,
  target_ads: sale.target_ads.map((ad, adIndex) => ({
    ...ad,
    advertisement_name: (index + adIndex) % 5 === 4 ? null : hardText(index + adIndex, 64),
    coupon_count: COUPONS_PER_AD_MAX,
    taken_count: index % 4 === 3 ? null : (ad.taken_count ?? 0),
  })),
});
