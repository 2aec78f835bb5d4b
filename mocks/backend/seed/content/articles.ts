import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import type { Article, ArticleType } from '#domain/content/article';
import { CITY_WITH_ARTICLES } from '#domain/places/cities';
import { videosOf } from '#domain/video/video-input';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { dayOfRow, officeTime, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { drawnIllustration } from '#mocks/backend/seed/illustrations/drawn-illustration';
import { illustrationOf, type Subject } from '#mocks/backend/seed/illustrations/illustration-of';
import { GENRE_NAMES, seedGenres } from '#mocks/backend/seed/offers/genres';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { placeholdersOfTown } from '#mocks/backend/seed/texts/placeholders-of-town';

/** The type, what the picture shows, the title and the text. */
const ARTICLE_TEXTS: readonly (readonly [ArticleType, Subject, string, string])[] = [
  [
    'news',
    'bakery',
    '{street}を歩く　半日の寄り道',
    '朝の{station}を出て、{street}をのんびり歩きました。\n焼きたての香りに誘われて入った店では、{food}が一番人気だそうです。',
  ],
  [
    'news',
    '{food}',
    '{food}のつくり手を訪ねて',
    '{city}の{food}を三代にわたって守る工房にお話を伺いました。\n「毎朝の水加減がすべて」と笑う店主の手元を、写真とともにご紹介します。',
  ],
  [
    'news',
    '{spot}',
    '夕暮れの{spot}　写真の撮りどころ',
    '日の入り前の30分、{spot}は色が変わり続けます。\n地元の写真家に、立ち位置と時刻を教わりました。',
  ],
  [
    'event',
    '{event}',
    '{event}の楽しみ方',
    '今年の{event}を、混みあう時間を避けて楽しむ道順をまとめました。\n帰りは{station}より隣の駅が歩きやすいそうです。',
  ],
  [
    'event',
    'concert',
    '{venue}の週末コンサート',
    '{venue}のロビーで、地元の高校生による弦楽四重奏があります。\n入場は無料、開演の30分前から整理券を配ります。',
  ],
  [
    'event',
    '{spot}',
    '{spot}で朝ヨガ　はじめての方へ',
    '{spot}で毎週日曜の朝7時から行われる朝ヨガに参加しました。\nマットの貸し出しがあり、手ぶらで来られます。',
  ],
];

const VIDEO_URL = 'https://www.youtube.com/watch?v=';
/** In the format of YouTube's ids, but without a video. */
const VIDEO_IDS: readonly string[] = ['machi_00001', 'machi_00002', 'machi_00003'];

type SeededArticle = Omit<Article, 'id'>;

/** Only for the city with articles, oldest first; with 1 to 3 genres, some pictures and videos. */
export function seedArticles(context: SeedContext): SeededArticle[] {
  if (context.city?.name !== CITY_WITH_ARTICLES) return [];
  const genres = seedGenres(context.of('genres')).slice(0, GENRE_NAMES.length);
  return Array.from({ length: context.count }, (_, index) => {
    const article = articleOf(context, genres, index);
    return context.profile === 'edge' ? { ...article, ...edgeValues(context, index) } : article;
  });
}

function articleOf(context: SeedContext, genres: readonly { path: string }[], index: number): SeededArticle {
  const { faker, timeFaker, anchor, count, firstId, profile } = context;
  const day = dayOfRow(anchor, { index, count, days: 300 });
  const [type, subject, title, content] = faker.helpers.arrayElement(ARTICLE_TEXTS);
  const placeholders = placeholdersOfTown(context, day);
  const genreIndexes = faker.helpers
    .shuffle(genres.map((_, genre) => genre))
    .slice(0, faker.number.int({ min: 1, max: 3 }));
  return {
    type,
    title: fillPlaceholders(title, placeholders),
    content: fillPlaceholders(content, placeholders),
    genre: genreIndexes.map((genre) => firstId + genre),
    genre_names: genreIndexes.map((genre) => genres[genre]?.path ?? ''),
    // Pictures in 10,000 rows would be megabytes.
    image:
      index % 2 === 0 && profile !== 'busy'
        ? drawnIllustration(illustrationOf(fillPlaceholders(subject, placeholders), day), index / 2)
        : null,
    videos: videosOf(index % 3 === 0 ? VIDEO_IDS.slice(0, 1 + (index % 2)).map((id) => VIDEO_URL + id) : []),
    created_at: utcIsoTime(day + officeTime(timeFaker)),
  };
}

/** A backend may omit the type and the genre names. */
const edgeValues = ({ anchor }: SeedContext, index: number): Partial<SeededArticle> => ({
  type: index % 7 === 6 ? null : index % 2 === 0 ? 'news' : 'event',
  title: hardText(index, TITLE_MAX),
  content: hardText(index + 1, DESCRIPTION_MAX),
  ...(index % 5 === 4 ? { genre_names: null } : {}),
  ...(index % 6 === 5 ? { genre: [], genre_names: [] } : {}),
  created_at: index % 7 === 5 ? null : hardDate(index, anchor),
});
