import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { invoiceTable } from '#mocks/backend/tables/office/invoices';
import { allowConsole } from '../console';
import { describeWhole } from './describe-whole';
import { renderConsole } from './render-console';

const INVOICES = '/akashi/invoice/list-invoice';
const NBNB_ADMIN = { as: 'Administrator', company: 'nbnb', city: 'akashi' } as const;

const listLoaded = () => screen.findByText(/^全\d/);
const findField = (label: RegExp) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: 'dialog input' });
const findSheet = () => screen.findByRole('article', { name: '請求書' });
const cellTexts = (table: Element | undefined) =>
  [...(table?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

test('an administrator of nbnb issues an invoice, finds it and copies it [R-GEN-15, R-SCR-29, R-CALL-22]', async () => {
  const { user, rows, calls, pass } = await renderConsole(INVOICES, NBNB_ADMIN);
  await listLoaded();
  await user.click(screen.getAllByRole('link', { name: '請求書を登録' })[0] as HTMLElement);
  fireEvent.change(await findField(/^件名/), { target: { value: '会報の印刷費' } });
  fireEvent.change(await findField(/^金額/), { target: { value: '￥１１，０００' } });
  fireEvent.change(await findField(/^支払期限/), { target: { value: '2026-04-30' } });
  await user.click(screen.getByRole('button', { name: '登録する' }));
  await screen.findByText('保存しました。');
  await waitFor(() => expect(rows()[0]?.textContent).toMatch(/会報の印刷費.*￥11,000.*未払い.*04\/30\(木\)/));

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '会報' } });
  pass(300);
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.click(within(rows()[0] as HTMLElement).getByRole('link', { name: '会報の印刷費' }));
  const panel = within(await screen.findByRole('dialog', { name: '請求書の詳細' }));
  await findSheet();
  await user.click(panel.getByRole('link', { name: '複製' }));
  expect([
    (await findField(/^件名/)).value,
    (await findField(/^金額/)).value,
    (await findField(/^支払期限/)).value,
  ]).toEqual(['会報の印刷費', '11000', '']);
  expect(screen.queryByRole('button', { name: /を削除$/ })).toBeNull();
  expect(calls().filter((call) => call.startsWith('POST /invoices'))).toEqual(['POST /invoices/ 201']);
});

test('each broken rule shows an error at its field, no request is sent, and the form values are restored', async () => {
  const { user, calls, reload } = await renderConsole(`${INVOICES}?new=1`, NBNB_ADMIN);
  const valid = { 件名: '会報の印刷費', 金額: '11000', 支払期限: '2026-04-01' };
  for (const [label, change, texts] of [
    ['件名', ' ', '入力してください。'],
    ['金額', '', '入力してください。'],
    ['金額', '0', '1円以上の金額を入力してください。'],
    ['金額', '一万', '0以上の整数を入力してください（例：1250、1,250）。'],
    ['支払期限', '', '入力してください。'],
    ['支払期限', '2026-03-31', '今日以降の日付を入力してください。'],
  ] as const) {
    for (const [name, value] of Object.entries({ ...valid, [label]: change })) {
      fireEvent.change(await findField(new RegExp(`^${name}`)), { target: { value } });
    }
    await user.click(screen.getByRole('button', { name: '登録する' }));
    const [id = ''] = (
      (await findField(new RegExp(`^${label}`))).getAttribute('aria-describedby') ?? ''
    ).split(' ');
    await waitFor(() => expect(document.getElementById(id)?.textContent).toBe(texts));
  }
  await reload();
  await screen.findByText(/保存前の入力を復元しました/);
  expect((await findField(/^件名/)).value).toBe('会報の印刷費');
  expect(calls().filter((call) => call.startsWith('POST /invoices'))).toEqual([]);
});

test('an invoice is shown as it is printed: issuer, dates, purpose, its items, and the tax of each rate [A-242, A-188]', async () => {
  const printSpy = vi.fn();
  vi.stubGlobal('print', printSpy);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { backend, user, pass } = await renderConsole(INVOICES, NBNB_ADMIN);
  await listLoaded();
  const { id } = backend.db.of(invoiceTable).create({
    company: 'nbnb',
    title: '説明会の開催費用',
    amount: 43_128,
    status: 'unpaid',
    due_date: '2026-04-30',
    created_at: '2026-04-02T00:00:00.000Z',
    lines: [
      { title: '会場使用料', quantity: 1, amount: 19_800, tax_rate: 10 },
      { title: 'お茶・お弁当', quantity: 1_024, amount: 23_328, tax_rate: 8 },
    ],
  });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '説明会の開催費用' } });
  pass(300);
  await user.click(await screen.findByRole('link', { name: '説明会の開催費用' }));
  const invoiceSheet = await findSheet();
  const [lines, taxes] = [...invoiceSheet.querySelectorAll('table')];
  expect([...invoiceSheet.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    `請求書番号${id}`,
    '発行日2026年04月02日',
    '支払期限2026年04月30日',
    '件名説明会の開催費用',
  ]);
  expect(invoiceSheet.querySelector('.invoice-name')?.textContent).toBe('請求書');
  expect(invoiceSheet.querySelector('.invoice-issuer')?.textContent).toBe('株式会社 エヌビーエヌビー');
  expect(invoiceSheet.querySelector('.invoice-sum')?.textContent).toBe('ご請求金額（税込）￥43,128');
  expect(cellTexts(lines)).toEqual([
    ['品目', '数量', '税率', '金額（税込）'],
    ['会場使用料', '1', '10%', '￥19,800'],
    ['お茶・お弁当 ※', '1,024', '8%', '￥23,328'],
  ]);
  expect(cellTexts(taxes)).toEqual([
    ['10%対象', '￥19,800', '（うち消費税 ￥1,800）'],
    ['8%対象（軽減税率）', '￥23,328', '（うち消費税 ￥1,728）'],
    ['合計', '￥43,128', '（うち消費税 ￥3,528）'],
  ]);
  expect(within(invoiceSheet).getByText(/※は軽減税率の対象です。/)).toBeTruthy();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '印刷' }));
  expect(printSpy).toHaveBeenCalledOnce();
});

test('the list is filtered by a state, which the address holds and the server applies [A-243]', async () => {
  const { user, rows, calls, address } = await renderConsole(INVOICES, NBNB_ADMIN);
  await listLoaded();
  await user.selectOptions(screen.getByRole('combobox', { name: '状態' }), '期限超過');
  await waitFor(() => expect(address()).toBe(`${INVOICES}?state=overdue`));
  await waitFor(() => expect(calls().at(-1)).toBe('GET /invoices/?offset=0&limit=20&status=overdue 200'));
  await waitFor(() =>
    expect(rows().map((row) => row.textContent.includes('期限超過'))).toEqual(rows().map(() => true)),
  );
  expect(rows().length).toBeGreaterThan(0);
});

test('an Operator sees the invoices of the company chosen in the menu, under its name [A-168, R-ROLE-07]', async () => {
  const { user, calls } = await renderConsole(INVOICES, { as: 'Operator', city: 'akashi' });
  await listLoaded();
  await user.selectOptions(screen.getByRole('combobox', { name: '会社' }), 'jbs');
  await waitFor(() => expect(calls().at(-1)).toBe('GET /invoices/?offset=0&limit=20&company=jbs 200'));
  await listLoaded();
  await user.click(document.querySelector('tbody th.main a') as Element);
  expect((await findSheet()).querySelector('.invoice-issuer')?.textContent).toBe('ジェイビーエス 株式会社');
});

test('a missing amount is shown as no figure, and a state that the console does not know is shown as the server sent it [A-242, A-243]', async () => {
  const { backend, rows } = await renderConsole(INVOICES, { ...NBNB_ADMIN, seed: 'edge' });
  await listLoaded();
  const { id } = backend.db.of(invoiceTable).create({
    company: 'nbnb',
    title: null,
    amount: null,
    status: '確認中',
    due_date: null,
    created_at: '2026-04-02T00:00:00.000Z',
    lines: null,
  });
  history.replaceState(null, '', `${INVOICES}?view=${id}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  const invoiceSheet = await findSheet();
  expect([
    invoiceSheet.querySelector('.invoice-sum')?.textContent,
    invoiceSheet.querySelectorAll('table').length,
  ]).toEqual(['ご請求金額（税込）–', 0]);
  expect(screen.getAllByText('確認中').length).toBeGreaterThan(0);
  expect(rows().length).toBeGreaterThan(0);
});

test('the empty list of a company explains invoices, and a list that fails can be loaded again', async () => {
  allowConsole(/server at GET \/invoices\/ \(500\)/);
  const { user } = await renderConsole(INVOICES, {
    ...NBNB_ADMIN,
    seed: 'empty',
    fault: 'GET /invoices/ 500 x1',
  });
  await user.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
  await screen.findByText('請求書はまだありません。登録すると、A4の請求書として印刷できます。');
});

describeWhole('an invoice [R-GEN-15, R-SCR-29]', {
  company: 'nbnb',
  rows: {
    '/akashi/invoice/list-invoice': {
      件名: '追分通り のぼり・ポスター制作費',
      番号: '149',
      '金額（税込）': '￥128,700',
      状態: '取消',
      支払期限: '04/30(木)',
      登録日時: '03/31(火) 17:59',
    },
  },
  // The invoice’s sheet shows the other values and has its own test above.
  records: { '/akashi/invoice/list-invoice?view=149': { 登録日時: '03/31(火) 17:59' } },
  forms: {
    '/akashi/invoice/list-invoice?new=1': ['件名', '金額（税込・円）', '支払期限'],
  },
});
