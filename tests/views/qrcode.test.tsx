import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drawnCode } from '#domain/content/drawn-code';
import { qrCodeTable } from '#mocks/backend/tables/content/qr-codes';
import { codePicture } from '#views/qrcode/code-picture';
import { describeWhole } from './describe-whole';
import { renderConsole } from './render-console';

const CODES = '/akashi/qrcode';

const listLoaded = () => screen.findByText(/^全\d/);
const findForm = async () => within(await screen.findByRole('dialog', { name: /^QRコードを(登録|複製)$/ }));
const findField = async (name: RegExp) => (await findForm()).findByLabelText<HTMLInputElement>(name);
const labelSheets = () =>
  [...document.querySelectorAll('.label-sheet')].map((sheet) =>
    [...sheet.children].map(({ textContent }) => textContent),
  );
const fieldErrors = () =>
  [...document.querySelectorAll('.field-error')].flatMap(({ textContent }) => textContent || []);

test('a code is created with area and locker, found, enlarged and copied, and is never changed or deleted [R-GEN-24, R-SCR-26, R-CALL-24, R-ENT-25, A-190]', async () => {
  const { user, rows, calls, pass } = await renderConsole(CODES, { as: 'owner_shop' });
  await listLoaded();
  await user.click(screen.getAllByRole('link', { name: 'QRコードを登録' })[0] as HTMLElement);
  fireEvent.change(await findField(/^名前/), { target: { value: '時のウィーク 受付' } });
  fireEvent.change(await findField(/^内容/), { target: { value: 'https://machi.example.jp/akashi/toki' } });
  await user.selectOptions(await findField(/^エリア/), '明石市エリア');
  const locker = (await findField(/^ロッカー/)) as unknown as HTMLSelectElement;
  await waitFor(() => expect(locker.options.length).toBeGreaterThan(1));
  const name = locker.options[1]?.text ?? '';
  await user.selectOptions(locker, name);
  await user.click(screen.getByRole('button', { name: '登録する' }));
  await screen.findByText('保存しました。');

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'akashi/toki' } });
  pass(300);
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.click(within(rows()[0] as HTMLElement).getByRole('link', { name: '時のウィーク 受付' }));
  const detail = within(await screen.findByRole('dialog', { name: 'QRコードの詳細' }));
  await detail.findByText(name);
  expect([...document.querySelectorAll('dialog .details dd')].map(({ textContent }) => textContent)).toEqual([
    'https://machi.example.jp/akashi/toki',
    '明石市エリア',
    name,
    '04/01(水) 09:00',
  ]);
  await user.click(detail.getByRole('button', { name: '「時のウィーク 受付」を拡大表示' }));
  const picture = within(await screen.findByRole('dialog', { name: '時のウィーク 受付' })).getByRole('img');
  expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  await user.click(screen.getAllByRole('button', { name: '閉じる' }).at(-1) as HTMLElement);
  await user.click(detail.getByRole('link', { name: '複製' }));
  expect((await findField(/^名前/)).value).toBe('時のウィーク 受付');
  await waitFor(async () => {
    const { options, selectedIndex } = (await findField(/^ロッカー/)) as unknown as HTMLSelectElement;
    expect(options[selectedIndex]?.text).toBe(name);
  });
  expect(screen.queryAllByRole('link', { name: /を編集$/ })).toEqual([]);
  expect(calls().filter((call) => /^(POST|PUT|DELETE) .*qrcodes/.test(call))).toEqual([
    'POST /company/machi/qrcodes 201',
  ]);
});

test('a missing or too long value shows an error at its field, and the form values are restored [R-SCR-26]', async () => {
  const { user, reload } = await renderConsole(`${CODES}?new=1`);
  await findField(/^名前/);
  await user.click(screen.getByRole('button', { name: '登録する' }));
  await waitFor(() => expect(fieldErrors()).toEqual(['入力してください。', '入力してください。']));
  fireEvent.change(await findField(/^名前/), { target: { value: '案内板' } });
  fireEvent.change(await findField(/^内容/), { target: { value: 'あ'.repeat(778) } });
  await user.click(screen.getByRole('button', { name: '登録する' }));
  await waitFor(() =>
    expect(fieldErrors()).toEqual([
      '内容が長すぎます（2,331バイトまで、現在2,334バイト。日本語は1文字3バイト）。',
    ]),
  );
  await reload();
  await screen.findByText(/保存前の入力を復元しました/);
  expect((await findField(/^名前/)).value).toBe('案内板');
});

test('staff sees and prints codes, and creates none [R-SCR-26, A-169]', async () => {
  const { rows } = await renderConsole(`${CODES}?new=1`, { as: 'staff_shop' });
  await listLoaded();
  expect(rows()).toHaveLength(20);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryAllByRole('link', { name: /登録|複製/ })).toEqual([]);
  expect(screen.getAllByRole('link', { name: /のラベルを印刷$/ })).toHaveLength(20);
});

test('labels of selected codes have a preview and are printed [R-SCR-26]', async () => {
  const printSpy = vi.fn();
  vi.stubGlobal('print', printSpy);
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });
  const { user, address, rows } = await renderConsole(CODES);
  await listLoaded();
  for (const row of rows().slice(0, 2)) await user.click(within(row).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'ラベルを印刷' }));
  expect(address()).toMatch(/\?labels=\d+-\d+$/);
  const dialog = within(await screen.findByRole('dialog', { name: 'ラベルの印刷' }));
  await dialog.findByText('ラベル2枚、A4 1ページ。画面には1ページ目を表示しています。');
  const [first, second] = rows().map((row) => within(row).getAllByRole('link')[0]?.textContent);
  expect(labelSheets()[0]?.slice(0, 3)).toEqual([first, second]);
  await user.selectOptions(dialog.getByLabelText(/^1ページの面数/), '8面（2×4、約95×68mm）');
  fireEvent.change(dialog.getByLabelText(/^1件あたりの枚数/), { target: { value: '２' } });
  fireEvent.change(dialog.getByLabelText(/^使用済みの面数/), { target: { value: '8' } });
  await user.click(dialog.getByRole('button', { name: 'この内容で印刷' }));
  await waitFor(() => expect(fieldErrors()).toEqual(['0から7までの数値を入力してください。']));
  fireEvent.change(dialog.getByLabelText(/^使用済みの面数/), { target: { value: '6' } });
  await waitFor(() =>
    expect(labelSheets()).toEqual([
      ['', '', '', '', '', '', first, first],
      [second, second],
    ]),
  );
  expect(printSpy).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'この内容で印刷' }));
  await waitFor(() => expect(printSpy).toHaveBeenCalledOnce());
});

test('the console draws a code for which the backend has no picture, in its row, its panel and on labels [A-266]', async () => {
  const { user, rows, backend } = await renderConsole(`${CODES}?order=-id`);
  await listLoaded();
  const { rows: storedCodes } = backend.db.of(qrCodeTable).list({ where: { company: { equals: 'machi' } } });
  const newestCodes = storedCodes.toReversed().slice(0, 20);
  expect(newestCodes.filter(({ drawn }) => !drawn).length).toBeGreaterThan(1);
  expect(
    rows().map((row) => [
      within(row).getAllByRole('link')[0]?.textContent,
      row.querySelector('img.row-picture')?.getAttribute('src'),
    ]),
  ).toEqual(newestCodes.map(({ name, content }) => [name, drawnCode(content ?? '')]));
  const codeWithoutPicture = newestCodes.find(({ drawn }) => !drawn);
  await user.click(screen.getByRole('link', { name: codeWithoutPicture?.name ?? '' }));
  const detail = await screen.findByRole('dialog', { name: 'QRコードの詳細' });
  expect(detail.querySelector('.qr-picture img')?.getAttribute('src')).toBe(
    drawnCode(codeWithoutPicture?.content ?? ''),
  );
  await user.click(within(detail).getByRole('link', { name: 'ラベルを印刷' }));
  await screen.findByText('ラベル1枚、A4 1ページ。画面には1ページ目を表示しています。');
  expect(document.querySelector('.label img')?.getAttribute('src')).toBe(
    drawnCode(codeWithoutPicture?.content ?? ''),
  );
});

test('the backend’s picture has priority over the drawn one, and a code without content has none [A-266]', () => {
  const code = { id: 1, content: 'https://machi.example.jp/' };
  expect([
    codePicture({ ...code, image: '/media/1.png' }),
    codePicture({ ...code, image: '' }),
    codePicture({ ...code, content: null }),
    codePicture({ ...code, content: 'a'.repeat(2_400) }),
  ]).toEqual(['/media/1.png', drawnCode(code.content), null, null]);
});

test('labels show only codes of the current page, and without a picture none is printed', async () => {
  await renderConsole(`${CODES}?labels=999999`);
  await screen.findByText('このページに印刷できるQRコードがありません。');
});

test('the list sorts only by values that its columns show: for an area the server sorts by the id [R-SCR-26]', async () => {
  await renderConsole(CODES, { config: { ordering: true } });
  await listLoaded();
  const sortableColumns = within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .flatMap((head) => within(head).queryAllByRole('link'))
    .map(({ textContent }) => textContent);
  expect(sortableColumns).toEqual(['名前', '内容（URLなど）', '登録日時']);
});

describeWhole('a QR code', {
  rows: {
    '/akashi/qrcode': {
      画像: '',
      名前: '茅ヶ崎ゆでピーナッツ お店さがし',
      '内容（URLなど）': 'https://machi.example.jp/shonan/foods/14',
      エリア: '湘南エリア',
      登録日時: '2025/07/08 14:57',
      操作: '',
    },
  },
  records: {
    '/akashi/qrcode?view=125': {
      '内容（URLなど）': 'https://machi.example.jp/shonan/foods/14',
      エリア: '湘南エリア',
      ロッカー: '–',
      登録日時: '2025/07/08 14:57',
    },
  },
  forms: {
    '/akashi/qrcode?new=1': ['名前', '内容（URLなど）', 'エリア', 'ロッカー'],
    '/akashi/qrcode?labels=125': ['1ページの面数', '1件あたりの枚数', '使用済みの面数（1ページ目）'],
  },
});
