import type { Subject } from '#mocks/backend/seed/illustrations/illustration-of';

/** The categories of every city; their ids start at 1. */
export const AD_CATEGORIES = [
  '飲食',
  '食料品',
  '美容・健康',
  '暮らし・サービス',
  '学び・教室',
  '観光・宿泊',
  '医療・福祉',
] as const;

interface ShopKind {
  name: string;
  category: (typeof AD_CATEGORIES)[number];
  /** Names of genres, the most usual first. */
  genres: readonly string[];
  /** What its first photo shows: an illustration or a term of the city; missing: its first genre. */
  picture?: Subject;
  /** What a visit costs, in yen. */
  prices: readonly number[];
}

/** `{street}` and similar placeholders stand for terms of the city. */
export const SHOP_KINDS: readonly ShopKind[] = [
  {
    name: '{food}の店 {family}',
    category: '飲食',
    genres: ['和食', '居酒屋'],
    picture: '{food}',
    prices: [880, 1_200, 2_500, 3_800],
  },
  {
    name: '{street} {family}商店',
    category: '暮らし・サービス',
    genres: ['雑貨・手芸', '本・文具'],
    prices: [880, 1_100, 1_650, 2_200],
  },
  {
    name: '{family}食堂 {station}前店',
    category: '飲食',
    genres: ['和食', '洋食'],
    prices: [780, 900, 1_100, 1_480],
  },
  {
    name: '喫茶 {family}（{street}）',
    category: '飲食',
    genres: ['カフェ・喫茶', '洋食'],
    picture: 'cafe',
    prices: [600, 850, 1_000, 1_200],
  },
  {
    name: 'ヘアサロン {family} {station}店',
    category: '美容・健康',
    genres: ['美容室'],
    prices: [3_300, 4_400, 5_500, 8_800],
  },
  {
    name: '{family}整骨院 {station}',
    category: '医療・福祉',
    genres: ['整体・鍼灸'],
    prices: [1_500, 2_800, 4_500, 6_000],
  },
  {
    name: 'カルチャースクール {venue}',
    category: '学び・教室',
    genres: ['教室・スクール'],
    prices: [1_500, 2_500, 5_500, 7_700],
  },
  {
    name: '{spot} 見学ツアー',
    category: '観光・宿泊',
    genres: ['体験・ツアー', '名所・旧跡'],
    picture: '{spot}',
    prices: [1_000, 1_500, 1_800, 3_500],
  },
  {
    name: '{family}ベーカリー {street}',
    category: '食料品',
    genres: ['食料品', 'カフェ・喫茶'],
    picture: 'bakery',
    prices: [180, 260, 420, 680],
  },
  {
    name: '旅館 {family}荘 {spot}',
    category: '観光・宿泊',
    genres: ['宿泊'],
    prices: [8_800, 12_000, 16_500, 24_000],
  },
];
