import { describe, expect, test } from 'vitest';
import { momentInJapan } from '#domain/base/japan-time';
import { seedContext } from '#mocks/backend/seed/base/context';
import { seedJobs } from '#mocks/backend/seed/content/jobs';
import { seedAdvertisements } from '#mocks/backend/seed/offers/advertisements';
import { seedComboHistories } from '#mocks/backend/seed/offers/combo-histories';
import { seedCombos } from '#mocks/backend/seed/offers/combos';
import { seedCoupons } from '#mocks/backend/seed/offers/coupons';
import { seedFlyers } from '#mocks/backend/seed/offers/flyers';
import { seedMenuItems } from '#mocks/backend/seed/offers/menu-items';
import { seedPackages } from '#mocks/backend/seed/offers/packages';
import { seedPassports } from '#mocks/backend/seed/offers/passports';
import { seedReserves } from '#mocks/backend/seed/offers/reserves';
import { seedTimeSales } from '#mocks/backend/seed/offers/time-sales';
import { seedWorkSchedules } from '#mocks/backend/seed/office/work-schedules';
import { seedCompanyPeople } from '#mocks/backend/seed/people/company-people';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { seedPosts, seedReports } from '#mocks/backend/seed/recruitment/matching';
import { absurdDiscount, absurdPrice, absurdShop, crowds, early, withoutPost } from './absurd-pairs';

const contextsOn = (day: string, table: string, n = 1) =>
  CITIES.map((city) => seedContext({ profile: 'normal', n }, table, city, momentInJapan(day)));

const worldOn = (day: string, table: string, n = 1) =>
  seedContext({ profile: 'normal', n }, table, null, momentInJapan(day));

const adsOn = (day: string) => contextsOn(day, 'advertisements').map(seedAdvertisements);

describe.each(['2026-01-15', '2026-04-01', '2026-08-31', '2026-11-28'])('a town on %s', (day) => {
  test('sells everything at a price of its kind', () => {
    const priced = [
      ...adsOn(day).flat(),
      ...contextsOn(day, 'packages').flatMap(seedPackages),
      ...contextsOn(day, 'passports').flatMap(seedPassports),
      ...seedMenuItems(worldOn(day, 'menu-items')),
      ...seedCombos(worldOn(day, 'combos')),
    ];
    expect(priced.length).toBeGreaterThan(1_000);
    expect(priced.flatMap(({ name, price }) => absurdPrice(name, price))).toEqual([]);
    const sales = contextsOn(day, 'time_sales').flatMap(seedTimeSales);
    expect(
      sales.filter((sale) => (sale.coupon_price ?? 0) < 100 || (sale.coupon_price ?? 0) > 1_500),
    ).toEqual([]);
  });

  test('takes off less than a thing costs', () => {
    const ads = adsOn(day);
    const absurd = contextsOn(day, 'coupons').flatMap((one, city) =>
      seedCoupons(one).flatMap(({ title, advertisement }) =>
        absurdDiscount(title, ads[city]?.[(advertisement ?? 0) - one.firstId]?.price),
      ),
    );
    expect(absurd).toEqual([]);
  });

  test('has no request to cancel that waits more than three days after its reservation', () => {
    const days = contextsOn(day, 'reserves').flatMap((context) =>
      seedReserves(context)
        .filter(({ status }) => status === 'waiting_for_cancellation')
        .map(({ date }) => (context.anchor - Date.parse(date)) / 86_400_000),
    );
    expect(days.length).toBeGreaterThan(0);
    expect(days.filter((waiting) => waiting > 3)).toEqual([]);
  });

  test('holds sales in shops that sell what is offered', () => {
    const ads = adsOn(day);
    const absurd = contextsOn(day, 'time_sales').flatMap((one, city) =>
      seedTimeSales(one).flatMap(({ title, target_ads }) =>
        target_ads.flatMap(({ advertisement }) =>
          absurdShop(title, ads[city]?.[advertisement - one.firstId]?.category_name),
        ),
      ),
    );
    expect(absurd).toEqual([]);
  });

  test('lets nothing happen before what it speaks of', () => {
    const ads = adsOn(day);
    const adOf = (city: number, firstId: number, id: number | null | undefined) =>
      ads[city]?.[(id ?? 0) - firstId]?.created_at;
    const combos = seedCombos(worldOn(day, 'combos'));
    expect([
      ...contextsOn(day, 'coupons').flatMap((one, city) =>
        seedCoupons(one).flatMap((coupon) => [
          ...early(
            'a coupon older than its ad',
            adOf(city, one.firstId, coupon.advertisement),
            coupon.created_at,
          ),
          ...early('a coupon used before it is made', coupon.created_at, coupon.start_date),
          ...early('a coupon that ends before it starts', coupon.start_date, coupon.end_date),
        ]),
      ),
      ...contextsOn(day, 'time_sales').flatMap((one, city) =>
        seedTimeSales(one).flatMap(({ created_at, time_range, target_ads }) => [
          ...early('a sale held before it is made', created_at, time_range[0]?.start),
          ...target_ads.flatMap(({ advertisement, taken_count }) => [
            ...early('a sale older than its ad', adOf(city, one.firstId, advertisement), created_at),
            ...(taken_count && Date.parse(time_range[0]?.start ?? '') >= one.anchor
              ? ['taken too early']
              : []),
          ]),
        ]),
      ),
      ...contextsOn(day, 'reserves').flatMap((one, city) =>
        seedReserves(one).flatMap(({ advertisement, date }) =>
          early('a reservation older than its ad', adOf(city, one.firstId, advertisement), date),
        ),
      ),
      ...contextsOn(day, 'flyers')
        .flatMap(seedFlyers)
        .flatMap(({ creation_date, expiry }) =>
          early('a flyer that has ended before', creation_date, expiry),
        ),
      ...contextsOn(day, 'jobs')
        .flatMap(seedJobs)
        .flatMap(({ created_at, start }) => early('a job begun before', created_at, start)),
      ...seedComboHistories(worldOn(day, 'combo_histories')).flatMap(({ combo_id, created_at }) =>
        early('a product moved before it is made', combos[(combo_id ?? 0) - 1]?.created_at, created_at),
      ),
      ...seedCompanyPeople(worldOn(day, 'company_people')).flatMap(({ created_at, last_modified }) =>
        early('a person changed before', created_at, last_modified),
      ),
    ]).toEqual([]);
  });

  test.each([1, 2, 3, 4, 5, 6])('reports posts that are there already, in data set %i', (n) => {
    const reports = seedReports(worldOn(day, 'matching_reports', n));
    expect(withoutPost(reports, seedPosts(worldOn(day, 'matching_posts', n)))).toEqual([]);
    expect(Math.max(...reports.map(({ created_at }) => Date.parse(created_at)))).toBeLessThan(
      momentInJapan(day),
    );
  });
});

test('a shop has as many people in a shift as fit in, and enough schedules for two pages', () => {
  const schedules = seedWorkSchedules(worldOn('2026-04-01', 'work_schedules'));
  expect(crowds(schedules)).toEqual([]);
  expect(schedules.filter(({ company }) => company === 'machi').length).toBeGreaterThan(20);
});

const at = (day: number) => `2026-04-0${day}T00:00:00.000Z`;

test('absurd pairs that are planted are found', () => {
  const monday = [{ short: 'Mon' }];
  expect({
    prices: [
      ...absurdPrice('佐藤ベーカリー 魚の棚商店街', 15_000),
      ...absurdPrice('旅館 森荘 明石公園', 180),
      ...absurdPrice('魚の棚商店街 お買い物券（12枚つづり）', 6_100),
      ...absurdPrice('お試し 丁稚羊羹（3個）', 9_000),
      ...absurdPrice('1日周遊パス', 5_000),
      ...absurdPrice('明石鯛 定食', 3_300),
      ...absurdPrice('灘の酒 定食', 980),
      ...absurdPrice('名前のない品', 500),
      ...absurdPrice('明石鯛 定食', 980),
      ...absurdPrice('魚の棚商店街 お買い物券（12枚つづり）', 5_400),
    ],
    discounts: [...absurdDiscount('初回500円引き', 180), ...absurdDiscount('初回500円引き', 600)],
    shops: [
      ...absurdShop('平日ランチタイムセール', '医療・福祉'),
      ...absurdShop('明石駅前 朝市セール', '観光・宿泊'),
      ...absurdShop('平日ランチタイムセール', '飲食'),
    ],
    crowds: crowds([
      ...Array.from({ length: 49 }, () => ({
        company: 'machi',
        times: [{ start: '09:00' }],
        weekdays: monday,
      })),
      { company: 'nbnb', times: [{ start: '09:00' }], weekdays: monday },
    ]),
    early: [...early('a job', at(2), at(1)), ...early('a job', at(1), at(2)), ...early('a job', at(1), null)],
    reports: withoutPost(
      [
        { town: 'akashi', post: '将棋', created_at: at(1) },
        { town: 'kusatsu', post: '将棋', created_at: at(9) },
        { town: 'akashi', post: '将棋', created_at: at(7) },
      ],
      [{ town: 'akashi', content: '将棋', created_at: at(6) }],
    ),
  }).toEqual({
    prices: [
      '佐藤ベーカリー 魚の棚商店街: ￥15000',
      '旅館 森荘 明石公園: ￥180',
      '魚の棚商店街 お買い物券（12枚つづり）: ￥6100',
      'お試し 丁稚羊羹（3個）: ￥9000',
      '1日周遊パス: ￥5000',
      '明石鯛 定食: ￥3300',
      '灘の酒 定食: ￥980',
      '名前のない品: ￥500',
    ],
    discounts: ['初回500円引き: ￥180'],
    shops: ['平日ランチタイムセール: 医療・福祉', '明石駅前 朝市セール: 観光・宿泊'],
    crowds: ['machi Mon 09:00: 49'],
    early: ['a job: 2026-04-01T00:00:00.000Z, after 2026-04-02T00:00:00.000Z'],
    reports: ['akashi 2026-04-01T00:00:00.000Z: 将棋', 'kusatsu 2026-04-09T00:00:00.000Z: 将棋'],
  });
});
