import { expect, test } from 'vitest';
import { advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import { reserveTable } from '#mocks/backend/tables/offers/reserves';
import { startAs } from '../start-backend';

const INVALID_TIME = '後日';
const CONDITIONS = { show_condition: 'ご注文時', use_condition: '1回' };
const INVALID_PERIOD = { start: INVALID_TIME, end: INVALID_TIME };
const SALE = {
  title: '夕市',
  content: '',
  ...CONDITIONS,
  coupon_price: 0,
  number: 10,
  initial_number_per_ad: 1,
  max_number_per_ad: 10,
};

test('an invalid time is refused in every call that has one [R-VAL-COUPON-06, R-VAL-COUPON-07, R-VAL-SALE-02, R-VAL-CONTENT-13, R-VAL-CONTENT-15, R-VAL-CONTENT-18, R-VAL-CONTENT-22]', async () => {
  const { backend, request } = await startAs();
  const [ad] = backend.db.of(advertisementTable).list({ city: 'akashi' }).rows;
  const [waitingReserve] = backend.db.of(reserveTable).list({
    city: 'akashi',
    filter: ({ status, date }) => status === 'waiting' && Date.parse(date) > backend.clock.now(),
  }).rows;
  const advertisement = ad?.id;
  const drafts: Readonly<Record<string, object>> = {
    'POST coupons/': {
      title: '春',
      content: '10%',
      ...CONDITIONS,
      advertisement,
      start_date: INVALID_TIME,
      end_date: INVALID_TIME,
    },
    'POST time-sales/': {
      ...SALE,
      time_range: [{ start: '2026-04-02T00:00:00Z', end: INVALID_TIME }],
      target_ads: [{ advertisement, coupon_count: 1 }],
    },
    'POST flyers/': {
      title: '春の市',
      comment: '土日',
      advertiser: null,
      files: [{ url: '/a.pdf', name: 'a.pdf', type: 'application/pdf' }],
      expiry: INVALID_TIME,
    },
    'POST vouchers/': { name: '券', owner: 'owner_shop', pass: null, number: 1, ...INVALID_PERIOD },
    'POST events/': { title: '朝市', description: '朝から', ...INVALID_PERIOD },
    'POST jobs/': { title: '朝番', description: '時給', salary_min: 1, salary_max: null, ...INVALID_PERIOD },
    'POST news/': { title: '春', content: '来ました', date: INVALID_TIME },
    [`PUT reserves/${waitingReserve?.id}/`]: { date: INVALID_TIME, people: 2, locker: null },
    [`PUT advertisements/${ad?.id}/`]: {
      ...ad,
      opening_hours: [{ weekday: '2', start: '25:00', end: '9:00' }],
    },
  };
  const refusedFields: Record<string, string[]> = {};
  for (const [call, draft] of Object.entries(drafts)) {
    const [method, path] = call.split(' ');
    const { status, body } = await request(`${method} /akashi/api/${path}`, draft);
    expect([call, status]).toEqual([call, 400]);
    refusedFields[path?.split('/')[0] ?? ''] = Object.keys((body as { errors: object }).errors);
  }
  expect(refusedFields).toEqual({
    coupons: ['start_date', 'end_date'],
    'time-sales': ['time_range.0.end'],
    flyers: ['expiry'],
    vouchers: ['start', 'end'],
    events: ['start', 'end'],
    jobs: ['start', 'end'],
    news: ['date'],
    reserves: ['date'],
    advertisements: ['opening_hours.0.start', 'opening_hours.0.end'],
  });
});
