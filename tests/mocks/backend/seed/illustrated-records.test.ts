import { expect, test } from 'vitest';
import { momentInJapan } from '#domain/base/japan-time';
import { type SeedContext, seedContext } from '#mocks/backend/seed/base/context';
import { seedArticles } from '#mocks/backend/seed/content/articles';
import { seedEvents } from '#mocks/backend/seed/content/events';
import { seedNews } from '#mocks/backend/seed/content/news';
import { seedTimeline } from '#mocks/backend/seed/content/timeline';
import { drawnIllustration } from '#mocks/backend/seed/illustrations/drawn-illustration';
import { illustrationOf } from '#mocks/backend/seed/illustrations/illustration-of';
import type { IllustrationName } from '#mocks/backend/seed/illustrations/illustrations';
import { seedAdvertisements } from '#mocks/backend/seed/offers/advertisements';
import { seedFlyers } from '#mocks/backend/seed/offers/flyers';
import { GENRE_ILLUSTRATIONS } from '#mocks/backend/seed/offers/genre-illustrations';
import { GENRE_NAMES } from '#mocks/backend/seed/offers/genres';
import { seedPackages } from '#mocks/backend/seed/offers/packages';
import { seedVouchers } from '#mocks/backend/seed/offers/vouchers';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { type Place, placeOf } from '#mocks/backend/seed/texts/places';
import { shownIn } from './shown-in';

/** What the picture of a record shows whose text has these words. The others show a dish, a sight or an event in it. */
const OF_WORDS: readonly (readonly [RegExp, readonly IllustrationName[]])[] = [
  [/作品展|ひなかざり展|再開しました|休みどころ|1日利用券|団体さま/, ['hall']],
  [/まち歩きツアー|スタンプラリー|アプリのお知らせ/, ['map']],
  [/クリスマスコンサート/, ['snow']],
  [/おしごと体験/, ['market']],
  [/週末コンサート|演芸会/, ['concert']],
  [/書き初め展|春の教室|教室は満席|カルチャースクール/, ['classroom']],
  [/豆まき/, ['shrine']],
  [/花見の茶席/, ['blossom']],
  [/こどもの日|似顔絵教室|梅しごと|工作教室|新入学|しめ縄づくり/, ['craft']],
  [/あじさい散策|が見ごろ|植木市|花市|菊花展/, ['flowers']],
  [/七夕飾り|盆踊りの夕べ|夏の夜市| 夏の夜店$|ハロウィン/, ['festival']],
  [/お月見|もちつき|チョコレート教室/, ['sweets']],
  [/いも掘り|収穫祭/, ['vegetables']],
  [/紅葉散策/, ['autumn']],
  [/夜間ライトアップ|夜間特別開館|はしご/, ['lantern']],
  [/交通規制のお知らせ|仮設の通路/, ['roadworks']],
  [/駐輪場/, ['bicycle']],
  [/新しい店| 朝市$|週末の大売り出し|臨時休業|スタッフを募集|雨の日の割引/, ['market']],
  [/お買物券|まとめ買い|新規オープン/, ['gift']],
  [/まち歩き参加券/, ['train']],
  [/おひとりさま|^喫茶/, ['cafe']],
  [/新学期|古本市/, ['books']],
  [/お祝い膳|鍋めぐり|炊き出し/, ['riceBowl']],
  [/寄り道|ベーカリー/, ['bakery']],
  [/^ヘアサロン/, ['salon']],
  [/整骨院/, ['clinic']],
  [/^旅館/, ['inn']],
  [/食堂 .*前店$/, ['riceBowl', 'plate']],
  [/ \S+商店$/, ['craft', 'books']],
];

interface Pictured {
  text: string;
  place: Place;
  picture: string | null | undefined;
  moment?: string;
}

/** Records whose picture shows something else than they are about. */
const wrong = (records: readonly Pictured[]): string[] =>
  records.flatMap(({ text, place, picture, moment }) => {
    const named = [...place.foods, ...place.spots, ...place.events.map(({ name }) => name)].filter((term) =>
      text.includes(term),
    );
    const right: readonly string[] =
      OF_WORDS.find(([words]) => words.test(text))?.[1] ??
      named.map((term) => illustrationOf(term, moment === undefined ? undefined : Date.parse(moment)));
    return picture && !right.includes(shownIn(picture)) ? [`${text}: ${shownIn(picture)}`] : [];
  });

const seeded = <Row>(
  table: string,
  seed: (context: SeedContext) => Row[],
  of: (row: Row) => Omit<Pictured, 'place'>,
) =>
  ['2026-01-15', '2026-04-15', '2026-08-15', '2026-11-15'].flatMap((day) =>
    CITIES.flatMap((city) => {
      const context = seedContext({ profile: 'normal', n: 1 }, table, city, momentInJapan(day));
      return seed(context).map((row) => ({ place: context.place, ...of(row) }));
    }),
  );

const pictureIn = (files: readonly { type: string; url: string }[]) =>
  files.find(({ type }) => type === 'image/svg+xml')?.url;

const RECORDS: Readonly<Record<string, () => Pictured[]>> = {
  advertisements: () =>
    seeded('advertisements', seedAdvertisements, (row) => ({ text: row.name, picture: row.image[0] })),
  articles: () =>
    seeded('articles', seedArticles, (row) => ({
      text: row.title,
      picture: row.image,
      moment: row.created_at ?? '',
    })),
  events: () =>
    seeded('events', seedEvents, (row) => ({ text: row.title, picture: row.image, moment: row.start })),
  flyers: () => seeded('flyers', seedFlyers, (row) => ({ text: row.title, picture: pictureIn(row.files) })),
  news: () => seeded('news', seedNews, (row) => ({ text: row.title, picture: row.image, moment: row.date })),
  packages: () => seeded('packages', seedPackages, (row) => ({ text: row.name, picture: row.image })),
  timeline: () =>
    seeded('timeline', seedTimeline, (row) => ({
      text: row.content ?? '',
      picture: row.images[0],
      moment: row.created_at,
    })),
  vouchers: () => seeded('vouchers', seedVouchers, (row) => ({ text: row.name, picture: row.image })),
};

test.each(Object.keys(RECORDS))('the pictures of %s show what they are about', (table) => {
  const records = RECORDS[table]?.() ?? [];
  expect(records.filter(({ picture }) => picture).length).toBeGreaterThan(50);
  expect(wrong(records)).toEqual([]);
});

const genresOf = (ids: readonly number[], firstId: number) =>
  ids.map((id) => GENRE_NAMES[id - firstId] ?? '');

test('every photo of a shop is of its genres, or of what its name says', () => {
  const absurd = CITIES.flatMap((city) => {
    const context = seedContext(
      { profile: 'normal', n: 1 },
      'advertisements',
      city,
      momentInJapan('2026-04-01'),
    );
    return seedAdvertisements(context).flatMap(({ name, genres, image }) => {
      const right = [
        ...genresOf(genres, context.firstId).flatMap((genre) => GENRE_ILLUSTRATIONS[genre] ?? []),
        shownIn(image[0]),
      ];
      return image.map(shownIn).flatMap((shown) => (right.includes(shown) ? [] : [`${name}: ${shown}`]));
    });
  });
  expect(absurd).toEqual([]);
});

test('a bakery with scissors and an event without an illustration are found', () => {
  const place = placeOf('akashi');
  expect(
    wrong([
      { text: '佐藤ベーカリー 魚の棚商店街', place, picture: drawnIllustration('salon', 3) },
      { text: '佐藤ベーカリー 魚の棚商店街', place, picture: drawnIllustration('bakery', 3) },
      { text: '大蔵海岸の花火', place, picture: 'data:image/svg+xml,%3Csvg/%3E' },
      { text: '大蔵海岸の花火', place, picture: null },
    ]),
  ).toEqual(['佐藤ベーカリー 魚の棚商店街: salon', '大蔵海岸の花火: no illustration']);
});
