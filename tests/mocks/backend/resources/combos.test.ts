import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { Combo } from '#domain/offers/combo';
import type { ComboHistory } from '#domain/offers/combo-history';
import { comboHistoryTable } from '#mocks/backend/tables/offers/combo-histories';
import { comboTable } from '#mocks/backend/tables/offers/combos';
import { dataOf, startAs, startBackend } from '../start-backend';

const OWN = '/company/machi/combos';
const DRAFT = { is_draft: true, name: ' 明石焼 10個 ', description: ' 温めてどうぞ ', price: 980 };

async function backendAs(username = 'administrator') {
  const started = await startAs(username);
  const page = async <Row = Combo>(path: string) =>
    dataOf<Page<Row>>(await started.request(`GET ${OWN}${path}`));
  return { ...started, page };
}

const total = ({ total_length }: Page<unknown>) => total_length;
const ids = (entries: readonly ComboHistory[]) => entries.map(({ id }) => id);
const isSet = ({ name, description }: Combo) => `${name}${description}`.includes('セット');
/** The day in Japan. */
const dayOf = ({ created_at }: ComboHistory) =>
  new Date(Date.parse(created_at) + 9 * 3_600_000).toISOString().slice(0, 10);

const shape = async (profile: 'empty' | 'busy' | 'edge') => {
  const { backend } = await startBackend({ seed: { profile, n: 1 } });
  const { rows, total: count } = backend.db
    .of(comboTable)
    .list({ filter: ({ company }) => company === 'machi' });
  return {
    count,
    nameless: rows.some(({ name }) => name === null),
    unsaid: rows.some((row) => row.supported === null),
  };
};

test.each([
  ['administrator', [200, 200, 200, 200, 400, 404]],
  ['owner_shop', [200, 200, 200, 200, 400, 404]],
  ['operator', [200, 200, 200, 200, 400, 404]],
  ['staff_shop', [200, 200, 200, 200, 403, 403]],
  ['advertiser', [200, 200, 200, 200, 403, 403]],
  ['administrator_nbnb', [403, 403, 403, 403, 403, 403]],
])(
  '%s has these statuses for drafts, both lists, the history, a new draft and a delete [R-CALL-18, R-CALL-20, A-012, A-121]',
  async (username, statuses) => {
    const { request } = await backendAs(username);
    const requests = [
      await request(`GET ${OWN}/owner?is_draft=true`),
      await request(`GET ${OWN}/unsupported`),
      await request(`GET ${OWN}/supported`),
      await request(`GET ${OWN}/histories`),
      await request(`POST ${OWN}/owner`, { is_draft: true, name: '' }),
      await request(`DELETE ${OWN}/owner/999999`),
    ];
    expect(requests.map(({ status }) => status)).toEqual(statuses);
  },
);

test('a new draft is the first of the drafts, and in no other list [R-CALL-18, R-SCR-21, A-121]', async () => {
  const { request, page } = await backendAs();
  const others = ['/unsupported', '/supported', '', '/histories'];
  const totals = async () => Promise.all(others.map(async (path) => total(await page(path))));
  const before = await totals();
  const { id, ...kept } = dataOf<Combo>(await request(`POST ${OWN}/owner`, DRAFT));
  expect(kept).toEqual({
    ...DRAFT,
    description: '温めてどうぞ',
    name: '明石焼 10個',
    supported: false,
    created_at: '2026-04-01T00:00:00.000Z',
  });
  const drafts = await page('/owner?is_draft=true&limit=5');
  expect([drafts.content[0]?.id, drafts.content.every(({ is_draft: isDraft }) => isDraft)]).toEqual([
    id,
    true,
  ]);
  expect(await totals()).toEqual(before);
});

test('the drafts are searched by name and description, and paged [R-CALL-18, A-155]', async () => {
  const { page } = await backendAs();
  const all = await page('/owner?is_draft=true&limit=500');
  const second = await page('/owner?is_draft=true&offset=20&limit=20');
  expect(second.content.map(({ id }) => id)).toEqual(all.content.slice(20, 40).map(({ id }) => id));
  const found = await page(`/owner?is_draft=true&limit=500&search=${encodeURIComponent('セット')}`);
  expect(found.content.map(({ id }) => id)).toEqual(all.content.filter(isSet).map(({ id }) => id));
});

test('a published draft is an unsupported product, and never becomes a draft again [R-CALL-18, A-120]', async () => {
  const { request, page } = await backendAs();
  const { id } = dataOf<Combo>(await request(`POST ${OWN}/owner`, DRAFT));
  const moves = total(await page('/histories'));
  const published = { ...DRAFT, is_draft: false, supported: true };
  const unsupported = { is_draft: false, supported: false };
  expect(dataOf<Combo>(await request(`PUT ${OWN}/owner/${id}`, published))).toMatchObject({
    id,
    ...unsupported,
  });
  expect([(await page('/unsupported')).content[0]?.id, total(await page('/histories'))]).toEqual([id, moves]);
  expect([
    await request(`PUT ${OWN}/owner/${id}`, DRAFT),
    await request(`DELETE ${OWN}/owner/${id}`),
  ]).toEqual([
    {
      status: 400,
      body: { message: 'この商品はすでに公開されているため、下書きとして保存できません。' },
    },
    { status: 204, body: null },
  ]);
  expect(dataOf<Combo>(await request(`POST ${OWN}/owner`, published))).toMatchObject(unsupported);
});

test('a supported product is edited in its list and kept from deletion, and can be deleted after a move [R-CALL-18, A-119, A-264]', async () => {
  const { request, page } = await backendAs();
  const [combo] = (await page('/supported')).content;
  const { id, created_at: _, ...draft } = combo ?? { id: 0, created_at: null };
  const moves = total(await page('/histories'));
  const put = async (change: Partial<Combo>) =>
    dataOf<Combo>(await request(`PUT ${OWN}/owner/${id}`, { ...draft, ...change }));
  expect(await put({ name: '明石焼 12個' })).toMatchObject({ name: '明石焼 12個', supported: true });
  expect([total(await page('/histories')), await request(`DELETE ${OWN}/owner/${id}`)]).toEqual([
    moves,
    {
      status: 209,
      body: { data: { message: '対応商品は削除できません。先に非対応商品に移してください。' } },
    },
  ]);
  await put({ supported: false });
  expect((await request(`DELETE ${OWN}/owner/${id}`)).status).toBe(204);
  const staff = await backendAs('staff_shop');
  expect((await staff.request(`DELETE ${OWN}/owner/${id}`)).status).toBe(403);
});

test('a move changes the list and adds one entry to the history, and a save without a move adds none [R-STATE-13, A-120]', async () => {
  const { request, page, clock } = { ...(await backendAs()), clock: '2026-04-01T00:00:00.000Z' };
  const [combo] = (await page('/unsupported')).content;
  if (!combo) throw new Error('nothing is unsupported');
  const { id, created_at: _, ...draft } = combo;
  const before = await page<ComboHistory>('/histories');
  const lists = async () => [total(await page('/unsupported')), total(await page('/supported'))];
  const [unsupported = 0, supported = 0] = await lists();
  const put = () => request(`PUT ${OWN}/owner/${id}`, { ...draft, supported: true });
  expect([(await put()).status, (await put()).status]).toEqual([200, 200]);
  expect(await lists()).toEqual([unsupported - 1, supported + 1]);
  const after = await page<ComboHistory>('/histories');
  const { id: entry, ...noted } = after.content[0] ?? { id: 0 };
  expect([after.total_length, noted]).toEqual([
    before.total_length + 1,
    { supported: true, created_at: clock, combo_id: id, name: combo.name },
  ]);
  expect((await page<ComboHistory>('/histories/supported')).content[0]?.id).toBe(entry);
});

test('the history is filtered by the change of a product, by a day in Japan and by name [R-CALL-19, R-ENT-18]', async () => {
  const { request, page } = await backendAs();
  const all = (await page<ComboHistory>('/histories?limit=1000')).content;
  expect(ids((await page<ComboHistory>('/histories?supported=false&limit=1000')).content)).toEqual(
    ids(all.filter(({ supported }) => !supported)),
  );
  expect(ids((await page<ComboHistory>('/histories/supported?limit=1000')).content)).toEqual(
    ids(all.filter(({ supported }) => supported)),
  );
  const day = all[3] ? dayOf(all[3]) : '';
  expect(ids((await page<ComboHistory>(`/histories?created_at=${day}&limit=1000`)).content)).toEqual(
    ids(all.filter((entry) => dayOf(entry) === day)),
  );
  expect((await request(`GET ${OWN}/histories?created_at=2026-02-30`)).status).toBe(400);
  const named = await page<ComboHistory>(`/histories?limit=1000&search=${encodeURIComponent('詰め合わせ')}`);
  expect(ids(named.content)).toEqual(ids(all.filter(({ name }) => name?.includes('詰め合わせ'))));
});

test('a draft may start from every published product of the company, and of no other [R-CALL-20, A-190]', async () => {
  const { request, page, backend } = await backendAs('operator');
  const master = await page('?limit=1000');
  const kept = backend.db.of(comboTable).list({ filter: (row) => row.company === 'machi' && !row.is_draft });
  expect(total(master)).toBe(kept.total);
  const other = dataOf<Page<Combo>>(await request('GET /company/nbnb/combos?limit=1000'));
  expect(other.content.filter(({ id }) => master.content.some((combo) => combo.id === id))).toEqual([]);
  expect((await request(`GET /company/nbnb/combos/owner/${master.content[0]?.id}`)).status).toBe(404);
});

test('each seed has its products: none, enough for pages, ten thousand, and with every missing value that is possible', async () => {
  expect([await shape('empty'), await shape('busy'), await shape('edge')]).toEqual([
    { count: 0, nameless: false, unsaid: false },
    { count: 10_000, nameless: false, unsaid: false },
    { count: 128, nameless: true, unsaid: true },
  ]);
});

test.each(['normal', 'busy', 'edge'] as const)(
  'in the seed %s no product is moved before its creation or in the future [R-ENT-18, A-120]',
  async (profile) => {
    const { backend } = await startBackend({ seed: { profile, n: 1 } });
    const combos = backend.db.of(comboTable);
    const moves = backend.db.of(comboHistoryTable).list({}).rows;
    const wrong = moves.filter(({ combo_id: id, created_at: at }) => {
      const made = combos.find(id ?? 0)?.created_at ?? at;
      return Date.parse(at) < Date.parse(made) || Date.parse(at) > backend.clock.now();
    });
    expect([moves.length > 0, wrong]).toEqual([true, []]);
  },
);
