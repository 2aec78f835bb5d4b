import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { Combo } from '#domain/offers/combo';
import type { ComboHistory } from '#domain/offers/combo-history';
import { comboHistoryTable } from '#mocks/backend/tables/offers/combo-histories';
import { comboTable } from '#mocks/backend/tables/offers/combos';
import { dataOf, startAs, startBackend } from '../start-backend';

const COMBOS_PATH = '/company/machi/combos';
const DRAFT = { is_draft: true, name: ' 明石焼 10個 ', description: ' 温めてどうぞ ', price: 980 };

async function backendAs(username = 'administrator') {
  const started = await startAs(username);
  const loadPage = async <Row = Combo>(path: string) =>
    dataOf<Page<Row>>(await started.request(`GET ${COMBOS_PATH}${path}`));
  return { ...started, loadPage };
}

const totalOf = ({ total_length }: Page<unknown>) => total_length;
const idsOf = (entries: readonly ComboHistory[]) => entries.map(({ id }) => id);
const isNamedSet = ({ name, description }: Combo) => `${name}${description}`.includes('セット');
/** The day in Japan. */
const dayOf = ({ created_at }: ComboHistory) =>
  new Date(Date.parse(created_at) + 9 * 3_600_000).toISOString().slice(0, 10);

const seedShape = async (profile: 'empty' | 'busy' | 'edge') => {
  const { backend } = await startBackend({ seed: { profile, n: 1 } });
  const { rows, total: count } = backend.db
    .of(comboTable)
    .list({ filter: ({ company }) => company === 'machi' });
  return {
    count,
    hasNameless: rows.some(({ name }) => name === null),
    hasUnsaid: rows.some((row) => row.supported === null),
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
    const replies = [
      await request(`GET ${COMBOS_PATH}/owner?is_draft=true`),
      await request(`GET ${COMBOS_PATH}/unsupported`),
      await request(`GET ${COMBOS_PATH}/supported`),
      await request(`GET ${COMBOS_PATH}/histories`),
      await request(`POST ${COMBOS_PATH}/owner`, { is_draft: true, name: '' }),
      await request(`DELETE ${COMBOS_PATH}/owner/999999`),
    ];
    expect(replies.map(({ status }) => status)).toEqual(statuses);
  },
);

test('a new draft is the first of the drafts, and in no other list [R-CALL-18, R-SCR-21, A-121]', async () => {
  const { request, loadPage } = await backendAs();
  const otherLists = ['/unsupported', '/supported', '', '/histories'];
  const listTotals = async () => Promise.all(otherLists.map(async (path) => totalOf(await loadPage(path))));
  const before = await listTotals();
  const { id, ...storedDraft } = dataOf<Combo>(await request(`POST ${COMBOS_PATH}/owner`, DRAFT));
  expect(storedDraft).toEqual({
    ...DRAFT,
    description: '温めてどうぞ',
    name: '明石焼 10個',
    supported: false,
    created_at: '2026-04-01T00:00:00.000Z',
  });
  const drafts = await loadPage('/owner?is_draft=true&limit=5');
  expect([drafts.content[0]?.id, drafts.content.every(({ is_draft: isDraft }) => isDraft)]).toEqual([
    id,
    true,
  ]);
  expect(await listTotals()).toEqual(before);
});

test('the drafts are searched by name and description, and paged [R-CALL-18, A-155]', async () => {
  const { loadPage } = await backendAs();
  const all = await loadPage('/owner?is_draft=true&limit=500');
  const secondPage = await loadPage('/owner?is_draft=true&offset=20&limit=20');
  expect(secondPage.content.map(({ id }) => id)).toEqual(all.content.slice(20, 40).map(({ id }) => id));
  const foundDrafts = await loadPage(`/owner?is_draft=true&limit=500&search=${encodeURIComponent('セット')}`);
  expect(foundDrafts.content.map(({ id }) => id)).toEqual(all.content.filter(isNamedSet).map(({ id }) => id));
});

test('a published draft is an unsupported product, and never becomes a draft again [R-CALL-18, A-120]', async () => {
  const { request, loadPage } = await backendAs();
  const { id } = dataOf<Combo>(await request(`POST ${COMBOS_PATH}/owner`, DRAFT));
  const moveCount = totalOf(await loadPage('/histories'));
  const published = { ...DRAFT, is_draft: false, supported: true };
  const unsupported = { is_draft: false, supported: false };
  expect(dataOf<Combo>(await request(`PUT ${COMBOS_PATH}/owner/${id}`, published))).toMatchObject({
    id,
    ...unsupported,
  });
  expect([(await loadPage('/unsupported')).content[0]?.id, totalOf(await loadPage('/histories'))]).toEqual([
    id,
    moveCount,
  ]);
  expect([
    await request(`PUT ${COMBOS_PATH}/owner/${id}`, DRAFT),
    await request(`DELETE ${COMBOS_PATH}/owner/${id}`),
  ]).toEqual([
    {
      status: 400,
      body: { message: 'この商品はすでに公開されているため、下書きとして保存できません。' },
    },
    { status: 204, body: null },
  ]);
  expect(dataOf<Combo>(await request(`POST ${COMBOS_PATH}/owner`, published))).toMatchObject(unsupported);
});

test('a supported product is edited in its list and kept from deletion, and can be deleted after a move [R-CALL-18, A-119, A-264]', async () => {
  const { request, loadPage } = await backendAs();
  const [combo] = (await loadPage('/supported')).content;
  const { id, created_at: _, ...draft } = combo ?? { id: 0, created_at: null };
  const moveCount = totalOf(await loadPage('/histories'));
  const save = async (change: Partial<Combo>) =>
    dataOf<Combo>(await request(`PUT ${COMBOS_PATH}/owner/${id}`, { ...draft, ...change }));
  expect(await save({ name: '明石焼 12個' })).toMatchObject({ name: '明石焼 12個', supported: true });
  expect([totalOf(await loadPage('/histories')), await request(`DELETE ${COMBOS_PATH}/owner/${id}`)]).toEqual(
    [
      moveCount,
      {
        status: 209,
        body: { data: { message: '対応商品は削除できません。先に非対応商品に移してください。' } },
      },
    ],
  );
  await save({ supported: false });
  expect((await request(`DELETE ${COMBOS_PATH}/owner/${id}`)).status).toBe(204);
  const asStaff = await backendAs('staff_shop');
  expect((await asStaff.request(`DELETE ${COMBOS_PATH}/owner/${id}`)).status).toBe(403);
});

test('a move changes the list and adds one entry to the history, and a save without a move adds none [R-STATE-13, A-120]', async () => {
  const { request, loadPage, clock } = { ...(await backendAs()), clock: '2026-04-01T00:00:00.000Z' };
  const [combo] = (await loadPage('/unsupported')).content;
  if (!combo) throw new Error('nothing is unsupported');
  const { id, created_at: _, ...draft } = combo;
  const before = await loadPage<ComboHistory>('/histories');
  const lists = async () => [totalOf(await loadPage('/unsupported')), totalOf(await loadPage('/supported'))];
  const [unsupported = 0, supported = 0] = await lists();
  const save = () => request(`PUT ${COMBOS_PATH}/owner/${id}`, { ...draft, supported: true });
  expect([(await save()).status, (await save()).status]).toEqual([200, 200]);
  expect(await lists()).toEqual([unsupported - 1, supported + 1]);
  const after = await loadPage<ComboHistory>('/histories');
  const { id: newestId, ...historyEntry } = after.content[0] ?? { id: 0 };
  expect([after.total_length, historyEntry]).toEqual([
    before.total_length + 1,
    { supported: true, created_at: clock, combo_id: id, name: combo.name },
  ]);
  expect((await loadPage<ComboHistory>('/histories/supported')).content[0]?.id).toBe(newestId);
});

test('the history is filtered by the change of a product, by a day in Japan and by name [R-CALL-19, R-ENT-18]', async () => {
  const { request, loadPage } = await backendAs();
  const all = (await loadPage<ComboHistory>('/histories?limit=1000')).content;
  expect(idsOf((await loadPage<ComboHistory>('/histories?supported=false&limit=1000')).content)).toEqual(
    idsOf(all.filter(({ supported }) => !supported)),
  );
  expect(idsOf((await loadPage<ComboHistory>('/histories/supported?limit=1000')).content)).toEqual(
    idsOf(all.filter(({ supported }) => supported)),
  );
  const day = all[3] ? dayOf(all[3]) : '';
  expect(idsOf((await loadPage<ComboHistory>(`/histories?created_at=${day}&limit=1000`)).content)).toEqual(
    idsOf(all.filter((entry) => dayOf(entry) === day)),
  );
  expect((await request(`GET ${COMBOS_PATH}/histories?created_at=2026-02-30`)).status).toBe(400);
  const namedEntries = await loadPage<ComboHistory>(
    `/histories?limit=1000&search=${encodeURIComponent('詰め合わせ')}`,
  );
  expect(idsOf(namedEntries.content)).toEqual(idsOf(all.filter(({ name }) => name?.includes('詰め合わせ'))));
});

test('a draft may start from every published product of the company, and of no other [R-CALL-20, A-190]', async () => {
  const { request, loadPage, backend } = await backendAs('operator');
  const master = await loadPage('?limit=1000');
  const publishedCombos = backend.db
    .of(comboTable)
    .list({ filter: (row) => row.company === 'machi' && !row.is_draft });
  expect(totalOf(master)).toBe(publishedCombos.total);
  const other = dataOf<Page<Combo>>(await request('GET /company/nbnb/combos?limit=1000'));
  expect(other.content.filter(({ id }) => master.content.some((combo) => combo.id === id))).toEqual([]);
  expect((await request(`GET /company/nbnb/combos/owner/${master.content[0]?.id}`)).status).toBe(404);
});

test('each seed has its products: none, enough for pages, ten thousand, and with every missing value that is possible', async () => {
  expect([await seedShape('empty'), await seedShape('busy'), await seedShape('edge')]).toEqual([
    { count: 0, hasNameless: false, hasUnsaid: false },
    { count: 10_000, hasNameless: false, hasUnsaid: false },
    { count: 128, hasNameless: true, hasUnsaid: true },
  ]);
});

test.each(['normal', 'busy', 'edge'] as const)(
  'in the seed %s no product is moved before its creation or in the future [R-ENT-18, A-120]',
  async (profile) => {
    const { backend } = await startBackend({ seed: { profile, n: 1 } });
    const combos = backend.db.of(comboTable);
    const moves = backend.db.of(comboHistoryTable).list({}).rows;
    const impossibleMoves = moves.filter(({ combo_id: id, created_at: at }) => {
      const createdAt = combos.find(id ?? 0)?.created_at ?? at;
      return Date.parse(at) < Date.parse(createdAt) || Date.parse(at) > backend.clock.now();
    });
    expect([moves.length > 0, impossibleMoves]).toEqual([true, []]);
  },
);
