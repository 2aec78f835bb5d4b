import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import type { News } from '#domain/content/news';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { DAY, dayOfRow, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { drawnIllustration } from '#mocks/backend/seed/illustrations/drawn-illustration';
import { illustrationOf, type Subject } from '#mocks/backend/seed/illustrations/illustration-of';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { placeholdersOfTown } from '#mocks/backend/seed/texts/placeholders-of-town';

/** What the picture shows, the title and the text. */
const NEWS_TEXTS: readonly (readonly [Subject, string, string])[] = [
  [
    'market',
    '{street}に新しい店が3軒オープンしました',
    '{street}に、{food}の専門店など3軒が加わりました。\n開店記念として、アプリのクーポンをお見せいただいた方に粗品を差し上げます。数に限りがあります。',
  ],
  [
    'roadworks',
    '{event}の交通規制のお知らせ',
    '{event}の開催にともない、{station}周辺で午前9時から午後5時まで車の通行ができません。\nご来場には公共交通機関をご利用ください。',
  ],
  [
    'hall',
    '{venue}が改修を終えて再開しました',
    '改修のため休館していた{venue}が再開しました。\n1階の展示室はどなたでも無料でご覧いただけます。授乳室と多目的トイレも新しくなりました。',
  ],
  [
    '{food}',
    '{food}が雑誌の特集に選ばれました',
    '{city}の{food}が、旅行雑誌の特集「歩いて食べるまち」で紹介されました。\n掲載された5軒は、アプリの地図からもご覧いただけます。',
  ],
  [
    '{spot}',
    '{spot}の清掃ボランティアを募集しています',
    '毎月第1日曜日の朝8時から、{spot}で1時間ほどの清掃を行います。\n軍手と袋はこちらでご用意します。小学生以下の方は保護者とご参加ください。',
  ],
  [
    'bicycle',
    '{station}前の駐輪場が広くなりました',
    '{station}前の駐輪場に120台分の場所ができました。\n最初の2時間は無料です。電動自転車の充電もお使いいただけます。',
  ],
  [
    'map',
    'スタンプラリーの達成者が1,000人を超えました',
    '{street}と{spot}をめぐるスタンプラリーの達成者が1,000人を超えました。\n景品は{venue}の窓口でお渡ししています。',
  ],
  [
    'hall',
    '散歩の途中に休める「まちの休みどころ」を開きます',
    '{venue}など市内の12か所を、休憩にお使いいただけます。\n冷たい水と温かいお茶をご用意しています。開いている時間は場所ごとに異なります。',
  ],
  [
    'map',
    'アプリのお知らせ機能が新しくなりました',
    '受け取りたいお知らせを、{city}の地区とジャンルで選べるようになりました。\nアプリの設定画面からお選びください。',
  ],
];

type SeededNews = Omit<News, 'id'>;

/** Oldest first, in office hours; every second has a picture. */
export const seedNews = (context: SeedContext): SeededNews[] =>
  Array.from({ length: context.count }, (_, index) => {
    const news = newsOf(context, index);
    return context.profile === 'edge' ? { ...news, ...edgeValues(context, index) } : news;
  });

function newsOf(context: SeedContext, index: number): SeededNews {
  const { faker, anchor, count, profile } = context;
  const day = dayOfRow(anchor, { index, count, days: 240 });
  const placeholders = placeholdersOfTown(context, day);
  const [subject = '', title = '', content = ''] = faker.helpers
    .arrayElement(NEWS_TEXTS)
    .map((text) => fillPlaceholders(text, placeholders));
  const hour = faker.number.int({ min: 9, max: 17 });
  return {
    title,
    content,
    // Pictures in 10,000 rows would be megabytes.
    image:
      index % 2 === 0 && profile !== 'busy'
        ? drawnIllustration(illustrationOf(subject, day), index / 2)
        : null,
    date: utcIsoTime(day + (hour * DAY) / 24),
  };
}

const edgeValues = ({ anchor }: SeedContext, index: number): Partial<SeededNews> => ({
  title: hardText(index, TITLE_MAX),
  content: hardText(index + 1, DESCRIPTION_MAX),
  date: hardDate(index, anchor),
});
