import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { comboHistoryTable } from '#mocks/backend/tables/offers/combo-histories';
import { describeWhole } from './describe-whole';
import { renderConsole } from './render-console';

const HISTORY = '/akashi/history-supported-products';

async function openHistory(path = HISTORY, scenario: Parameters<typeof renderConsole>[1] = {}) {
  const testConsole = await renderConsole(path, { city: 'akashi', ...scenario });
  await screen.findByText(/^全[\d,]+件中/);
  return testConsole;
}

const queryOf = (call: string | undefined) =>
  Object.fromEntries(new URLSearchParams(/\?(\S*)/.exec(call ?? '')?.[1] ?? ''));

test('the history is filtered by change, day and name, each filter is in the address and can be removed [R-GEN-19, R-SCR-23, R-CALL-19, R-ENT-18, R-ROUTE-18]', async () => {
  const { user, pass, calls, address, backend, rows } = await openHistory();
  const removals = backend.db.of(comboHistoryTable).list({
    filter: ({ company, supported }) => company === 'machi' && !supported,
    sort: '-created_at,-id',
  }).rows;
  const [newestRemoval] = removals;
  await user.selectOptions(screen.getByRole('combobox', { name: '変更' }), '対応から外した');
  await waitFor(() =>
    expect(queryOf(calls().at(-1))).toEqual({ offset: '0', limit: '20', supported: 'false' }),
  );
  await screen.findByText(new RegExp(`^全${removals.length}件中`));
  const day = new Date(Date.parse(newestRemoval?.created_at ?? '') + 9 * 3_600_000)
    .toISOString()
    .slice(0, 10);
  fireEvent.change(screen.getByLabelText('変更日'), { target: { value: day } });
  fireEvent.blur(screen.getByLabelText('変更日'));
  await waitFor(() =>
    expect(queryOf(calls().at(-1))).toEqual({
      offset: '0',
      limit: '20',
      supported: 'false',
      created_at: day,
    }),
  );
  const searchWord = (newestRemoval?.name ?? '').slice(0, 3);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: searchWord } });
  pass(300);
  await waitFor(() => expect(queryOf(calls().at(-1)).search).toBe(searchWord));
  await waitFor(() =>
    expect(
      rows()
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain('対応から外した'),
  );
  expect(address()).toBe(
    `${HISTORY}?supported=false&created_at=${day}&search=${encodeURIComponent(searchWord)}`,
  );
  const [year, month, dayOfMonth] = day.split('-');
  const filterChips = within(screen.getByRole('list', { name: '絞り込みの条件' }));
  await user.click(
    filterChips.getByRole('link', { name: new RegExp(`変更日：${year}年${month}月${dayOfMonth}日`) }),
  );
  await waitFor(() => expect(address()).not.toContain('created_at'));
  expect(screen.getByLabelText<HTMLInputElement>('変更日').value).toBe('');
});

test.each(['2026-02-30', 'yesterday', ''])('an invalid day “%s” filters nothing', async (day) => {
  const { calls } = await openHistory(`${HISTORY}?created_at=${day}&supported=perhaps`);
  expect(queryOf(calls().at(-1))).toEqual({ offset: '0', limit: '20' });
});

test('the changes to supported are a list of their own, with page and total [R-ENT-19, R-CALL-20]', async () => {
  const { user, calls, address, backend } = await openHistory();
  await user.click(screen.getByRole('link', { name: '対応にした記録' }));
  const supportedCount = backend.db
    .of(comboHistoryTable)
    .count({ filter: ({ company, supported }) => company === 'machi' && supported });
  await screen.findByText(new RegExp(`^全${supportedCount}件中 1–20件`));
  await user.click(screen.getByRole('link', { name: '2ページ' }));
  await waitFor(() =>
    expect(calls().at(-1)).toBe('GET /company/machi/combos/histories/supported?offset=20&limit=20 200'),
  );
  expect(address()).toBe(`${HISTORY}?tab=supported&page=2`);
});

test('the history shows a new move on the next visit, and no stale rows [R-STATE-13, A-120]', async () => {
  const testConsole = await openHistory(HISTORY, { as: 'owner_shop' });
  const firstRowText = () => testConsole.rows()[0]?.textContent ?? '';
  const firstRowBefore = firstRowText();
  await testConsole.user.click(screen.getAllByRole('link', { name: '対応商品管理' })[0] as HTMLElement);
  const [button] = await screen.findAllByRole('button', { name: /」を対応にする$/ });
  const name = /^「(.+)」/.exec(button?.getAttribute('aria-label') ?? '')?.[1] ?? '';
  await testConsole.user.click(button as HTMLElement);
  await screen.findByText(`「${name}」を対応商品に移しました。`);
  await testConsole.user.click(screen.getAllByRole('link', { name: '履歴' })[0] as HTMLElement);
  await screen.findByRole('heading', { name: '履歴', level: 1 });
  await waitFor(() => expect(firstRowText()).toContain(name));
  expect([firstRowText() === firstRowBefore, firstRowText().includes('対応にした')]).toEqual([false, true]);
});

test('staff of the shop reads the history, and an empty one explains itself [R-GEN-19]', async () => {
  const staff = await openHistory(HISTORY, { as: 'staff_shop' });
  expect(staff.rows().length).toBe(20);
  staff.unmount();
  await renderConsole(HISTORY, { city: 'akashi', seed: 'empty' });
  expect(await screen.findByText('商品を対応・非対応に移すと、ここに記録されます。')).toBeTruthy();
});

describeWhole('a change of the supported products', {
  rows: {
    '/akashi/history-supported-products': {
      商品名: '灘の酒と日本酒のセット',
      変更: '対応から外した',
      商品番号: '#111',
      変更日時: '03/31(火) 22:30',
    },
  },
});
