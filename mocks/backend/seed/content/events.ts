import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import type { Event } from '#domain/content/event';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { inSeason, type Seasonal } from '#mocks/backend/seed/base/season';
import { DAY, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { drawnIllustration } from '#mocks/backend/seed/illustrations/drawn-illustration';
import { illustrationOf, type Subject } from '#mocks/backend/seed/illustrations/illustration-of';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { hardText } from '#mocks/backend/seed/texts/hard-texts';
import { placeholdersOfTown } from '#mocks/backend/seed/texts/placeholders-of-town';

const HOUR = DAY / 24;

interface EventText extends Seasonal {
  title: string;
  picture: Subject;
  description: string;
  /** The starting hour; `durationHours` is how long it takes. */
  startHour: number;
  durationHours: number;
}

const EVENT_TEXTS: readonly EventText[] = [
  {
    title: '{event}',
    picture: '{event}',
    description:
      '{station}から会場まで歩行者天国になります。\n露店は午前10時から。ごみは各自でお持ち帰りください。',
    startHour: 10,
    durationHours: 34,
  },
  {
    title: '{venue} {season}の作品展',
    picture: 'hall',
    description: '市民の絵画と写真80点を展示します。入場無料。\n最終日は午後3時までです。',
    startHour: 9,
    durationHours: 9 * 24 + 6,
  },
  {
    title: '{street} 朝市',
    picture: 'market',
    description: '採れたての野菜と{food}が並びます。\n雨の日もアーケードの中で行います。',
    startHour: 7,
    durationHours: 4,
  },
  {
    title: '{spot} 夜間ライトアップ',
    picture: 'lantern',
    description: '日没から午後9時まで、{spot}を灯りで彩ります。\n三脚のご使用はご遠慮ください。',
    startHour: 18,
    durationHours: 6 * 24 + 3,
  },
  {
    title: '{food}づくり体験教室',
    picture: '{food}',
    description:
      '地元の職人に教わりながら{food}を作ります。\n定員20名、参加費1,500円。小学生は保護者とご参加ください。',
    startHour: 13,
    durationHours: 3,
  },
  {
    title: '{city}まち歩きツアー',
    picture: 'map',
    description: '{station}に集合し、{street}と{spot}をガイドと歩きます。\n約2時間、雨天中止です。',
    startHour: 9,
    durationHours: 2,
  },
  {
    title: '{venue} 週末コンサート',
    picture: 'concert',
    description: '地元の楽団による演奏会です。\n開演の30分前から整理券を配ります。',
    startHour: 14,
    durationHours: 2,
  },
  {
    title: '{venue} 新春書き初め展',
    picture: 'classroom',
    description: '市内の小中学生の作品を展示します。入場無料、初日は甘酒をふるまいます。',
    startHour: 9,
    durationHours: 56,
    months: [1],
  },
  {
    title: '{spot} 節分の豆まき',
    picture: 'shrine',
    description: '年男と年女が福豆をまきます。\n雨天の場合は{venue}で行います。',
    startHour: 13,
    durationHours: 2,
    months: [2],
  },
  {
    title: '{spot} 花見の茶席',
    picture: 'blossom',
    description: 'お抹茶と和菓子を野点でどうぞ。\n一服500円、なくなり次第終了します。',
    startHour: 10,
    durationHours: 5,
    months: [3, 4],
  },
  {
    title: '{venue} こどもの日の広場',
    picture: 'craft',
    description: '工作、昔の遊び、消防車の展示があります。入場無料です。',
    startHour: 10,
    durationHours: 6,
    months: [5],
  },
  {
    title: '{spot} あじさい散策',
    picture: 'flowers',
    description: '学芸員と{spot}のあじさいを見て歩きます。\n小雨決行、定員15名です。',
    startHour: 9,
    durationHours: 2,
    months: [6],
  },
  {
    title: '{street} 七夕飾り',
    picture: 'festival',
    description: '{street}に市民の短冊と吹き流しを飾ります。\n短冊はアーケードの中で書けます。',
    startHour: 10,
    durationHours: 153,
    months: [7],
  },
  {
    title: '{venue} 盆踊りの夕べ',
    picture: 'festival',
    description: 'やぐらを囲んで踊ります。浴衣でお越しの方にうちわを差し上げます。',
    startHour: 18,
    durationHours: 3,
    months: [8],
  },
  {
    title: '{spot} お月見の会',
    picture: 'sweets',
    description: '琴の演奏を聞きながら月を眺めます。\n団子と温かいお茶をご用意します。',
    startHour: 18,
    durationHours: 2,
    months: [9],
  },
  {
    title: '{city} いも掘り体験',
    picture: 'vegetables',
    description: '畑でさつまいもを掘り、焼きいもにします。\n長靴と軍手をお持ちください。',
    startHour: 9,
    durationHours: 4,
    months: [10],
  },
  {
    title: '{spot} 紅葉散策',
    picture: 'autumn',
    description: 'ガイドと{spot}の紅葉を歩きます。\n約2時間、歩きやすい靴でお越しください。',
    startHour: 9,
    durationHours: 2,
    months: [11],
  },
  {
    title: '{venue} クリスマスコンサート',
    picture: 'snow',
    description: '市民合唱団と吹奏楽団の演奏会です。\n小さなお子さまも入場できます。',
    startHour: 15,
    durationHours: 2,
    months: [12],
  },
  {
    title: '{street} スタンプラリー',
    picture: 'map',
    description: '{street}の15店をめぐり、スタンプを5つ集めると景品と交換できます。',
    startHour: 10,
    durationHours: 29 * 24 + 9,
  },
];

/** Days relative to the anchor, from past to future. */
const DAYS_FROM_ANCHOR = { normal: [-75, 60], empty: [0, 0], busy: [-540, 180], edge: [-20, 20] } as const;

/** The first rows of a usual town are of this time last year. */
const LAST_YEAR = { rows: 12, from: -370, to: -320 };

function dayOf({ faker, anchor, count, profile }: SeedContext, index: number): number {
  const isLastYear = profile === 'normal' && index < LAST_YEAR.rows;
  const [first, last] = isLastYear ? [LAST_YEAR.from, LAST_YEAR.to] : DAYS_FROM_ANCHOR[profile];
  const [position, total] = isLastYear ? [index, LAST_YEAR.rows] : [index, count];
  const day = first + Math.floor((position * (last - first)) / total) + faker.number.int({ min: -2, max: 2 });
  return anchor + day * DAY;
}

type SeededEvent = Omit<Event, 'id'>;

/** In date order: past, running and future events; every second has a picture. */
export const seedEvents = (context: SeedContext): SeededEvent[] =>
  Array.from({ length: context.count }, (_, index) => {
    const event = eventOf(context, index);
    return context.profile === 'edge' ? { ...event, ...edgeValues(context, event, index) } : event;
  });

function eventOf(context: SeedContext, index: number): SeededEvent {
  const { faker, profile } = context;
  const day = dayOf(context, index);
  const eventText = faker.helpers.arrayElement(inSeason(EVENT_TEXTS, day));
  const start = day + eventText.startHour * HOUR;
  const placeholders = placeholdersOfTown(context, day);
  return {
    title: fillPlaceholders(eventText.title, placeholders),
    description: fillPlaceholders(eventText.description, placeholders),
    // Pictures in 10,000 rows would be megabytes.
    image:
      index % 2 === 0 && profile !== 'busy'
        ? drawnIllustration(illustrationOf(fillPlaceholders(eventText.picture, placeholders), day), index / 2)
        : null,
    start: utcIsoTime(start),
    end: utcIsoTime(start + eventText.durationHours * HOUR),
    status: null,
  };
}

/** Boundaries of days, months and years, and states of a backend that the console must ignore. */
function edgeValues({ anchor }: SeedContext, { start }: SeededEvent, index: number): Partial<SeededEvent> {
  const startsAt = Date.parse(start);
  const periods: readonly (readonly [number, number])[] = [
    // A minute; until midnight; across midnight; across a year's end; three days.
    [startsAt, startsAt + 60_000],
    [startsAt, anchor + Math.ceil((startsAt - anchor + 1) / DAY) * DAY],
    [startsAt, startsAt + 20 * HOUR],
    [startsAt - 200 * DAY, startsAt + 200 * DAY],
    [startsAt, startsAt + 3 * DAY],
  ];
  const [from, to] = periods[index % periods.length] ?? [startsAt, startsAt + HOUR];
  return {
    title: hardText(index, TITLE_MAX),
    description: hardText(index + 1, DESCRIPTION_MAX),
    start: utcIsoTime(from),
    end: utcIsoTime(to),
    status: ['ended', 'not_yet_held', '中止', null][index % 4] ?? null,
  };
}
