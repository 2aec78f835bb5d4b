import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { expect, onTestFinished, test, vi } from 'vitest';
import { moneyText } from '#kit/services/money';
import { purchaseTable } from '#mocks/backend/tables/offers/purchases';
import { accountTable } from '#mocks/backend/tables/session/accounts';
import { renderConsole } from './render-console';

const PURCHASES = '/akashi/menu/list-purchase';
const ADVERTISER = { as: 'Advertiser', city: 'akashi' } as const;

const listLoaded = () => screen.findByText(/^全\d/);
const totals = () =>
  [...document.querySelectorAll('.totals > div')].map((total) => [
    total.querySelector('dt')?.textContent,
    total.querySelector('dd')?.textContent,
  ]);
/** The table of the list, because the charts have tables too. */
const listTable = () => screen.getByRole('table', { name: '購入集計' });
const rows = () => within(listTable()).getAllByRole('row').slice(1);
const headings = () =>
  within(listTable())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const purchaseCalls = (calls: readonly string[]) =>
  calls.filter((call) => call.includes('/manager/purchases')).map((call) => decodeURIComponent(call));

test('an Advertiser sees the purchases and their totals [R-GEN-14, R-SCR-20, R-ENT-22, R-ENT-23, A-075, A-188]', async () => {
  const { backend, calls } = await renderConsole(PURCHASES, ADVERTISER);
  await listLoaded();
  const purchases = backend.db
    .of(purchaseTable)
    .list({ where: { company: { equals: 'machi' } }, sort: '-date' }).rows;
  const [newest] = purchases;
  if (!newest) throw new Error('nothing was bought');
  expect(headings()).toEqual(['番号', 'ユーザー', '金額', '数量', '状態', 'プラットフォーム', '購入日時']);
  expect([...(rows()[0]?.querySelectorAll('th, td') ?? [])].map(({ textContent }) => textContent)).toEqual([
    String(newest.id),
    newest.user,
    moneyText(newest.amount),
    String(newest.quantity),
    newest.status,
    newest.platform,
    expect.stringMatching(/^03\/31\(火\) \d\d:\d\d$/),
  ]);
  expect(totals()).toEqual([
    ['金額', moneyText(sum(purchases.map(({ amount }) => amount)))],
    ['数量', String(sum(purchases.map(({ quantity }) => quantity)))],
    ['件数', String(purchases.length)],
  ]);
  expect(purchaseCalls(calls()).toSorted()).toEqual([
    'GET /manager/purchases/total/ 200',
    'GET /manager/purchases?offset=0&limit=20 200',
  ]);
});

test('search and days filter list, totals and charts alike, and are in the address [A-102, A-241]', async () => {
  const { user, calls, address, pass } = await renderConsole(`${PURCHASES}?page=2`, ADVERTISER);
  await listLoaded();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Android' } });
  pass(300);
  await waitFor(() => expect(address()).toBe(`${PURCHASES}?search=Android`));
  await user.click(screen.getByRole('button', { name: '期間を変更' }));
  const dialog = within(await screen.findByRole('dialog', { name: '期間を変更' }));
  const startInput = await dialog.findByLabelText('開始日');
  fireEvent.change(startInput, { target: { value: '2026-03-20' } });
  fireEvent.change(dialog.getByLabelText('終了日'), { target: { value: '2026-03-19' } });
  await user.click(dialog.getByRole('button', { name: '表示する' }));
  await dialog.findByText('終了日は開始日以降にしてください。');
  fireEvent.change(dialog.getByLabelText('終了日'), { target: { value: '2026-03-21' } });
  await user.click(dialog.getByRole('button', { name: '表示する' }));
  await waitFor(() => expect(address()).toBe(`${PURCHASES}?search=Android&from=2026-03-20&to=2026-03-21`));
  await screen.findByText('2026年03月20日 〜 2026年03月21日');
  await waitFor(() =>
    expect(rows().map((row) => /Android/.test(row.textContent))).toEqual(rows().map(() => true)),
  );
  await waitFor(() => expect(totals()[2]).toEqual(['件数', String(rows().length)]));
  expect(purchaseCalls(calls()).slice(-2).toSorted()).toEqual([
    'GET /manager/purchases/total/?search=Android&from=2026-03-20&to=2026-03-21 200',
    'GET /manager/purchases?search=Android&offset=0&limit=20&from=2026-03-20&to=2026-03-21 200',
  ]);
  const chartTable = screen.getByRole('table', { name: '購入金額（円）' });
  expect(
    within(chartTable)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['2026年03月20日', '2026年03月21日']);
  await user.click(screen.getByRole('button', { name: '期間の指定を解除' }));
  await waitFor(() => expect(address()).toBe(`${PURCHASES}?search=Android`));
});

test('the figures of the charts are exported unchanged', async () => {
  const { name, text } = savedFile();
  const { user, backend } = await renderConsole(`${PURCHASES}?from=2026-03-20&to=2026-03-21`, ADVERTISER);
  await listLoaded();
  const callsBefore = backend.log.entries().length;
  await user.click(await screen.findByRole('button', { name: 'グラフの数値をCSVに出力' }));
  const dialog = within(await screen.findByRole('dialog'));
  const exportButton = await dialog.findByRole('button', { name: '出力する' });
  expect(dialog.queryByRole('radio', { name: /このページ/ })).toBeNull();
  await user.click(exportButton);
  await dialog.findByText('2件をCSVファイルに保存しました。');
  const [csvHeader, ...dayRows] = parse(await text(), { bom: true });
  expect([name(), csvHeader, dayRows.map(([day]: string[]) => day), backend.log.entries().length]).toEqual([
    '購入集計（期間別）_明石市_20260401-0900.csv',
    ['日付', '金額', '数量', '件数'],
    ['2026年03月20日', '2026年03月21日'],
    callsBefore,
  ]);
  expect(totals()[0]).toEqual([
    '金額',
    moneyText(sum(dayRows.map(([, amount]: string[]) => Number(amount)))),
  ]);
});

test('an Operator sees the purchases of the company chosen in the menu [A-168, R-ROLE-07]', async () => {
  const { user, calls } = await renderConsole(PURCHASES, { as: 'Operator', city: 'akashi' });
  await listLoaded();
  await user.selectOptions(screen.getByRole('combobox', { name: '会社' }), 'nbnb');
  await screen.findByText(
    (_, element) => element?.className === 'list-total' && element.textContent === '全36件',
  );
  expect(purchaseCalls(calls()).slice(-2).toSorted()).toEqual([
    'GET /manager/purchases/total/?company=nbnb 200',
    'GET /manager/purchases?offset=0&limit=20&company=nbnb 200',
  ]);
});

test('totals that fail to load can be loaded again, and the list stays', async () => {
  const { user } = await renderConsole(PURCHASES, {
    ...ADVERTISER,
    fault: 'GET /manager/purchases/total/ 500 x1',
  });
  await listLoaded();
  await user.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
  await waitFor(() => expect(totals()).toHaveLength(3));
});

test('a company without purchases shows this and no charts', async () => {
  await renderConsole(PURCHASES, { ...ADVERTISER, seed: 'empty' });
  await screen.findByText('アプリで商品が購入されると、ここに並びます。');
  await waitFor(() => expect(totals().map(([, value]) => value)).toEqual(['￥0', '0', '0']));
  expect(document.querySelectorAll('.chart')).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'グラフの数値をCSVに出力' })).toBeNull();
});

function savedFile() {
  let name = '';
  let blob: Blob | undefined;
  const createUrlSpy = vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    blob = object as Blob;
    return 'blob:export';
  });
  const clickSpy = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  onTestFinished(() => {
    createUrlSpy.mockRestore();
    clickSpy.mockRestore();
  });
  return { name: () => name, text: async () => new TextDecoder().decode(await blob?.arrayBuffer()) };
}

test('a known state is shown in the user’s language, any other as the server sent it [R-ENT-22]', async () => {
  const { user, backend, pass } = await renderConsole(PURCHASES, ADVERTISER);
  await listLoaded();
  const table = backend.db.of(purchaseTable);
  const purchase = { user: null, amount: 1, quantity: 1, platform: 'iOS', company: 'machi' };
  for (const [index, status] of ['支払い済み', '処理中', '返金済み', 'キャンセル', '保留', ''].entries()) {
    table.create({ ...purchase, status, date: `2026-05-0${9 - index}T00:00:00.000Z` });
  }
  await user.click(screen.getByRole('button', { name: '広告主のメニュー' }));
  await user.click(await screen.findByRole('menuitem', { name: 'English' }));
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Search by user or platform' }), {
    target: { value: 'iOS' },
  });
  pass(300);
  await waitFor(() =>
    expect(statesInEnglish().slice(0, 6)).toEqual([
      'Paid',
      'Processing',
      'Refunded',
      'Cancelled',
      '保留',
      '–',
    ]),
  );
});

test('without purchases the page shows no days, but other days can be chosen [R-SCR-20]', async () => {
  await renderConsole(PURCHASES, { ...ADVERTISER, seed: 'empty' });
  await screen.findByText('アプリで商品が購入されると、ここに並びます。');
  const changeButton = await screen.findByRole('button', { name: '期間を変更' });
  expect(changeButton.parentElement?.querySelector('p')).toBeNull();
});

const statesInEnglish = () =>
  within(screen.getByRole('table', { name: 'Purchase totals' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelectorAll('th, td')[4]?.textContent);

test('an advertiser without a company has this page too: the path names no company, and the server finds it by the token [A-270]', async () => {
  const { backend, calls, reload } = await renderConsole('/city', { as: 'Advertiser', city: 'akashi' });
  const [ownAccount] = backend.db
    .of(accountTable)
    .list({ where: { username: { equals: 'advertiser' } } }).rows;
  backend.db.of(accountTable).update(ownAccount?.id ?? 0, { company_slug: null });
  history.replaceState(null, '', '/akashi/menu/list-purchase');
  await reload();
  await screen.findAllByText(/はまだありません|ありません。/);
  expect(screen.queryByText('所属する会社がないため、表示できません。')).toBeNull();
  expect(purchaseCalls(calls()).toSorted()).toEqual([
    'GET /manager/purchases/total/ 200',
    'GET /manager/purchases?offset=0&limit=20 200',
  ]);
});
