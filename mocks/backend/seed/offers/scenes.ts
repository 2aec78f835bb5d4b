import { TITLE_MAX } from '#domain/base/limits';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { hardText } from '#mocks/backend/seed/texts/hard-texts';

const SCENE_NAMES: readonly string[] = [
  'ひとりで',
  'デート',
  '家族で',
  '友人と',
  '女子会',
  '記念日',
  '接待・会食',
  'ランチ',
  '朝ごはん',
  '夜ふかし',
  '雨の日',
  '子どもと一緒',
  'ペットと一緒',
  '車いすで',
  '駅から徒歩5分',
  '駐車場あり',
  '予約なし',
  'テイクアウト',
  '季節限定',
  '{spot}の近く',
  '{station}で待ち合わせ',
  '{street}を散歩',
  '{venue}の帰り',
  '{food}を味わう',
];

/** The occasions by which the guide sorts shops; the last ones are specific to the city. */
export function seedScenes({ profile, count, place }: SeedContext): { name: string }[] {
  if (profile === 'empty') return [];
  const length = profile === 'normal' ? SCENE_NAMES.length : count;
  const placeholders: Readonly<Record<string, string | undefined>> = {
    spot: place.spots[0],
    station: place.stations[0],
    street: place.streets[0],
    venue: place.venues[0],
    food: place.foods[0],
  };
  return Array.from({ length }, (_, index) => {
    if (profile === 'edge') return { name: hardText(index, TITLE_MAX) };
    const name = (SCENE_NAMES[index % SCENE_NAMES.length] ?? '').replace(
      /\{(\w+)\}/g,
      (_whole, word: string) => placeholders[word] ?? '',
    );
    return {
      name: index < SCENE_NAMES.length ? name : `${name} ${Math.floor(index / SCENE_NAMES.length) + 1}`,
    };
  });
}
