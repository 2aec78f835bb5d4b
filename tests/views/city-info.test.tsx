import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menuSections } from '#app/screens/index';
import { featuresOf } from '#app/shell/sidebar/features-of';
import { cityTable } from '#mocks/backend/tables/places/cities';
import { stored } from '../browser';
import { japanese } from '../japanese';
import { describeWhole } from './describe-whole';
import { renderConsole } from './render-console';

const CITY_INFO = '/akashi/city-info';
const AKASHI = 1;

const findForm = async () => within(await screen.findByRole('dialog', { name: '地域情報を編集' }));
const findField = async (name: RegExp) =>
  (await findForm()).findByRole<HTMLInputElement>('textbox', { name });
const saveButton = () => screen.getByRole('button', { name: '保存する' });
const menu = () => within(screen.getByRole('navigation', { name: 'メニュー' }));
const details = () =>
  Object.fromEntries(
    [...document.querySelectorAll('main dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]),
  );
const changesText = () => document.querySelector('.feature-changes')?.textContent;
const fieldErrors = () =>
  [...document.querySelectorAll('.field-error')].flatMap(({ textContent }) => textContent || []);

const titleInJapanese = (id: string) => japanese.formatMessage({ id });

/**
 * The features of a city without articles as the screens have them; tests/app has their titles, their groups and that
 * none is missing.
 */
const FEATURES = featuresOf(menuSections)
  .filter(({ onlyIn }) => onlyIn === null)
  .map(({ title, pages }) => ({
    title: titleInJapanese(title),
    pages: pages.length > 1 ? pages.map(titleInJapanese).join('、') : '',
  }));

const ALL_FEATURES = FEATURES.map(({ title }) => title).join('、');

test('a city’s name, location and features are shown, then changed, and menu, title and storage follow at once [R-GEN-38, R-CITY-16, R-CALL-25, A-014, A-179]', async () => {
  const { user, backend, calls, address } = await renderConsole(CITY_INFO, { city: 'akashi' });
  await user.click(await screen.findByRole('link', { name: '地域情報を編集' }));
  expect(details()).toMatchObject({
    地域名: '明石市',
    URL名: 'akashi',
    店舗コード: 'machi001',
    位置: '緯度 34.6432、経度 134.9975',
  });
  expect(details().利用する機能).toBe(ALL_FEATURES);
  expect(document.title).toContain('明石市');

  fireEvent.change(await findField(/^地域名/), { target: { value: ' 新明石市 ' } });
  fireEvent.change(await findField(/^店舗コード/), { target: { value: 'machi901' } });
  fireEvent.change(await findField(/^緯度/), { target: { value: '34.7' } });
  for (const name of ['チャット', /^友達募集/, 'ユーザー一覧での利用停止・再開'])
    await user.click((await findForm()).getByRole('checkbox', { name }));
  expect((await findForm()).getAllByText('保存するとメニューから消えます')).toHaveLength(2);
  expect(changesText()).toBe(
    '保存すると、この地域の全員のメニューなどから次が消えます（画面のアドレスは引き続き開けます）：チャット、募集通報、本人確認、募集一覧、ユーザー一覧での利用停止・再開',
  );
  await user.click(saveButton());
  await screen.findByText('保存しました。');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  expect(address()).toBe(CITY_INFO);
  expect(calls().filter((call) => call.startsWith('PATCH'))).toEqual(['PATCH /api/city/akashi/ 200']);
  expect(menu().queryByRole('link', { name: 'チャット' })).toBeNull();
  expect(menu().queryByRole('button', { name: /^友達募集/ })).toBeNull();
  expect(screen.getByRole('link', { name: '新明石市' })).toBeTruthy();
  expect(document.title).toContain('新明石市');
  expect(details()).toMatchObject({ 地域名: '新明石市', 位置: '緯度 34.7、経度 134.9975' });
  expect(details().利用していない機能).toBe('チャット、友達募集、ユーザー一覧での利用停止・再開');
  const storedCity = backend.db.of(cityTable).find(AKASHI);
  expect(storedCity?.features).not.toContain('moderation');
  expect([stored().City, stored().Store]).toEqual([JSON.stringify(storedCity), 'machi901']);

  await user.click(screen.getByRole('link', { name: '地域情報を編集' }));
  await user.click(await (await findForm()).findByRole('checkbox', { name: 'チャット' }));
  expect(changesText()).toMatch(/次が現れます：チャット$/);
});

test('a city without a list of features is saved without one, and its location can be removed [A-006]', async () => {
  const { user, backend } = await renderConsole(`${CITY_INFO}?edit=1`, { city: 'akashi' });
  fireEvent.change(await findField(/^緯度/), { target: { value: '' } });
  fireEvent.change(await findField(/^経度/), { target: { value: ' ' } });
  await user.click(saveButton());
  await screen.findByText('保存しました。');
  const patchEntry = backend.log.entries().findLast(({ method }) => method === 'PATCH');
  expect(patchEntry?.requestBody).toEqual({ name_ja: '明石市', code_shop: 'machi001', coordinates: null });
});

test('the form shows errors beside their fields, also the server’s, and keeps the form values', async () => {
  const { user, calls, reload } = await renderConsole(`${CITY_INFO}?edit=1`, { city: 'akashi' });
  await findField(/^地域名/);
  expect((await findForm()).getByText('akashi').closest('p')?.textContent).toBe(
    'URL名は「akashi」です。すべてのURLに含まれるため、変更できません。',
  );
  expect((await findForm()).queryByRole('checkbox', { name: '記事' })).toBeNull();
  fireEvent.change(await findField(/^地域名/), { target: { value: '　' } });
  fireEvent.change(await findField(/^店舗コード/), { target: { value: '' } });
  fireEvent.change(await findField(/^緯度/), { target: { value: '85.1' } });
  fireEvent.change(await findField(/^経度/), { target: { value: '' } });
  await user.click(saveButton());
  await waitFor(() =>
    expect(fieldErrors()).toEqual([
      '入力してください。',
      '入力してください。',
      '-85から85までの数値を入力してください。',
      '入力してください。',
    ]),
  );
  fireEvent.change(await findField(/^地域名/), { target: { value: '明石' } });
  fireEvent.change(await findField(/^店舗コード/), { target: { value: 'machi002' } });
  fireEvent.change(await findField(/^緯度/), { target: { value: '34' } });
  fireEvent.change(await findField(/^経度/), { target: { value: '135' } });
  await user.click(saveButton());
  await waitFor(() => expect(fieldErrors()).toEqual(['この店舗コードは他の地域で使用されています。']));
  expect(calls().filter((call) => call.startsWith('PATCH'))).toEqual(['PATCH /api/city/akashi/ 400']);
  await reload();
  await screen.findByText(/保存前の入力を復元しました/);
  expect((await findField(/^地域名/)).value).toBe('明石');
});

test('leaving with unsaved input needs a confirmation, and a conflict shows the other user’s changes to the city [A-203]', async () => {
  const { user, backend, address } = await renderConsole(`${CITY_INFO}?edit=1`, { city: 'akashi' });
  fireEvent.change(await findField(/^地域名/), { target: { value: '明石' } });
  await user.keyboard('{Escape}');
  const confirmation = await screen.findByRole('alertdialog');
  await user.click(within(confirmation).getByRole('button', { name: '編集を続ける' }));
  expect(address()).toBe(`${CITY_INFO}?edit=1`);

  backend.db.of(cityTable).update(AKASHI, { features: ['chat', 'news'] });
  await user.click(saveButton());
  const conflict = within(await screen.findByRole('alertdialog'));
  const section = conflict.getByRole('heading', { name: /^利用する機能/ }).closest('section');
  const dialogValues = [...(section?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
  expect(dialogValues).toEqual([ALL_FEATURES, 'チャット、ニュース']);
  await user.click(conflict.getByRole('button', { name: '現在の内容にする' }));
  await waitFor(async () =>
    expect(
      (await findForm())
        .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
        .map(({ value }) => value),
    ).toEqual(['chat', 'news']),
  );
});

test('a city that cannot be loaded shows an error, and its button loads it again', async () => {
  const { user, backend } = await renderConsole(CITY_INFO, {
    city: 'akashi',
    fault: 'GET /api/city/:city 500',
  });
  await screen.findByRole('button', { name: 'もう一度読み込む' });
  backend.faults.clear();
  await user.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
  await waitFor(() => expect(details()).toMatchObject({ 地域名: '明石市' }));
});

describeWhole('the city', {
  records: {
    '/akashi/city-info': {
      地域名: '明石市',
      URL名: 'akashi',
      店舗コード: 'machi001',
      位置: '緯度 34.6432、経度 134.9975',
      利用する機能: ALL_FEATURES,
      利用していない機能: 'なし',
    },
  },
  forms: {
    '/akashi/city-info?edit=1': [
      '地域名',
      '店舗コード',
      '緯度（-85〜85）',
      '経度（-180〜180）',
      ...FEATURES.map(({ title, pages }) => title + pages),
    ],
  },
});
