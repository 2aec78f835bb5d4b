import { inJapan } from '#domain/base/japan-time';

/** What takes place in some months of the year only. */
export interface Seasonal {
  /** From 1 to 12; missing: all year. */
  months?: readonly number[];
}

const SEASONS = ['冬', '春', '夏', '秋'] as const;

/** The season of a moment in Japan, as posters name it. */
export const seasonAt = (moment: number): string => SEASONS[Math.floor((monthOf(moment) % 12) / 3)] ?? '';

/** What takes place in the month of the moment. */
export const inSeason = <One extends Seasonal>(all: readonly One[], moment: number): One[] =>
  all.filter(({ months }) => months?.includes(monthOf(moment)) ?? true);

const monthOf = (moment: number): number => inJapan(moment).month() + 1;
