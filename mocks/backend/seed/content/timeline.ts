import { DESCRIPTION_MAX } from '#domain/base/limits';
import { TIMELINE_PICTURES_MAX, type TimelineEntry } from '#domain/content/timeline';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { flowerAt } from '#mocks/backend/seed/base/season';
import { DAY, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { drawnIllustration } from '#mocks/backend/seed/illustrations/drawn-illustration';
import { illustrationOf, type Subject } from '#mocks/backend/seed/illustrations/illustration-of';
import { ACCOUNTS } from '#mocks/backend/seed/session/accounts';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { SURNAMES } from '#mocks/backend/seed/texts/matching-texts';
import { eventAt } from '#mocks/backend/seed/texts/placeholders-of-town';
import { drawnVideos } from './drawn-videos';

/** What the pictures show, and the text. */
const ENTRY_TEXTS: readonly (readonly [Subject, string])[] = [
  ['{spot}', 'おはようございます。{spot}の朝の様子です。散歩にちょうどよい気温でした。'],
  ['{food}', '{street}で{food}の試食会を開いています。16時まで、なくなり次第終了です。'],
  [
    '{event}',
    '{event}の準備が進んでいます。\n交通規制の時間は次のとおりです。\n・9時から12時：{station}前\n・12時から18時：{street}\n公共交通機関でお越しください。',
  ],
  ['classroom', '本日の{venue}の教室は満席になりました。次回の受付は来週月曜の10時からです。'],
  ['{food}', '{food}を使った新しいメニューが始まりました。写真は店長のおすすめです。'],
  ['roadworks', '{station}の工事にともない、仮設の通路をご案内しています。段差にお気をつけください。'],
  [
    '{event}',
    '昨日の{event}にご来場いただき、ありがとうございました。迷子の届け出と落とし物は{venue}の1階で承っています。',
  ],
  ['market', '臨時休業のお知らせです。{street}の各店は、設備点検のため明日の午前中をお休みします。'],
  ['flowers', '{spot}の{flower}が見ごろです。週末は夜9時まで明かりを灯しています。'],
  ['market', 'スタッフを募集しています。週2日、1日4時間から働けます。くわしくは求人のページをご覧ください。'],
  ['{food}', '{food}の作り方を動画にまとめました。ご家庭でもお試しください。'],
  ['market', '雨の日の割引を始めました。{station}から{street}までは屋根のある道が続いています。'],
];

/** URLs in the format of video links, without videos. */
const VIDEOS: readonly string[] = [
  'https://www.youtube.com/watch?v=machi000001',
  'https://youtu.be/machi000002',
  'https://www.youtube.com/shorts/machi000003',
];

const LOOKS = [0, 1, 2, 3, 4, 5];

const WRITER_USERNAMES = ['administrator', 'owner_shop', 'staff_shop', 'operator'];

type SeededEntry = Omit<TimelineEntry, 'id'>;

/** Oldest first. */
export function seedTimeline(context: SeedContext): SeededEntry[] {
  const { faker, anchor, count, profile } = context;
  const videos = VIDEOS.map((link) => drawnVideos([link]));
  return Array.from({ length: count }, (_, index) => {
    const looks = faker.helpers.arrayElements(LOOKS, [0, 1, 0, 2, 3, 1, 0, 4][index % 8] ?? 0);
    const [subject, text] = faker.helpers.arrayElement(ENTRY_TEXTS);
    const placeholders = placeholdersOf(context, index);
    const illustration = illustrationOf(
      fillPlaceholders(subject, placeholders),
      anchor - (count - index) * intervalOf(count),
    );
    const entry: SeededEntry = {
      content: fillPlaceholders(text, placeholders),
      images: looks.map((look) => drawnIllustration(illustration, look)),
      videos: index % 9 === 4 ? faker.helpers.arrayElement(videos) : { links: [], thumbnails: [] },
      ...writerOf(context, index),
      created_at: utcIsoTime(momentOf(context, index)),
    };
    return profile === 'edge' ? { ...entry, ...edgeValues(anchor, index) } : entry;
  });
}

const placeholdersOf = (
  { faker, place, anchor, count }: SeedContext,
  index: number,
): Readonly<Record<string, string>> => ({
  spot: faker.helpers.arrayElement(place.spots),
  street: faker.helpers.arrayElement(place.streets),
  venue: faker.helpers.arrayElement(place.venues),
  event: eventAt(place, anchor - (count - index) * intervalOf(count), faker.number.float()),
  flower: flowerAt(anchor - (count - index) * intervalOf(count)),
  station: faker.helpers.arrayElement(place.stations),
  food: faker.helpers.arrayElement(place.foods),
});

/** The demo's accounts in turn, so that each has entries of its own, and shops of the city. */
function writerOf({ faker }: SeedContext, index: number): Pick<SeededEntry, 'author' | 'author_id'> {
  const account = ACCOUNTS.find(({ username }) => username === WRITER_USERNAMES[index % 6]);
  return account
    ? { author: account.name ?? account.username, author_id: account.id }
    : { author: `${faker.helpers.arrayElement(SURNAMES)}商店`, author_id: null };
}

/** Several entries a day until the evening before; 10,000 entries within about three years. */
const momentOf = ({ anchor, count, faker }: SeedContext, index: number): number =>
  anchor - 6 * 3_600_000 - (count - 1 - index) * intervalOf(count) - faker.number.int(59) * 60_000;

const intervalOf = (count: number): number => Math.min(DAY / 4, (3 * 365 * DAY) / Math.max(1, count));

/** Texts at their limits, the maximum of pictures, broken pictures, invalid links, a missing author. */
function edgeValues(anchor: number, index: number): Partial<SeededEntry> {
  return {
    content: index % 5 === 4 ? '' : hardText(index, DESCRIPTION_MAX),
    images:
      index % 4 === 0
        ? Array.from({ length: TIMELINE_PICTURES_MAX }, (_, look) => drawnIllustration('beach', look))
        : index % 4 === 1
          ? ['data:image/png;base64,AAAA']
          : [],
    videos:
      index % 3 === 0
        ? {
            links: [...VIDEOS.map((content) => ({ content })), { content: hardText(index + 1, 200) }],
            thumbnails: [],
          }
        : undefined,
    ...(index % 6 === 5
      ? { author: null, author_id: null }
      : index % 2 === 0
        ? { author: hardText(index + 2, 64) }
        : {}),
    created_at: hardDate(index, anchor),
  };
}
