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
}

/** `{street}` and similar placeholders stand for terms of the city. */
export const SHOP_KINDS: readonly ShopKind[] = [
  { name: '{food}の店 {family}', category: '飲食', genres: ['和食', '居酒屋'] },
  { name: '{street} {family}商店', category: '暮らし・サービス', genres: ['雑貨・手芸', '本・文具'] },
  { name: '{family}食堂 {station}前店', category: '飲食', genres: ['和食', '洋食'] },
  { name: '喫茶 {family}（{street}）', category: '飲食', genres: ['カフェ・喫茶', '洋食'] },
  { name: 'ヘアサロン {family} {station}店', category: '美容・健康', genres: ['美容室'] },
  { name: '{family}整骨院 {station}', category: '医療・福祉', genres: ['整体・鍼灸'] },
  { name: 'カルチャースクール {venue}', category: '学び・教室', genres: ['教室・スクール'] },
  { name: '{spot} 見学ツアー', category: '観光・宿泊', genres: ['体験・ツアー', '名所・旧跡'] },
  { name: '{family}ベーカリー {street}', category: '食料品', genres: ['食料品', 'カフェ・喫茶'] },
  { name: '旅館 {family}荘 {spot}', category: '観光・宿泊', genres: ['宿泊'] },
];
