import { describe, expect, test } from 'vitest';
import { inJapan, momentInJapan } from '#domain/base/japan-time';
import { seedContext } from '#mocks/backend/seed/base/context';
import type { SeedProfile } from '#mocks/backend/seed/base/seed';
import { seedEvents } from '#mocks/backend/seed/content/events';
import { seedJobs } from '#mocks/backend/seed/content/jobs';
import { seedNews } from '#mocks/backend/seed/content/news';
import { seedTimeline } from '#mocks/backend/seed/content/timeline';
import { seedNotifications } from '#mocks/backend/seed/messaging/notifications';
import { seedAdvertisements } from '#mocks/backend/seed/offers/advertisements';
import { seedCoupons } from '#mocks/backend/seed/offers/coupons';
import { seedFlyers } from '#mocks/backend/seed/offers/flyers';
import { seedTimeSales } from '#mocks/backend/seed/offers/time-sales';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { eventsAt } from '#mocks/backend/seed/texts/placeholders-of-town';
import { PLACES } from '#mocks/backend/seed/texts/places';

/** Words of a season, without what the seeds say of them, and the festivals of the cities. */
const MONTHS_OF_WORD: readonly (readonly [word: string, months: readonly number[]])[] = [
  ['桜まつり', [3, 4]],
  ['さくら祭り', [3, 4]],
  ['花見', [3, 4]],
  ['春の', [2, 3, 4, 5]],
  ['梅が見ごろ', [2]],
  ['桜が見ごろ', [4]],
  ['こどもの日', [5]],
  ['あじさい', [6]],
  ['母の日', [5]],
  ['父の日', [6]],
  ['七夕', [7]],
  ['夏休み', [7, 8]],
  ['夏の', [6, 7, 8]],
  ['盆踊り', [8]],
  ['熱中症', [6, 7, 8, 9]],
  ['ひまわりが見ごろ', [7, 8]],
  ['月見', [9]],
  ['コスモスが見ごろ', [9, 10]],
  ['秋の', [9, 10, 11]],
  ['敬老の日', [9]],
  ['いも掘り', [10]],
  ['ハロウィン', [10]],
  ['紅葉', [11]],
  ['冬の', [12, 1, 2]],
  ['クリスマス', [12]],
  ['歳末', [11, 12]],
  ['新春', [1]],
  ['初詣', [1]],
  ['節分', [2]],
  ...Object.values(PLACES).flatMap(({ events }) =>
    events.flatMap(({ name, months }) => (months ? [[name, months] as const] : [])),
  ),
];

/** The words of a text that fit neither the month of the moment nor one that is at most `apart` months away. */
function absurdIn(text: string, moment: string | number, apart: number): string[] {
  const month = inJapan(moment).month() + 1;
  const near = Array.from({ length: 2 * apart + 1 }, (_, index) => ((month - apart + index + 11) % 12) + 1);
  return MONTHS_OF_WORD.flatMap(([word, months]) =>
    text.includes(word) && !near.some((one) => months.includes(one)) ? [`${word}, month ${month}`] : [],
  );
}

const contextsIn = (month: number, table: string, profile: SeedProfile = 'normal') =>
  CITIES.map((city) => seedContext({ profile, n: 1 }, table, city, dayIn(month)));

const dayIn = (month: number) => momentInJapan(`2026-${String(month).padStart(2, '0')}-15`);

describe.each([1, 4, 8, 11])('a town in month %i', (month) => {
  test('holds no event outside of its season', () => {
    const events = [
      ...contextsIn(month, 'events'),
      ...contextsIn(month, 'events', 'busy').slice(0, 1),
    ].flatMap(seedEvents);
    expect(events.flatMap(({ title, start }) => absurdIn(title, start, 0))).toEqual([]);
  });

  test('announces no event more than a month away from its season', () => {
    const texts: (readonly [string, string])[] = [
      ...contextsIn(month, 'notifications')
        .flatMap(seedNotifications)
        .map((row) => [`${row.title}${row.description}`, row.created_at] as const),
      ...contextsIn(month, 'news')
        .flatMap(seedNews)
        .map((row) => [`${row.title}${row.content}`, row.date] as const),
      ...contextsIn(month, 'timeline')
        .flatMap(seedTimeline)
        .map((row) => [row.content ?? '', row.created_at] as const),
      ...contextsIn(month, 'jobs')
        .flatMap(seedJobs)
        .map((row) => [row.title, row.start ?? ''] as const),
      ...contextsIn(month, 'flyers')
        .flatMap(seedFlyers)
        .map((row) => [row.title, row.creation_date] as const),
      ...contextsIn(month, 'time-sales')
        .flatMap(seedTimeSales)
        .map((row) => [row.title, row.time_range[0]?.start ?? ''] as const),
    ];
    expect(texts.length).toBeGreaterThan(1_000);
    expect(texts.flatMap(([text, moment]) => absurdIn(text, moment, 1))).toEqual([]);
  });
});

test('an exhibition of spring in November and a festival of cherries in January are found', () => {
  const [november, january] = [dayIn(11), dayIn(1)];
  expect([
    absurdIn('明石市民会館 春の作品展', november, 0),
    absurdIn('明石公園 桜まつり', january, 1),
    absurdIn('明石公園 桜まつり', dayIn(2), 1),
    absurdIn('魚の棚 初えびす', dayIn(12), 1),
  ]).toEqual([['春の, month 11'], ['桜まつり, month 1', '明石公園 桜まつり, month 1'], [], []]);
});

test('a coupon offers what its shop sells', () => {
  const ads = contextsIn(4, 'advertisements').map(seedAdvertisements);
  const absurd = contextsIn(4, 'coupons').flatMap((one, index) =>
    seedCoupons(one).flatMap(({ title, content, advertisement }) => {
      const ad = ads[index]?.[(advertisement ?? 0) - one.firstId];
      const isFood = /飲食|食料品/.test(ad?.category_name ?? '');
      return !isFood && /もう1品|ドリンク|ランチ|デザート|食事/.test(title + content)
        ? [`${ad?.name}: ${title}`]
        : [];
    }),
  );
  expect(absurd).toEqual([]);
});

test('each city has an event in each month', () => {
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  for (const place of Object.values(PLACES))
    expect(months.filter((month) => eventsAt(place, dayIn(month)).length === 0)).toEqual([]);
});

const sinceLastYear = (moments: readonly string[], anchor: number): number => {
  const [from, to] = [anchor - 364 * 86_400_000, anchor - 336 * 86_400_000];
  return moments.filter((moment) => Date.parse(moment) >= from && Date.parse(moment) < to).length;
};

test('each usual town has events and notifications of this time last year, which a new one can start from [A-348, A-352]', () => {
  for (const month of [1, 4, 8, 11]) {
    const events = contextsIn(month, 'events').map((one) => seedEvents(one).map(({ start }) => start));
    const notifications = contextsIn(month, 'notifications').map((one) =>
      seedNotifications(one).map(({ created_at }) => created_at),
    );
    for (const moments of [...events, ...notifications])
      expect(sinceLastYear(moments, dayIn(month))).toBeGreaterThanOrEqual(4);
  }
});

test('only the first notifications are of last year', () => {
  for (const one of contextsIn(4, 'notifications')) {
    const days = seedNotifications(one).map(
      ({ created_at }) => (dayIn(4) - Date.parse(created_at)) / 86_400_000,
    );
    expect(days.map((day) => (day < 121 ? 'recent' : day > 329 && day < 367 ? 'last year' : day))).toEqual(
      days.map((_, index) => (index < 8 ? 'last year' : 'recent')),
    );
  }
});
