import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { Timecard } from '#domain/office/timecard';
import { timecardProblems } from '#domain/office/timecard-rules';
import { timecardTable } from '#mocks/backend/tables/office/timecards';
import { dataOf, startAs, startBackend, stoppedClock } from '../start-backend';

const CARDS_PATH = '/company/machi/timecards';
const NINE_OCLOCK = '2026-04-01T00:00:00.000Z';
const STAFF_ID = 5;

async function backendAs(username: string) {
  const started = await startAs(username);
  const cardTable = started.backend.db.of(timecardTable);
  const createCard = (clock_in: string, clock_out: string | null, staff_id = STAFF_ID) =>
    cardTable.create({ company: 'machi', staff_id, staff: '店員', clock_in, clock_out });
  return { ...started, cardTable, createCard };
}

const refusalOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { errors?: unknown; message?: unknown }).errors ?? (body as { message?: unknown }).message,
];

test('staff reads and changes only its own cards [R-GEN-22, A-169]', async () => {
  const { request, cardTable } = await backendAs('staff_shop');
  const { content } = dataOf<Page<Timecard>>(await request(`GET ${CARDS_PATH}?limit=500`));
  expect(content.length).toBeGreaterThan(0);
  expect(content.filter(({ staff_id }) => staff_id !== STAFF_ID)).toEqual([]);
  const [foreignCard] = cardTable.list({
    filter: (row) => row.company === 'machi' && row.staff_id !== STAFF_ID,
  }).rows;
  expect((await request(`GET ${CARDS_PATH}/${foreignCard?.id}`)).status).toBe(404);
  expect(
    (
      await request(`PUT ${CARDS_PATH}/${foreignCard?.id}`, {
        clock_in: foreignCard?.clock_in,
        clock_out: NINE_OCLOCK,
      })
    ).status,
  ).toBe(404);
  expect((await request('GET /company/nbnb/timecards')).status).toBe(403);
});

test('an owner reads the cards of the company, newest first, by month and person, and an Administrator none [R-GEN-22, A-037, A-245]', async () => {
  const { request, createCard, tokenOf, send } = await backendAs('owner_shop');
  const allCards = dataOf<Page<Timecard>>(await request(`GET ${CARDS_PATH}`));
  expect([
    allCards.content.length,
    new Set(allCards.content.map(({ staff_id }) => staff_id)).size > 1,
  ]).toEqual([20, true]);
  const times = allCards.content.map(({ clock_in }) => clock_in);
  expect(times).toEqual(times.toSorted().toReversed());
  // A card belongs to the month in which it starts, including the first instant.
  const ends = ['2026-02-28T15:00:00.000Z', '2026-03-31T15:00:00.000Z'] as const;
  const [first, next] = ends.map((moment) => createCard(moment, moment).id);
  const span = `from=${ends[0]}&to=${ends[1]}`;
  const marchCards = dataOf<Page<Timecard>>(
    await request(`GET ${CARDS_PATH}?limit=500&${span}&staff_id=${STAFF_ID}`),
  );
  expect(marchCards.content.length).toBeGreaterThan(5);
  expect(
    marchCards.content.filter(
      ({ staff_id, clock_in }) => staff_id !== STAFF_ID || clock_in < ends[0] || clock_in >= ends[1],
    ),
  ).toEqual([]);
  expect([first, next].map((id) => marchCards.content.some((card) => card.id === id))).toEqual([true, false]);
  expect((await send(`GET ${CARDS_PATH}`, { as: await tokenOf('administrator') })).status).toBe(403);
});

test('staff clocks in at the current time, once, and out of its own open card [R-GEN-22, A-169, A-244]', async () => {
  const { request, cardTable } = await backendAs('staff_shop');
  const tooEarly = { clock_in: '2026-03-31T23:54:59.000Z', clock_out: null };
  expect(refusalOf(await request(`POST ${CARDS_PATH}`, tooEarly))).toEqual([
    400,
    { clock_in: ['出勤は現在の時刻で記録してください。'] },
  ]);
  const closedCard = { clock_in: '2026-03-31T23:55:00.000Z', clock_out: NINE_OCLOCK };
  expect((await request(`POST ${CARDS_PATH}`, closedCard)).status).toBe(400);
  // The card is always for the caller, whatever the id in the request.
  const reply = await request(`POST ${CARDS_PATH}`, { clock_in: NINE_OCLOCK, clock_out: null, staff_id: 4 });
  const { id, ...card } = dataOf<Timecard>(reply);
  expect([reply.status, card]).toEqual([
    201,
    { staff_id: STAFF_ID, staff: '店舗スタッフ', clock_in: NINE_OCLOCK, clock_out: null },
  ]);
  expect(refusalOf(await request(`POST ${CARDS_PATH}`, { clock_in: NINE_OCLOCK, clock_out: null }))).toEqual([
    400,
    { clock_in: ['まだ退勤していない勤務があります。'] },
  ]);
  const corrected = { clock_in: '2026-03-31T23:00:00.000Z', clock_out: NINE_OCLOCK };
  expect(refusalOf(await request(`PUT ${CARDS_PATH}/${id}`, corrected))).toEqual([
    400,
    '退勤済みの記録は店舗管理者が修正します。',
  ]);
  cardTable.update(id, { clock_in: '2026-03-31T23:00:00.000Z' });
  // Not before the start, not later than now, and only the end can be set.
  const clockOutAt = async (clock_out: string | null) =>
    refusalOf(await request(`PUT ${CARDS_PATH}/${id}`, { ...corrected, clock_out }));
  expect([
    await clockOutAt('2026-03-31T23:54:59Z'),
    await clockOutAt('2026-04-01T00:05:01Z'),
    await clockOutAt(null),
  ]).toEqual([
    [400, { clock_out: ['退勤は現在の時刻で記録してください。'] }],
    [400, { clock_out: ['現在より後の時刻は入力できません。'] }],
    [400, '退勤済みの記録は店舗管理者が修正します。'],
  ]);
  expect((await request(`PUT ${CARDS_PATH}/${id}`, corrected)).status).toBe(200);
  expect(cardTable.find(id)?.clock_out).toBe(NINE_OCLOCK);
  expect(refusalOf(await request(`PUT ${CARDS_PATH}/${id}`, corrected))).toEqual([
    400,
    '退勤済みの記録は店舗管理者が修正します。',
  ]);
});

test('a browser whose clock is five minutes off clocks in and out, and a forgotten card is closed with the time of leaving [R-GEN-22, A-244]', async () => {
  const { request, createCard, cardTable } = await backendAs('staff_shop');
  const clockInAndOut = async (clock_in: string, clock_out: string) => {
    const reply = await request(`POST ${CARDS_PATH}`, { clock_in, clock_out: null });
    const { id } = dataOf<Timecard>(reply);
    const closedReply = await request(`PUT ${CARDS_PATH}/${id}`, { clock_in, clock_out });
    cardTable.remove(id);
    return [reply.status, closedReply.status];
  };
  expect(await clockInAndOut('2026-04-01T00:04:59.000Z', '2026-04-01T00:05:00.000Z')).toEqual([201, 200]);
  expect(await clockInAndOut('2026-03-31T23:55:00.000Z', '2026-03-31T23:55:01.000Z')).toEqual([201, 200]);
  const { id, clock_in } = createCard('2026-01-10T07:00:00.000Z', null);
  expect(
    (await request(`PUT ${CARDS_PATH}/${id}`, { clock_in, clock_out: '2026-01-10T16:00:00Z' })).status,
  ).toBe(200);
});

test('an owner adds and corrects cards of the company by the rules of the domain, and shifts of one person may not overlap [R-GEN-22, A-244]', async () => {
  const { request, createCard, cardTable } = await backendAs('owner_shop');
  const earlierCard = createCard('2026-01-10T00:00:00.000Z', '2026-01-10T03:00:00.000Z');
  const draft = {
    clock_in: '2026-01-10T03:00:00.000Z',
    clock_out: '2026-01-10T08:00:00+00:00',
    staff_id: STAFF_ID,
  };
  const reply = await request(`POST ${CARDS_PATH}`, draft);
  expect([reply.status, dataOf<Timecard>(reply).clock_out]).toEqual([201, '2026-01-10T08:00:00.000Z']);
  const { id } = dataOf<Timecard>(reply);
  expect(
    refusalOf(await request(`PUT ${CARDS_PATH}/${id}`, { ...draft, clock_in: '2026-01-10T02:59:59Z' })),
  ).toEqual([400, { clock_in: ['同じスタッフの別の勤務と時間が重なっています。'] }]);
  expect(
    refusalOf(
      await request(`PUT ${CARDS_PATH}/${earlierCard.id}`, { ...draft, clock_in: '2026-01-09T15:00:00Z' }),
    ),
  ).toEqual([400, { clock_out: ['1回の勤務は16時間以内で入力してください。'] }]);
  expect(refusalOf(await request(`POST ${CARDS_PATH}`, { ...draft, staff_id: 1 }))).toEqual([
    400,
    { staff_id: ['指定されたスタッフが見つかりません。'] },
  ]);
  // The person of a card stays.
  expect((await request(`PUT ${CARDS_PATH}/${id}`, { ...draft, staff_id: 4 })).status).toBe(200);
  expect(cardTable.find(id)?.staff_id).toBe(STAFF_ID);
});

test.each([
  ['owner_shop', [404, 204, 404]],
  ['operator', [404, 204, 404]],
  ['staff_shop', [403, 403, 403]],
])(
  '%s deletes cards of the named company with the statuses %j [R-GEN-22, A-265]',
  async (username, statuses) => {
    const { request, createCard, cardTable } = await backendAs(username);
    const { id } = createCard('2026-01-10T00:00:00.000Z', '2026-01-10T03:00:00.000Z');
    const [foreignCard] = cardTable.list({ filter: ({ company }) => company === 'nbnb' }).rows;
    expect([
      (await request(`DELETE ${CARDS_PATH}/${foreignCard?.id}`)).status,
      (await request(`DELETE ${CARDS_PATH}/${id}`)).status,
      (await request(`DELETE ${CARDS_PATH}/${id}`)).status,
    ]).toEqual(statuses);
  },
);

test.each(['normal', 'busy', 'edge', 'empty'] as const)(
  'seeded cards of %s obey the rules except the forgotten ones, and no shifts of one person overlap',
  async (profile) => {
    const { backend } = await startBackend({ seed: { profile, n: 1 } });
    const rows = backend.db.of(timecardTable).list({ sort: 'company,staff_id,clock_in' }).rows;
    const machiCount = rows.filter(({ company }) => company === 'machi').length;
    const counts = {
      normal: machiCount > 40,
      busy: machiCount === 10_000,
      edge: machiCount === 64,
      empty: machiCount === 0,
    };
    expect(counts[profile]).toBe(true);
    const overlapping = rows.filter((row, index) => {
      const next = rows[index + 1];
      const isSame = next?.company === row.company && next.staff_id === row.staff_id;
      return isSame && (row.clock_out === null || row.clock_out > next.clock_in);
    });
    expect(overlapping).toEqual([]);
    const endOfDay = Date.parse('2026-04-01T14:59:59.999Z');
    expect(rows.flatMap((row) => timecardProblems(row, endOfDay))).toEqual([]);
    expect(rows.some(({ clock_out }) => clock_out === null)).toBe(profile !== 'empty');
  },
);

test.each([
  ['2026-04-01T00:30:00+09:00', 0],
  ['2026-04-01T09:00:00+09:00', 2],
  ['2026-04-01T18:00:00+09:00', 3],
])(
  'on the first of a month, %s, %i cards have started, and the one of the night before is still open [R-GEN-22, A-244]',
  async (now, count) => {
    const midnight = '2026-03-31T15:00:00.000Z';
    const { request } = await startAs('owner_shop', { clock: stoppedClock(now) });
    const listCards = async (query: string) =>
      dataOf<Page<Timecard>>(await request(`GET ${CARDS_PATH}?limit=500&${query}`)).content;
    const today = await listCards(`from=${midnight}`);
    const nightCards = await listCards(`from=2026-03-31T12:00:00.000Z&to=${midnight}`);
    expect({
      today: today.map(({ clock_out }) => clock_out),
      future: today.filter(({ clock_in }) => Date.parse(clock_in) > Date.parse(now)),
      night: nightCards.map(({ clock_out }) => clock_out),
    }).toEqual({ today: Array.from({ length: count }, () => null), future: [], night: [null] });
  },
);

test('a card in the future blocks no other [R-GEN-22, A-244]', async () => {
  const { request, cardTable } = await backendAs('owner_shop');
  const [futureCard] = cardTable.list({
    filter: ({ company, clock_in }) => company === 'machi' && clock_in > NINE_OCLOCK,
  }).rows;
  const draft = { clock_in: NINE_OCLOCK, clock_out: null, staff_id: futureCard?.staff_id };
  expect((await request(`POST ${CARDS_PATH}`, draft)).status).toBe(201);
});
