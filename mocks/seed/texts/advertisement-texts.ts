/** The categories of every city, by their ids from 1 on. */
export const AD_CATEGORIES: readonly string[] = [
  '飲食',
  '食料品',
  '美容・健康',
  '暮らし・サービス',
  '学び・教室',
  '観光・宿泊',
  '医療・福祉',
];

/** `{street}` and the like are words of the city. */
export const AD_NAMES: readonly string[] = [
  '{food}の店 {family}',
  '{street} {family}商店',
  '{family}食堂 {station}前店',
  '喫茶 {family}（{street}）',
  'ヘアサロン {family} {station}店',
  '{family}整骨院 {station}',
  'カルチャースクール {venue}',
  '{spot} 見学ツアー',
  '{family}ベーカリー {street}',
  '旅館 {family}荘 {spot}',
];
