import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { comboHistoryTable } from '#mocks/backend/tables/offers/combo-histories';
import { comboTable } from '#mocks/backend/tables/offers/combos';
import { allowConsole } from '../console';
import { describeWhole } from './describe-whole';
import { renderConsole } from './render-console';
import { bodyOf, cellsOf } from './whole-record';

const PAGE = '/akashi/manage-supported-products';

afterEach(() => vi.restoreAllMocks());

type Kit = Awaited<ReturnType<typeof renderConsole>>;

async function open(path = PAGE, scenario: Parameters<typeof renderConsole>[1] = {}) {
  const kit = await renderConsole(path, { city: 'akashi', ...scenario });
  await waitFor(() => expect(screen.getAllByText(/^全[\d,]+件中/).length).toBeGreaterThan(0));
  return kit;
}

/** One of the two lists, by its heading. */
function part(name: '対応商品' | '非対応商品') {
  const section = screen.getByRole('heading', { name, level: 2 }).closest('section') as HTMLElement;
  const inside = within(section);
  const rows = () => within(inside.getByRole('table')).getAllByRole('row').slice(1);
  return {
    section,
    ...inside,
    rows,
    names: () => rows().map((row) => within(row).getByRole('link').textContent ?? ''),
    total: () =>
      Number(/全([\d,]+)件/.exec(inside.getByText(/^全[\d,]+件中/).textContent ?? '')?.[1]?.replace(',', '')),
  };
}

const totals = () => [part('非対応商品').total(), part('対応商品').total()];
const puts = ({ calls }: Kit) => calls().filter((call) => call.startsWith('PUT'));

/** The published products of one list, in the order of the screen. */
const combosOf = ({ backend }: Kit, { supported }: { supported: boolean }) =>
  backend.db.of(comboTable).list({
    filter: (row) => !row.is_draft && row.supported === supported && row.company === 'machi',
    sort: '-created_at,-id',
  }).rows;

const supportedByAnotherUser = ({ backend }: Kit, combo: { id: number } | undefined) =>
  backend.db.of(comboTable).update(combo?.id ?? 0, { supported: true });

test('each list has its own search, page and total in the address, independent of the other [R-GEN-18, R-SCR-22, R-ENT-19, R-ROUTE-19, A-155]', async () => {
  const kit = await open(`${PAGE}?supported-page=2`);
  const [unsupported = 0, supported = 0] = totals();
  expect([unsupported > 20, supported > 20]).toEqual([true, true]);
  expect(
    kit
      .calls()
      .filter((call) => call.includes('/combos/'))
      .toSorted(),
  ).toEqual([
    'GET /company/machi/combos/supported?offset=20&limit=20 200',
    'GET /company/machi/combos/unsupported?offset=0&limit=20 200',
  ]);
  const right = part('対応商品').names();
  fireEvent.change(part('非対応商品').getByRole('searchbox'), { target: { value: 'セット' } });
  kit.pass(300);
  await waitFor(() => expect(part('非対応商品').total()).toBeLessThan(unsupported));
  expect([kit.address(), part('対応商品').names(), part('対応商品').total()]).toEqual([
    `${PAGE}?supported-page=2&unsupported-search=%E3%82%BB%E3%83%83%E3%83%88`,
    right,
    supported,
  ]);
  await kit.user.click(part('対応商品').getByRole('link', { name: '1ページ' }));
  await waitFor(() => expect(part('対応商品').names()).not.toEqual(right));
  expect(kit.address()).toBe(`${PAGE}?unsupported-search=%E3%82%BB%E3%83%83%E3%83%88`);
});

test('a button moves a product: both lists, their totals and the history follow, and the focus moves to the next product [R-STATE-13, R-CALL-18, R-CALL-20, A-120]', async () => {
  const kit = await open();
  const [unsupported = 0, supported = 0] = totals();
  const moves = kit.backend.db.of(comboHistoryTable).count({});
  const [name = '', next = ''] = part('非対応商品').names();
  const button = part('非対応商品').getByRole('button', { name: `「${name}」を対応にする` });
  button.focus();
  await kit.user.keyboard('{Enter}');
  expect(await screen.findByText(`「${name}」を対応商品に移しました。`)).toBeTruthy();
  await waitFor(() => expect(totals()).toEqual([unsupported - 1, supported + 1]));
  await waitFor(() => expect(part('非対応商品').names()).not.toContain(name));
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`「${next}」を対応にする`);
  const [entry] = kit.backend.db.of(comboHistoryTable).list({ sort: '-id', limit: 1 }).rows;
  expect([kit.backend.db.of(comboHistoryTable).count({}), entry?.supported, entry?.name]).toEqual([
    moves + 1,
    true,
    kit.backend.db.of(comboTable).find(entry?.combo_id ?? 0)?.name,
  ]);
  expect(puts(kit)).toEqual([`PUT /company/machi/combos/owner/${entry?.combo_id} 200`]);
  await kit.user.click(screen.getByRole('button', { name: '元に戻す' }));
  await screen.findByText(`「${name}」を非対応商品に移しました。`);
  await waitFor(() => expect(totals()).toEqual([unsupported, supported]));
  expect(puts(kit)).toHaveLength(2);
});

test('a product that another user has moved or deleted shows a message, and no request is sent [A-120]', async () => {
  const kit = await open();
  const [first, second] = combosOf(kit, { supported: false });
  const [name, other] = part('非対応商品').names();
  supportedByAnotherUser(kit, first);
  kit.backend.db.of(comboTable).remove(second?.id ?? 0);
  await kit.user.click(screen.getByRole('button', { name: `「${name}」を対応にする` }));
  expect(await screen.findByText('この商品はすでに対応商品に移されています。')).toBeTruthy();
  await waitFor(() => expect(part('非対応商品').names()).not.toContain(other));
  expect([puts(kit), part('対応商品').getAllByRole('link', { name }).length]).toEqual([[], 1]);
});

test('a failed move leaves the product in its list, and can be repeated [R-STATE-13]', async () => {
  const kit = await open(PAGE, { fault: 'PUT /company/:company/combos/owner/:id 500 x1' });
  const before = totals();
  const [name = ''] = part('対応商品').names();
  const button = () => part('対応商品').getByRole('button', { name: `「${name}」を非対応にする` });
  await kit.user.click(button());
  await screen.findByText('Server Error Occured. Please Try Again !');
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('false'));
  expect(totals()).toEqual(before);
  await kit.user.click(button());
  await screen.findByText(`「${name}」を非対応商品に移しました。`);
  await waitFor(() => expect(totals()).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) - 1]));
});

test('a batch moves several products, each with its own result, and the message takes back those that moved [R-STATE-13, A-297]', async () => {
  const kit = await open();
  const left = part('非対応商品');
  const names = left.names().slice(0, 2);
  for (const name of names) await kit.user.click(left.getByRole('checkbox', { name: `「${name}」を選択` }));
  const [first] = combosOf(kit, { supported: false });
  supportedByAnotherUser(kit, first);
  await kit.user.click(left.getByRole('button', { name: '対応にする' }));
  const results = await screen.findByRole('alertdialog', { name: '実行結果' });
  expect(
    within(results)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([`${names[0]}この商品はすでに対応商品に移されています。`, `${names[1]}完了しました。`]);
  await screen.findByText('1件の商品を対応にしました。');
  await kit.user.click(results.querySelector('footer button') as HTMLElement);
  await waitFor(() => expect(left.names()).not.toContain(names[1]));
  const message = screen.getByText('1件の商品を対応にしました。');
  await kit.user.click(
    within(message.closest('.toast') as HTMLElement).getByRole('button', { name: '元に戻す' }),
  );
  await screen.findByText('1件の商品を非対応にしました。');
  await waitFor(() => expect(left.names()).toContain(names[1]));
});

test('a product is dragged from one list to the other, and a selected one takes the other selected ones along [R-STATE-13, A-120]', async () => {
  const kit = await open();
  const [unsupported = 0, supported = 0] = totals();
  const [name = ''] = part('対応商品').names();
  const [first] = combosOf(kit, { supported: true });
  const carried: string[][] = [];
  const dragging = { dataTransfer: { setData: (...data: string[]) => carried.push(data) } };
  fireEvent.dragStart(part('対応商品').rows()[0] as HTMLElement, dragging);
  // Firefox starts no drag without data.
  expect([first?.name, carried]).toEqual([name, [['text/plain', String(first?.id)]]]);
  // A drop on its own list moves no product.
  fireEvent.drop(part('対応商品').section);
  expect(part('非対応商品').section.className).toBe('product-list waits');
  expect(fireEvent.dragOver(part('非対応商品').section)).toBe(false);
  fireEvent.drop(part('非対応商品').section);
  await screen.findByText(`「${name}」を非対応商品に移しました。`);
  await waitFor(() => expect(totals()).toEqual([unsupported + 1, supported - 1]));

  const right = part('対応商品');
  await waitFor(() => expect(right.names()).not.toContain(name));
  for (const one of right.names().slice(0, 2))
    await kit.user.click(right.getByRole('checkbox', { name: `「${one}」を選択` }));
  fireEvent.dragStart(right.rows()[1] as HTMLElement, dragging);
  fireEvent.drop(part('非対応商品').section);
  await screen.findByText('2件の商品を非対応にしました。');
  await waitFor(() => expect(totals()).toEqual([unsupported + 3, supported - 3]));
  expect(puts(kit).length).toBe(3);
});

test('a product is viewed in its panel, also by its address, and moved from there, and the panel shows its new state [R-SCR-22]', async () => {
  const kit = await open();
  const [name = ''] = part('非対応商品').names();
  await kit.user.click(screen.getByRole('link', { name }));
  const panel = within(await screen.findByRole('dialog', { name: '商品の詳細' }));
  expect(await panel.findByText('非対応')).toBeTruthy();
  await kit.user.click(panel.getByRole('button', { name: '対応にする' }));
  expect(await panel.findByText('対応')).toBeTruthy();
  expect(await panel.findByRole('button', { name: '非対応にする' })).toBeTruthy();
  const there = kit.address();
  await kit.reload();
  expect(await screen.findByRole('heading', { name, level: 3 })).toBeTruthy();
  expect(kit.address()).toBe(there);
});

test('a published product is edited in its panel in both lists, and deleted only while it is not supported [R-CALL-18, A-264]', async () => {
  const kit = await open();
  const { user } = kit;
  const edit = async (name: string, other: string) => {
    await user.click(screen.getByRole('link', { name }));
    const panel = within(await screen.findByRole('dialog', { name: '商品の詳細' }));
    await user.click(await panel.findByRole('link', { name: '編集' }));
    const form = within(await screen.findByRole('dialog', { name: '商品を編集' }));
    fireEvent.change(await form.findByLabelText(/^商品名/), { target: { value: other } });
    await user.click(form.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const remove = async (name: string) => {
    await user.click(screen.getByRole('link', { name }));
    const panel = within(await screen.findByRole('dialog', { name: '商品の詳細' }));
    await user.click(await panel.findByRole('button', { name: '削除' }));
    await user.click(await screen.findByRole('button', { name: '削除する' }));
  };
  const before = totals();
  await edit(part('対応商品').names()[0] ?? '', '玉子焼 12個');
  await waitFor(() => expect(part('対応商品').names()).toContain('玉子焼 12個'));
  await edit(part('非対応商品').names()[0] ?? '', '玉子焼 8個');
  await waitFor(() => expect(part('非対応商品').names()).toContain('玉子焼 8個'));
  expect(totals()).toEqual(before);

  await remove('玉子焼 8個');
  await screen.findByText('削除しました。');
  await waitFor(() => expect(totals()).toEqual([(before[0] ?? 0) - 1, before[1]]));
  await remove('玉子焼 12個');
  await screen.findByText('対応商品は削除できません。先に非対応商品に移してください。');
  expect(part('対応商品').names()).toContain('玉子焼 12個');
});

test('a narrow window shows one list at a time, and nothing can be dragged [R-ENT-19]', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('1023.98'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
  const kit = await open();
  const rows = part('非対応商品').rows();
  expect([screen.getAllByRole('table').length, rows[0]?.getAttribute('draggable')]).toEqual([1, null]);
  await kit.user.click(screen.getByRole('link', { name: '対応商品' }));
  expect(kit.address()).toBe(`${PAGE}?part=supported`);
  await screen.findByRole('heading', { name: '対応商品', level: 2 });
  await waitFor(() => expect(part('対応商品').total()).toBeGreaterThan(20));
});

test('a reader has no actions, an Operator sees the chosen company, and empty lists explain themselves [A-012]', async () => {
  const staff = await open(PAGE, { as: 'staff_shop' });
  const main = within(screen.getByRole('main'));
  expect([
    main.queryAllByRole('checkbox'),
    main.queryAllByRole('button', { name: /対応にする/ }),
    part('対応商品').rows()[0]?.getAttribute('draggable'),
  ]).toEqual([[], [], null]);
  await staff.user.click(screen.getByRole('link', { name: part('対応商品').names()[0] ?? '' }));
  const panel = within(await screen.findByRole('dialog', { name: '商品の詳細' }));
  await panel.findByText('対応');
  expect([
    panel.queryByRole('link', { name: '編集' }),
    panel.queryByRole('button', { name: '削除' }),
  ]).toEqual([null, null]);
  staff.unmount();

  const operator = await open(PAGE, { as: 'Operator' });
  await operator.user.selectOptions(screen.getByRole('combobox', { name: '会社' }), 'nbnb');
  await waitFor(() => expect(totals()).toEqual([8, 8]));
  operator.unmount();

  await renderConsole(PAGE, { city: 'akashi', seed: 'empty' });
  expect(await screen.findByText('下書きを公開すると、ここに並びます。')).toBeTruthy();
  expect(await screen.findByText('非対応商品から移した商品が、ここに並びます。')).toBeTruthy();
});

describeWhole('a published product [R-ENT-17]', {
  records: {
    '/akashi/manage-supported-products?view=126': {
      状態: '非対応',
      説明: '草津駅前商店街の加盟店で使える500円券の11枚つづりです。お釣りは出ません。',
      価格: '￥5,150',
      登録日時: '03/25(水) 13:25',
    },
  },
  forms: { '/akashi/manage-supported-products?edit=126': ['商品名', '説明', '価格（円）'] },
});

test('a row of either list has name, price and date [R-SCR-22]', async () => {
  await open();
  expect([part('非対応商品'), part('対応商品')].map(({ rows }) => cellsOf(rows()[0] as HTMLElement))).toEqual(
    [
      {
        商品名: '草津駅前商店街 お買い物券（11枚つづり）',
        価格: '￥5,150',
        登録日時: '03/25(水) 13:25',
        操作: '',
      },
      { 商品名: '鵠沼海岸駅 駅弁セット', 価格: '￥1,450', 登録日時: '03/31(火) 12:42', 操作: '' },
    ],
  );
});

test('a product is moved without its fields that could not be read [A-331]', async () => {
  allowConsole(/^contract: /);
  const kit = await open(PAGE, {
    fault: 'GET /company/:company/combos/owner/:id wrong:name,price',
    config: { strict: false },
  });
  await kit.user.click(
    within(part('非対応商品').rows()[0] as HTMLElement).getByRole('button', { name: /対応/ }),
  );
  await waitFor(() => expect(puts(kit)).toHaveLength(1));
  expect(bodyOf(kit, 'PUT')).toEqual({ is_draft: false, supported: true, description: expect.any(String) });
});
