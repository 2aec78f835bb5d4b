import { inJapan } from '#domain/base/japan-time';

/** What takes place in some months of the year only. */
export interface Seasonal {
  /** From 1 to 12; missing: all year. */
  months?: readonly number[];
}

const SEASONS = ['冬', '春', '夏', '秋'] as const;

/** The season of a moment in Japan, as posters name it. */
export const seasonAt = (moment: number): string => SEASONS[Math.floor((monthOf(moment) % 12) / 3)] ?? '';

/** What blooms or turns in each month, January first. */
const FLOWERS = [
  '寒椿',
  '梅',
  '菜の花',
  '桜',
  'つつじ',
  'あじさい',
  'ひまわり',
  'ひまわり',
  'コスモス',
  'コスモス',
  '紅葉',
  '山茶花',
] as const;

/** What people go to see in the month of the moment. */
export const flowerAt = (moment: number): string => FLOWERS[monthOf(moment) - 1] ?? '';

/** What takes place in the month of the moment. */
export function inSeason<Item extends Seasonal>(seasonalItems: readonly Item[], moment: number): Item[] {
  const month = monthOf(moment);
  return seasonalItems.filter(({ months }) => months?.includes(month) ?? true);
}

const monthOf = (moment: number): number => inJapan(moment).month() + 1;
