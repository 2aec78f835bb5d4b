import { describe, expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import { RESERVE_STATES, type Reserve, type ReserveState } from '#domain/offers/reserve';
import type { ReservationEvent } from '#machines/reservation/reservation.machine';
import { isStepAllowed, stateAfter } from '#machines/reservation/reservation-rules';
import type { SeedProfile } from '#mocks/backend/seed/base/seed';
import { advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import { lockerTable } from '#mocks/backend/tables/offers/lockers';
import { reserveTable } from '#mocks/backend/tables/offers/reserves';
import { createRemoteEvents } from '#mocks/harness/demo/remote-events';
import { dataOf, startAs, stoppedClock } from '../start-backend';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LIST = 'GET /akashi/api/reserves/';

async function backendAs(username = 'administrator', profile: SeedProfile = 'normal') {
  const clock = stoppedClock();
  const started = await startAs(username, { seed: { profile, n: 1 }, clock });
  const listReserves = async (query = '') => dataOf<Page<Reserve>>(await started.request(`${LIST}?${query}`));
  const reserveRows = started.backend.db.of(reserveTable);
  const { rows } = reserveRows.list({ city: 'akashi', sort: '-id' });
  /** Creates a reservation in this state. */
  const createReserve = (status: ReserveState, date = new Date(clock.now() + HOUR).toISOString()) =>
    reserveRows.create({
      user: '客',
      shop: '店',
      people: 2,
      date,
      status,
      city: 'akashi',
      advertisement: null,
    });
  return { ...started, clock, listReserves, reserveRows, rows, createReserve };
}

const STEP_CALLS = {
  accept: ['POST', 'accept/'],
  cancel: ['POST', 'cancel/'],
  'approve cancellation': ['POST', 'approve_cancel/'],
  change: ['PUT', ''],
  remove: ['DELETE', ''],
} as const satisfies Partial<Record<ReservationEvent['type'], readonly [string, string]>>;

describe.each(RESERVE_STATES)('a reservation that is %s [R-STATE-15, A-123]', (state) => {
  test.each(Object.entries(STEP_CALLS))(
    '%s is done or refused as the machine has it',
    async (name, [method, verb]) => {
      const step = name as keyof typeof STEP_CALLS;
      const { request, reserveRows, createReserve } = await backendAs('administrator', 'empty');
      const { id, date } = createReserve(state);
      const reply = await request(
        `${method} /akashi/api/reserves/${id}/${verb}`,
        step === 'change' ? { date, people: 5 } : undefined,
      );
      if (isStepAllowed(state, step)) {
        expect(reply.status).toBe(step === 'remove' ? 204 : 200);
        expect(reserveRows.find(id)?.status).toBe(step === 'remove' ? undefined : stateAfter(state, step));
        expect(reserveRows.find(id)?.people).toBe(
          { remove: undefined, change: 5 }[step as string] ?? (step === 'remove' ? undefined : 2),
        );
      } else {
        expect([reply.status, reply.body]).toEqual([
          400,
          { message: expect.stringMatching(/^この予約は現在「.+」のため、この操作はできません。$/) },
        ]);
        expect(reserveRows.find(id)).toMatchObject({ status: state, people: 2 });
      }
    },
  );
});

test('a page has 20 rows, and is searched by guest and shop [R-CONST-01]', async () => {
  const { listReserves, rows } = await backendAs();
  const page = await listReserves();
  expect([page.content.length, page.total_length]).toEqual([20, rows.length]);
  const { shop } = page.content[0] ?? {};
  const found = await listReserves(`search=${encodeURIComponent(shop ?? '')}`);
  expect(found.content.map((row) => row.shop)).toContain(shop);
  expect(found.total_length).toBeLessThan(rows.length);
});

const datesOf = (reserves: readonly Reserve[]) => reserves.map(({ date }) => date);
const statesOf = (reserves: readonly Reserve[]) =>
  [...new Set(reserves.map(({ status }) => String(status)))].toSorted((one, other) =>
    one.localeCompare(other),
  );

test('reservations to come are first, the next on top, then the latest of the past; each part is requested alone [A-336]', async () => {
  const { request, listReserves, createReserve } = await backendAs();
  const { id } = createReserve('waiting_for_cancellation', '2026-01-01T00:00:00.000Z');
  const listAll = async (query: string) => (await listReserves(`limit=200&${query}`)).content;
  const [upcoming, past] = [await listAll('when=upcoming'), await listAll('when=past')];
  expect([upcoming[0]?.id, statesOf(upcoming), statesOf(past)]).toEqual([
    id,
    ['accepted', 'cancelled', 'waiting', 'waiting_for_cancellation'],
    ['cancelled', 'expired'],
  ]);
  expect([datesOf(upcoming), datesOf(past)]).toEqual([
    datesOf(upcoming).toSorted(),
    datesOf(past).toSorted().toReversed(),
  ]);
  expect(await listAll('')).toEqual([...upcoming, ...past]);
  expect((await request(`${LIST}?when=soon`)).status).toBe(400);
});

test('a row has the fields of the contract, without the owner of its ad [R-ENT-41, A-111]', async () => {
  const { listReserves } = await backendAs();
  const [firstReserve] = (await listReserves()).content;
  expect(Object.keys(firstReserve ?? {}).toSorted()).toEqual([
    'date',
    'id',
    'locker',
    'people',
    'shop',
    'status',
    'user',
  ]);
});

test('the filters of the states find every reservation', async () => {
  const { listReserves, rows } = await backendAs();
  const counts = await Promise.all(
    RESERVE_STATES.map(async (status) => {
      const { content, total_length } = await listReserves(`status=${status}&limit=1`);
      return { isRight: content.every((row) => row.status === status), total_length };
    }),
  );
  expect(counts.map(({ isRight, total_length }) => isRight && total_length > 0)).toEqual(
    RESERVE_STATES.map(() => true),
  );
  expect(counts.reduce((sum, { total_length }) => sum + total_length, 0)).toBe(rows.length);
});

test('a span of reservations includes its start, but not its end [A-211]', async () => {
  const { listReserves, createReserve, clock } = await backendAs('administrator', 'empty');
  const hoursFromNow = (hours: number) => new Date(clock.now() + hours * HOUR).toISOString();
  const [, secondId, thirdId] = [1, 2, 3, 4].map((hours) => createReserve('waiting', hoursFromNow(hours)).id);
  const { content } = await listReserves(`from=${hoursFromNow(2)}&to=${hoursFromNow(4)}`);
  expect(content.map(({ id }) => id)).toEqual([secondId, thirdId]);
});

test('a waiting or accepted reservation expires by the server’s clock, and is refused from then on [A-172]', async () => {
  const { request, listReserves, createReserve, clock } = await backendAs('administrator', 'empty');
  const soon = new Date(clock.now() + MINUTE).toISOString();
  const { id } = createReserve('waiting', soon);
  createReserve('accepted', soon);
  createReserve('waiting_for_cancellation', soon);
  const states = async () => (await listReserves()).content.map(({ status }) => status);
  clock.step(MINUTE - 1);
  expect(await states()).toEqual(['waiting_for_cancellation', 'accepted', 'waiting']);
  clock.step(1);
  expect(await states()).toEqual(['waiting_for_cancellation', 'expired', 'expired']);
  expect((await listReserves('status=expired')).total_length).toBe(2);
  expect((await listReserves('status=waiting')).total_length).toBe(0);
  expect(dataOf<Reserve>(await request(`${LIST}${id}/`)).status).toBe('expired');
  expect(await request(`POST /akashi/api/reserves/${id}/accept/`)).toEqual({
    status: 400,
    body: { message: 'この予約は現在「期限切れ」のため、この操作はできません。' },
  });
});

test('date and people are changed by the rules of the console [R-ENT-41]', async () => {
  const { request, createReserve, clock } = await backendAs('administrator', 'empty');
  const { id, date } = createReserve('accepted');
  const saveReserve = (body: unknown) => request(`PUT /akashi/api/reserves/${id}/`, body);
  expect((await saveReserve({ date, people: 0 })).body).toEqual({
    errors: { people: ['1から100までの数値を入力してください。'] },
  });
  expect((await saveReserve({ date: new Date(clock.now()).toISOString(), people: 2 })).body).toEqual({
    errors: { date: ['現在より後の日時を入力してください。'] },
  });
  const later = new Date(clock.now() + 9 * HOUR).toISOString();
  expect(dataOf<Reserve>(await saveReserve({ date: later, people: 7 }))).toEqual({
    id,
    user: '客',
    shop: '店',
    date: later,
    people: 7,
    locker: null,
    status: 'accepted',
  });
});

test('a locker belongs to the city, can be removed, and stays when the field is missing [A-190]', async () => {
  const { request, createReserve, backend } = await backendAs('administrator', 'empty');
  const lockers = backend.db.of(lockerTable);
  const [ownLockerId, foreignLockerId] = ['akashi', 'kusatsu'].map(
    (city) => lockers.create({ name: '駅前 01番', city }).id,
  );
  const { id, date } = createReserve('accepted');
  const saveReserve = (locker: { locker?: number | null | undefined }) =>
    request(`PUT /akashi/api/reserves/${id}/`, { date, people: 2, ...locker });
  for (const locker of [foreignLockerId, 99_999]) {
    expect(await saveReserve({ locker })).toEqual({
      status: 400,
      body: { errors: { locker: ['指定されたロッカーが見つかりません。'] } },
    });
  }
  const replies = [
    await saveReserve({ locker: ownLockerId }),
    await saveReserve({}),
    await saveReserve({ locker: null }),
  ];
  expect(replies.map((reply) => dataOf<Reserve>(reply).locker)).toEqual([ownLockerId, ownLockerId, null]);
});

test('some reservations have a locker of their city, and none in a city without lockers [A-190]', async () => {
  const { backend } = await backendAs();
  const lockers = backend.db.of(lockerTable);
  const citiesOf = (city: string) =>
    backend.db
      .of(reserveTable)
      .list({ city })
      .rows.flatMap(({ locker }) => (locker == null ? [] : lockers.find(locker)?.city));
  const [akashi = [], toyonaka = []] = ['akashi', 'toyonaka'].map(citiesOf);
  expect([akashi.length > 5, new Set(akashi), toyonaka]).toEqual([true, new Set(['akashi']), []]);
});

const idsOf = (reserves: readonly { id: number }[]) => new Set(reserves.map(({ id }) => id));

test.each([
  ['administrator', 'all'],
  ['operator', 'all'],
  ['advertiser', 'advertiser'],
  ['owner_shop', 'owner_shop'],
  ['staff_shop', 'owner_shop'],
])('%s reads the reservations of %s, and no others [A-075, A-212]', async (username, subject) => {
  const { listReserves, rows, backend, request } = await backendAs(username);
  const ads = backend.db.of(advertisementTable);
  const owner = backend.accounts.find((account) => account.username === subject)?.id;
  const ownReserves = rows.filter(
    ({ advertisement }) => subject === 'all' || ads.find(advertisement ?? 0)?.advertiser === owner,
  );
  const listedPage = await listReserves('limit=200');
  expect(idsOf(listedPage.content)).toEqual(idsOf(ownReserves));
  expect(ownReserves.length).toBeGreaterThan(2);
  const foreignReserve = rows.find((row) => !ownReserves.includes(row));
  if (foreignReserve) {
    expect((await request(`${LIST}${foreignReserve.id}/`)).status).toBe(404);
    expect((await request(`POST /akashi/api/reserves/${foreignReserve.id}/accept/`)).status).toBe(404);
  }
});

test('a reservation of another city is not found', async () => {
  const { request, createReserve } = await backendAs();
  expect((await request(`GET /kusatsu/api/reserves/${createReserve('waiting').id}/`)).status).toBe(404);
});

test.each(['akashi', 'kusatsu', 'takatsuki', 'toyonaka', 'fujisawa', 'settsu', 'nishinomiya', 'shonan'])(
  'in %s every state exists, at shops of the city, and past reservations have ended [R-GEN-02]',
  async (city) => {
    const { backend, clock } = await backendAs();
    const { rows } = backend.db.of(reserveTable).list({ city });
    const ads = backend.db.of(advertisementTable);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(RESERVE_STATES));
    expect(rows.filter((row) => ads.find(row.advertisement ?? 0)?.name !== row.shop)).toEqual([]);
    expect(
      rows.filter(
        ({ date, status }) =>
          Date.parse(date) < clock.now() - 9 * HOUR && (status === 'waiting' || status === 'accepted'),
      ),
    ).toEqual([]);
  },
);

test('10,000 reservations are paged, filtered and searched [R-WISH-09]', async () => {
  const { listReserves } = await backendAs('staff_shop', 'busy');
  const { content, total_length } = await listReserves('status=accepted&search=a&limit=20');
  expect(content.length).toBeLessThanOrEqual(20);
  expect((await listReserves('offset=0')).total_length).toBeGreaterThan(total_length);
});

test('a pushed reservation waits at the owner’s shop, and a pushed cancellation is of an accepted one [R-WISH-09]', async () => {
  const { backend, listReserves, createReserve } = await backendAs('owner_shop');
  const remoteEvents = createRemoteEvents(backend);
  const before = (await listReserves()).total_length;
  await remoteEvents.sendReserve('akashi');
  const page = await listReserves();
  expect([page.total_length, page.content[0]?.user, page.content[0]?.status]).toEqual([
    before + 1,
    '予約 花子',
    'waiting',
  ]);
  const { id } = createReserve('accepted');
  await remoteEvents.requestCancellation('akashi');
  expect(backend.db.of(reserveTable).find(id)?.status).toBe('waiting_for_cancellation');
});
