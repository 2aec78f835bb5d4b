/** What a thing costs, in yen; the first row whose words the name has is right. For `（3個入り）`, of one piece. */
const YEN: readonly (readonly [name: RegExp, min: number, max: number])[] = [
  [/（\d+枚つづり）/, 400, 500],
  [/お試し .*（\d+個）/, 50, 250],
  [/詰め合わせ（\d+個入り）/, 100, 400],
  [/駅弁/, 800, 2_000],
  [/日本酒のセット|記念セット/, 1_200, 5_000],
  [/入場券＋お食事券/, 1_100, 3_000],
  [/体験教室と/, 1_500, 5_000],
  [/ファミリーセット/, 2_500, 8_000],
  [/ギフト箱/, 800, 7_000],
  [/法人会員パス/, 5_000, 15_000],
  [/プレミアム会員パス/, 1_500, 4_000],
  [/パス$/, 200, 3_000],
  [/団体さま/, 6_000, 15_000],
  [/おひとりさまパック|はしごパック/, 1_000, 3_000],
  [/家族パック|食べくらべパック|まとめ買いパック/, 1_000, 9_000],
  [/酒 (グラス|1合|飲みくらべ)$/, 300, 1_500],
  [/酒 [^ ]+$/, 0, 0],
  [/ コース$/, 2_500, 8_000],
  [/ 盛り合わせ$| 詰め合わせ$/, 1_200, 3_000],
  [/ (定食|弁当)$/, 700, 1_500],
  [/ (単品|ミニセット|お試しセット|お茶セット|お持ち帰り)$/, 250, 900],
  [/ベーカリー/, 100, 1_000],
  [/^旅館/, 5_000, 40_000],
  [/^ヘアサロン/, 2_000, 15_000],
  [/整骨院|カルチャースクール/, 1_000, 10_000],
  [/見学ツアー/, 300, 5_000],
  [/商店$/, 200, 5_000],
  [/^喫茶/, 300, 2_000],
  [/食堂|の店/, 500, 5_000],
];

export function absurdPrice(name: string | null | undefined, price: number | null | undefined): string[] {
  if (price === null || price === undefined) return [];
  const [words, min, max] = YEN.find(([row]) => row.test(name ?? '')) ?? [/^/, 0, 0];
  const pieces = Number(/（(\d+)[個枚]/.exec(words.exec(name ?? '')?.[0] ?? '')?.[1] ?? 1);
  return price < min * pieces || price > max * pieces ? [`${name}: ￥${price}`] : [];
}

/** A discount in yen that is as high as the price of its shop. */
export function absurdDiscount(title: string, price: number | null | undefined): string[] {
  const yen = Number(/(\d+)円引き/.exec(title)?.[1] ?? 0);
  return yen > 0 && yen >= (price ?? 0) ? [`${title}: ￥${price}`] : [];
}

/** The categories of the shops that take part in a sale. */
const SHOPS_OF_SALE: readonly (readonly [title: RegExp, categories: RegExp])[] = [
  [/ランチ|数量限定/, /^飲食$/],
  [/夕市タイムセール|朝市セール|売り切り/, /^(飲食|食料品|暮らし・サービス)$/],
];

export const absurdShop = (title: string, category: string | null | undefined): string[] =>
  SHOPS_OF_SALE.flatMap(([sale, categories]) =>
    sale.test(title) && !categories.test(category ?? '') ? [`${title}: ${category}`] : [],
  );

/** More people than a shop has in one shift. */
const CROWD = 6;

export const crowds = (
  schedules: readonly {
    company: string;
    times: readonly { start: string }[];
    weekdays: readonly { short: string }[];
  }[],
): string[] => {
  const shifts = schedules.flatMap(({ company, times, weekdays }) =>
    weekdays.map(({ short }) => `${company} ${short} ${times[0]?.start}`),
  );
  const counts = new Map<string, number>();
  for (const shift of shifts) counts.set(shift, (counts.get(shift) ?? 0) + 1);
  return [...counts].flatMap(([shift, count]) => (count > CROWD ? [`${shift}: ${count}`] : []));
};

type Moment = string | null | undefined;

/** What happens before that without which it cannot happen. */
export const early = (what: string, first: Moment, then: Moment): string[] =>
  first && then && Date.parse(then) < Date.parse(first) ? [`${what}: ${then}, after ${first}`] : [];

interface Post {
  town: string;
  content: string | null;
  created_at: string;
}

/** Reports without an older post of their text and city. */
export const withoutPost = (
  reports: readonly { town: string; post: string | null; created_at: string }[],
  posts: readonly Post[],
): string[] =>
  reports.flatMap(({ town, post, created_at }) =>
    posts.some((one) => one.town === town && one.content === post && one.created_at < created_at)
      ? []
      : [`${town} ${created_at}: ${post}`],
  );
