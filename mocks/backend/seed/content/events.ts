import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import type { Event } from '#domain/content/event';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { DAY, isoTime } from '#mocks/backend/seed/base/japan-time';
import { drawnPicture } from '#mocks/backend/seed/offers/drawn-picture';
import { filled } from '#mocks/backend/seed/texts/filled';
import { hardText } from '#mocks/backend/seed/texts/hard-texts';
import { placeholdersOfTown } from '#mocks/backend/seed/texts/placeholders-of-town';

const HOUR = DAY / 24;

interface EventText {
  title: string;
  description: string;
  /** The starting hour; `hours` is the duration. */
  from: number;
  hours: number;
}

const EVENTS: readonly EventText[] = [
  {
    title: '{event}',
    description:
      '{station}から会場まで歩行者天国になります。\n露店は午前10時から。ごみは各自でお持ち帰りください。',
    from: 10,
    hours: 34,
  },
  {
    title: '{venue} 春の作品展',
    description: '市民の絵画と写真80点を展示します。入場無料。\n最終日は午後3時までです。',
    from: 9,
    hours: 9 * 24 + 6,
  },
  {
    title: '{street} 朝市',
    description: '採れたての野菜と{food}が並びます。\n雨の日もアーケードの中で行います。',
    from: 7,
    hours: 4,
  },
  {
    title: '{spot} 夜間ライトアップ',
    description: '日没から午後9時まで、{spot}を灯りで彩ります。\n三脚のご使用はご遠慮ください。',
    from: 18,
    hours: 6 * 24 + 3,
  },
  {
    title: '{food}づくり体験教室',
    description:
      '地元の職人に教わりながら{food}を作ります。\n定員20名、参加費1,500円。小学生は保護者とご参加ください。',
    from: 13,
    hours: 3,
  },
  {
    title: '{city}まち歩きツアー',
    description: '{station}に集合し、{street}と{spot}をガイドと歩きます。\n約2時間、雨天中止です。',
    from: 9,
    hours: 2,
  },
  {
    title: '{venue} 週末コンサート',
    description: '地元の楽団による演奏会です。\n開演の30分前から整理券を配ります。',
    from: 14,
    hours: 2,
  },
  {
    title: '{street} スタンプラリー',
    description: '{street}の15店をめぐり、スタンプを5つ集めると景品と交換できます。',
    from: 10,
    hours: 29 * 24 + 9,
  },
];

/** Days relative to the anchor, from past to future. */
const DAYS = { normal: [-75, 60], empty: [0, 0], busy: [-540, 180], edge: [-20, 20] } as const;

type SeededEvent = Omit<Event, 'id'>;

/** In date order: past, running and future events; every second has a picture. */
export const seedEvents = (context: SeedContext): SeededEvent[] =>
  Array.from({ length: context.count }, (_, index) => {
    const event = eventOf(context, index);
    return context.profile === 'edge' ? { ...event, ...hardPart(context, event, index) } : event;
  });

function eventOf(context: SeedContext, index: number): SeededEvent {
  const { faker, anchor, count, profile, place } = context;
  const text = faker.helpers.arrayElement(EVENTS);
  const placeholders = placeholdersOfTown(context);
  const [first, last] = DAYS[profile];
  const day = first + Math.floor((index * (last - first)) / count) + faker.number.int({ min: -2, max: 2 });
  const start = anchor + day * DAY + text.from * HOUR;
  const title = filled(text.title, placeholders);
  return {
    title,
    description: filled(text.description, placeholders),
    // Pictures in 10,000 rows would be megabytes.
    image:
      index % 2 === 0 && profile !== 'busy'
        ? drawnPicture({ hue: index * 29, title, line: place.name })
        : null,
    start: isoTime(start),
    end: isoTime(start + text.hours * HOUR),
    status: null,
  };
}

/** Boundaries of days, months and years, and states of a backend that the console must ignore. */
function hardPart({ anchor }: SeedContext, { start }: SeededEvent, index: number): Partial<SeededEvent> {
  const at = Date.parse(start);
  const periods: readonly (readonly [number, number])[] = [
    // A minute; until midnight; across midnight; across a year's end; three days.
    [at, at + 60_000],
    [at, anchor + Math.ceil((at - anchor + 1) / DAY) * DAY],
    [at, at + 20 * HOUR],
    [at - 200 * DAY, at + 200 * DAY],
    [at, at + 3 * DAY],
  ];
  const [from, to] = periods[index % periods.length] ?? [at, at + HOUR];
  return {
    title: hardText(index, TITLE_MAX),
    description: hardText(index + 1, DESCRIPTION_MAX),
    start: isoTime(from),
    end: isoTime(to),
    status: ['ended', 'not_yet_held', '中止', null][index % 4] ?? null,
  };
}
