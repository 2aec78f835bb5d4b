import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { comboTable } from '#mocks/backend/tables/offers/combos';
import { describeResource } from './describe-resource';
import { describeWhole } from './describe-whole';
import { renderConsole } from './render-console';

const DRAFTS = '/akashi/products';
const OWNER = '/company/machi/combos/owner';

describeResource(DRAFTS, {
  ids: 'R-GEN-17, R-ENT-17, R-SCR-21, R-CALL-18, R-ROUTE-31, A-099, A-121',
  title: '商品の下書き',
  calls: OWNER,
  valid: { 商品名: '明石焼 10個入り', 説明: '温めてどうぞ。', '価格（円）': '９８０' },
  unfilled: ['元にする商品'],
  whole: {
    sent: {
      name: '明石焼 10個入り',
      description: '温めてどうぞ。',
      price: 980,
      is_draft: true,
      supported: false,
    },
    row: {
      商品名: '明石焼 10個入り',
      説明: '温めてどうぞ。',
      価格: '￥980',
      登録日時: '04/01(水) 09:00',
      操作: '公開する',
    },
    panel: {
      状態: '下書き',
      説明: '温めてどうぞ。',
      価格: '￥980',
      登録日時: '04/01(水) 09:00',
    },
  },
  renamed: ['商品名', '明石焼 20個入り'],
  refused: [
    { change: { 商品名: '　' }, field: '商品名', texts: '入力してください。' },
    {
      change: { 商品名: 'あ'.repeat(201) },
      field: '商品名',
      texts: '200文字以内で入力してください（現在201文字）。',
    },
    {
      change: { '価格（円）': '半額' },
      field: '価格（円）',
      texts: '0以上の整数を入力してください（例：1250、1,250）。',
    },
  ],
  search: ['セット', /セット/],
});

test('a draft may start as a copy of an existing product, found by typing, and can then be changed [R-CALL-20, A-190]', async () => {
  const { user, pass, calls, backend } = await renderConsole(`${DRAFTS}?new=1`);
  const form = within(await screen.findByRole('dialog'));
  const picker = await form.findByRole('combobox', { name: '元にする商品' });
  picker.focus();
  fireEvent.change(picker, { target: { value: '駅弁' } });
  pass(300);
  await waitFor(() => expect(form.getAllByRole('option')[0]?.textContent).toContain('駅弁'));
  expect(calls().at(-1)).toBe(
    `GET /company/machi/combos?search=${encodeURIComponent('駅弁')}&offset=0&limit=20 200`,
  );
  await user.keyboard('{ArrowDown}{Enter}');
  const values = () =>
    [/^商品名/, /^説明/, /^価格/].map((label) => form.getByLabelText<HTMLInputElement>(label).value);
  const [name = ''] = values();
  const [master] = backend.db.of(comboTable).list({
    filter: (row) => row.name === name && !row.is_draft && row.company === 'machi',
  }).rows;
  await waitFor(() => expect(values()).toEqual([master?.name, master?.description, String(master?.price)]));
  fireEvent.change(form.getByLabelText(/^商品名/), { target: { value: '駅弁 春の装い' } });
  await user.click(form.getByRole('button', { name: '登録する' }));
  await screen.findByText('保存しました。');
  const [saved] = backend.db.of(comboTable).list({ filter: (row) => row.name === '駅弁 春の装い' }).rows;
  expect(saved).toMatchObject({ is_draft: true, supported: false, description: master?.description });
});

test('several drafts are published in a batch, and each failure shows its reason [R-CALL-18, R-GEN-17]', async () => {
  const { user, rows, backend } = await renderConsole(DRAFTS);
  await screen.findByText(/^全\d/);
  const boxes = within(screen.getByRole('table')).getAllByRole('checkbox', { name: /を選択$/ });
  for (const box of boxes.slice(0, 3)) await user.click(box);
  const names = rows()
    .slice(0, 3)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent ?? '');
  const drafts = backend.db.of(comboTable);
  const shown = drafts.list({
    filter: (row) => row.is_draft && row.company === 'machi',
    sort: '-created_at,-id',
    limit: 3,
  }).rows;
  // Another user has published the first draft and deleted the third.
  drafts.update(shown[0]?.id ?? 0, { is_draft: false });
  drafts.remove(shown[2]?.id ?? 0);
  await user.click(screen.getByRole('button', { name: '公開する' }));
  const confirmation = await screen.findByRole('alertdialog', { name: '下書きを公開しますか？' });
  await user.click(within(confirmation).getByRole('button', { name: '公開する' }));
  const results = await screen.findByRole('alertdialog', { name: '実行結果' });
  expect(
    within(results)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    `${names[0]}この商品はすでに公開されています。`,
    `${names[2]}指定されたデータが見つかりません。`,
    `${names[1]}完了しました。`,
  ]);
  expect(await screen.findByText('1件の商品を公開しました。')).toBeTruthy();
  expect(drafts.find(shown[1]?.id ?? 0)).toMatchObject({ is_draft: false, supported: false });
});

test('a draft is published from its panel, which closes; the confirmation of its row can be cancelled [R-CALL-18]', async () => {
  const { user, address, rows, calls } = await renderConsole(DRAFTS);
  await screen.findByText(/^全\d/);
  const name = within(rows()[0] as HTMLElement).getAllByRole('link')[0]?.textContent ?? '';
  await user.click(screen.getAllByRole('button', { name: /を公開する$/ })[0] as HTMLElement);
  const left = await screen.findByRole('alertdialog');
  await user.click(within(left).getByRole('button', { name: 'キャンセル' }));
  expect(calls().filter((call) => call.startsWith('PUT'))).toEqual([]);

  await user.click(screen.getByRole('link', { name }));
  const panel = await screen.findByRole('dialog', { name: '商品の下書きの詳細' });
  await user.click(await within(panel).findByRole('button', { name: 'その他の操作' }));
  await user.click(await within(panel).findByRole('button', { name: '公開する' }));
  const confirmation = await screen.findByRole('alertdialog');
  await user.click(within(confirmation).getByRole('button', { name: '公開する' }));
  await screen.findByText('1件の商品を公開しました。');
  await waitFor(() => expect([address(), screen.queryByRole('dialog')]).toEqual([DRAFTS, null]));
  await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
});

test('a product that another user has published cannot be edited as a draft [A-120]', async () => {
  const { backend, reload } = await renderConsole(DRAFTS);
  await screen.findByText(/^全\d/);
  const [published] = backend.db.of(comboTable).list({
    filter: (row) => !row.is_draft && row.company === 'machi',
  }).rows;
  history.replaceState(null, '', `${DRAFTS}?edit=${published?.id}`);
  await reload();
  expect(await screen.findByText('この商品はすでに公開されています。')).toBeTruthy();
  history.replaceState(null, '', `${DRAFTS}?view=${published?.id}`);
  await reload();
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByRole('heading', { level: 3 });
  expect([
    panel.queryByRole('link', { name: '編集' }),
    panel.queryByRole('button', { name: '公開する' }),
  ]).toEqual([null, null]);
});

test('the drafts belong to the user’s company, for an Operator to the chosen one, and a reader has no actions [A-012]', async () => {
  const operator = await renderConsole(DRAFTS, { as: 'Operator', city: 'akashi' });
  await screen.findByText(/^全\d/);
  expect(operator.calls().at(-1)).toMatch(/^GET \/company\/machi\/combos\/owner\?.*is_draft=true/);
  await operator.user.selectOptions(screen.getByRole('combobox', { name: '会社' }), 'nbnb');
  await waitFor(() => expect(operator.calls().at(-1)).toMatch(/^GET \/company\/nbnb\/combos\/owner/));
  operator.unmount();

  await renderConsole(DRAFTS, { as: 'staff_shop', city: 'akashi' });
  await screen.findByText(/^全\d/);
  const main = within(screen.getByRole('main'));
  expect([
    main.queryByRole('link', { name: '商品の下書きを登録' }),
    main.queryAllByRole('button', { name: /公開する|削除/ }),
    main.queryAllByRole('checkbox'),
  ]).toEqual([null, [], []]);
});

describeWhole('a draft of a product [R-ENT-17]', {
  rows: {
    '/akashi/products': {
      商品名: '大学正門前店 テラス 体験教室と炭火焼き鳥',
      説明: '大学正門前店 テラスでの体験教室（90分）と、炭火焼き鳥のお持ち帰りが付いています。',
      価格: '￥3,130',
      登録日時: '03/28(土) 12:35',
      操作: '公開する',
    },
  },
  records: {
    '/akashi/products?view=127': {
      状態: '下書き',
      説明: '大学正門前店 テラスでの体験教室（90分）と、炭火焼き鳥のお持ち帰りが付いています。',
      価格: '￥3,130',
      登録日時: '03/28(土) 12:35',
    },
  },
  forms: {
    '/akashi/products?new=1': ['元にする商品', '商品名', '説明', '価格（円）'],
    '/akashi/products?edit=127': ['商品名', '説明', '価格（円）'],
  },
});
