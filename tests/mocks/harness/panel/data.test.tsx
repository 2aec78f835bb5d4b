import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { sceneTable } from '#mocks/backend/tables/offers/scenes';
import { createDataEditor } from '#mocks/harness/data/data-editor';
import { browserStorage } from '#mocks/harness/link/browser-storage';
import { readEntries } from '#mocks/harness/link/link-writes';
import { readScenario } from '#mocks/harness/link/scenario';
import { startAs } from '../../backend/start-backend';
import { captureSavedFiles } from './capture-saved-files';
import { fill, type PanelView, preparePanel, renderPanel, storeSignIn } from './open-panel';

preparePanel();

async function openSceneTable(language = 'ja') {
  const started = await startAs();
  browserStorage.setCookie('language', language);
  storeSignIn('administrator');
  const data = createDataEditor(started.backend.db);
  const visits = { openAddress: vi.fn() };
  const view = renderPanel({ data, backend: started.backend, day: '2026-04-01', ...visits });
  await view.user.click(view.panel.getByRole('button', { name: /Alt\+Q/ }));
  await view.user.click(view.panel.getByRole('tab', { name: /^(準備|Prepare)$/ }));
  await view.user.click(view.panel.getByRole('tab', { name: /^(データ|Data)$/ }));
  fill(await view.panel.findByLabelText(/^(表|Table)$/), 'scenes');
  return { ...started, data, ...view };
}

const rowsOf = ({ root }: Pick<PanelView, 'root'>) =>
  [...root.querySelectorAll('.data-row')].map(({ textContent }) => textContent);
const statusOf = ({ root }: Pick<PanelView, 'root'>) =>
  root.querySelector('.tables [role=status]')?.textContent;
const nameOf = ({ panel }: Pick<PanelView, 'panel'>) => panel.getByLabelText<HTMLInputElement>('name');

describe('R-WISH-09 the tables in the panel', () => {
  test('a table of the city opens, a row is changed, and the console is asked to request its data again', async () => {
    const view = await openSceneTable();
    const { panel, user, backend } = view;
    const onVisibilityChange = vi.fn();
    window.addEventListener('visibilitychange', onVisibilityChange);
    expect([statusOf(view), rowsOf(view).length]).toEqual(['24件', 24]);
    const before = backend.db.of(sceneTable).find(24)?.name ?? '';
    expect(rowsOf(view)[0]).toBe(`24${before}`);
    await user.click(panel.getByRole('button', { name: new RegExp(`^24\\s*${before}`) }));
    const save = panel.getByRole<HTMLButtonElement>('button', { name: '保存' });
    expect([nameOf(view).value, save.disabled]).toEqual([before, true]);
    fill(nameOf(view), '花見');
    await user.click(save);
    await waitFor(() => expect(statusOf(view)).toBe('24を保存しました'));
    expect([backend.db.of(sceneTable).find(24)?.name, rowsOf(view)[0]]).toEqual(['花見', '24花見']);
    expect([save.disabled, onVisibilityChange.mock.calls.length]).toEqual([true, 1]);
    window.removeEventListener('visibilitychange', onVisibilityChange);
    fill(nameOf(view), '初詣');
    await user.click(panel.getByRole('button', { name: '入力を戻す' }));
    expect(nameOf(view).value).toBe('花見');
  });

  test.each([
    ['ja', 'notifications', 'sender_id', '三', '数値を入力してください'],
    ['en', 'notifications', 'sender_id', '三', 'Enter a number'],
    ['ja', 'notifications', 'criteria', '{', 'JSONとして読めません'],
    ['en', 'notifications', 'criteria', '[]', 'Enter an object'],
    ['ja', 'notifications', 'receiver_ids', '[1,"2"]', '1: 数値を入力してください'],
  ])(
    'in %s, the form of %s says beside %s why %s is refused',
    async (language, table, field, text, message) => {
      const { panel, user, root } = await openSceneTable(language);
      fill(panel.getByLabelText(/^(表|Table)$/), table);
      await user.click(root.querySelector('.data-row') as HTMLElement);
      const input = panel.getByLabelText<HTMLInputElement>(field);
      fill(panel.getByLabelText('title'), '花火');
      fill(input, text);
      const description = root.getElementById(input.getAttribute('aria-describedby') ?? '');
      expect([input.getAttribute('aria-invalid'), description?.textContent]).toEqual(['true', message]);
      const save = within(input.form as HTMLElement).getByRole('button', { name: /^(保存|Save)$/ });
      expect((save as HTMLButtonElement).disabled).toBe(true);
    },
  );

  test('a deleted row is restored, and a search and another city show other rows', async () => {
    const view = await openSceneTable();
    const { panel, user, backend } = view;
    const before = rowsOf(view);
    await user.click(panel.getByRole('button', { name: /^24/ }));
    await user.click(panel.getByRole('button', { name: '削除' }));
    await waitFor(() => expect(statusOf(view)).toBe('24を削除しました'));
    expect([backend.db.of(sceneTable).find(24), rowsOf(view)]).toEqual([null, before.slice(1)]);
    await user.click(panel.getByRole('button', { name: '元に戻す' }));
    await waitFor(() => expect(statusOf(view)).toBe('24を元に戻しました'));
    expect(rowsOf(view)).toEqual(before);
    fill(panel.getByLabelText('行を検索'), 'どこにもない');
    expect(panel.getByText('一致する行はありません')).toBeTruthy();
    fill(panel.getByLabelText('行を検索'), '');
    fill(panel.getByLabelText('地域'), 'kusatsu');
    expect([statusOf(view), rowsOf(view).filter((row) => before.includes(row))]).toEqual(['24件', []]);
  });

  test('rows are shown 50 at a time, and follow what others write', async () => {
    const view = await openSceneTable();
    const { panel, user, root, request } = view;
    fill(panel.getByLabelText('表'), 'notifications');
    const ids = () => [...root.querySelectorAll('.row-id')].map(({ textContent }) => Number(textContent));
    expect([ids().length, ids()[0]]).toEqual([50, 123]);
    await user.click(panel.getByRole('button', { name: '次の50件' }));
    await user.click(panel.getByRole('button', { name: '次の50件' }));
    expect([ids().length, ids()[0]]).toEqual([23, 23]);
    expect(panel.getByRole<HTMLButtonElement>('button', { name: '次の50件' }).disabled).toBe(true);
    fill(panel.getByLabelText('表'), 'scenes');
    await act(() => request('POST /akashi/api/scenes/', { name: '花見' }));
    await waitFor(() => expect(rowsOf(view)[0]).toBe('25花見'));
  });

  test('written rows are listed with their writer and values, and are undone', async () => {
    const view = await openSceneTable();
    const { panel, user, backend, data, request } = view;
    const before = backend.db.of(sceneTable).find(24)?.name ?? '';
    await user.click(panel.getByRole('radio', { name: '書き込み' }));
    expect(await panel.findByText('書き込みはまだありません')).toBeTruthy();
    await act(() => request('PUT /akashi/api/scenes/24/', { name: '花見' }));
    const listedWrites = () =>
      [...view.root.querySelectorAll('.writes > li')].map((item) =>
        [...item.children].map(({ textContent }) => textContent),
      );
    const byCall = [
      '2026-04-01 09:00:00 · PUT /:city/api/scenes/:id/',
      '変更 シーン · scenes (akashi)',
      `24name: ${before} → 花見`,
    ];
    await waitFor(() => expect(listedWrites()).toEqual([[...byCall, '取り消す']]));
    await act(async () => void (await data.update('scenes', 24, { name: '初詣' })));
    const laterWriter = '2026-04-01 09:00:00 · この操作盤';
    await waitFor(() =>
      expect(listedWrites()).toEqual([
        [laterWriter, '変更 シーン · scenes (akashi)', '24name: 花見 → 初詣', '取り消す'],
        [...byCall, `この後の書き込みを先に取り消してください: ${laterWriter}`],
      ]),
    );
    await user.click(panel.getByRole('button', { name: 'scenes 24の書き込みを取り消す' }));
    await waitFor(() => expect(statusOf(view)).toBe('取り消しました'));
    expect(backend.db.of(sceneTable).find(24)?.name).toBe('花見');
  });

  test('the value of a secret is not listed, and a journal that cannot be read says so', async () => {
    const view = await openSceneTable();
    const { panel, user, backend, data } = view;
    const changes = { password_hash: 'a new hash' };
    await act(() =>
      backend.db.write([{ kind: 'update', table: 'accounts', scope: '*', ids: [1], changes }], 'event'),
    );
    await user.click(panel.getByRole('radio', { name: '書き込み' }));
    expect(await panel.findByText('password_hash: ••• → •••')).toBeTruthy();
    expect(view.root.querySelector('.writes')?.textContent).not.toContain('a new hash');
    data.history = () => Promise.reject(new Error('the storage is gone'));
    await act(() => backend.db.write([], 'event'));
    expect(
      await panel.findByText('書き込みを読み込めませんでした。画面を読み込み直してください'),
    ).toBeTruthy();
  });

  test('a new row begins with the next values of the seed, is checked as typed, added and undone', async () => {
    const view = await openSceneTable();
    const { panel, user, backend } = view;
    const before = rowsOf(view);
    fill(panel.getByLabelText('行を検索'), before[0]?.slice(2) ?? '');
    await user.click(panel.getByRole('button', { name: '行を追加' }));
    const form = within(await panel.findByRole('form', { name: '新しい行' }));
    expect(form.getByLabelText<HTMLInputElement>('name').value).toBe(`${before[0]?.slice(2)}25`);
    await waitFor(() => expect(view.root.activeElement).toBe(form.getByLabelText('name')));
    fill(form.getByLabelText('name'), '花見');
    await user.click(form.getByRole('button', { name: '追加' }));
    await waitFor(() => expect(statusOf(view)).toBe('25を追加しました'));
    expect([rowsOf(view), panel.queryByRole('form')]).toEqual([['25花見', ...before], null]);
    expect(view.root.activeElement).toBe(panel.getByRole('button', { name: '行を追加' }));
    await user.click(panel.getByRole('button', { name: '元に戻す' }));
    await waitFor(() => expect(statusOf(view)).toBe('25を削除しました'));
    expect([rowsOf(view), backend.db.of(sceneTable).find(25)]).toEqual([before, null]);

    fill(panel.getByLabelText('表'), 'notifications');
    await user.click(panel.getByRole('button', { name: '行を追加' }));
    const notificationForm = within(await panel.findByRole('form', { name: '新しい行' }));
    fill(notificationForm.getByLabelText('sender_id'), '三');
    expect(notificationForm.getByText('数値を入力してください')).toBeTruthy();
    expect(notificationForm.getByRole<HTMLButtonElement>('button', { name: '追加' }).disabled).toBe(true);
    await user.click(notificationForm.getByRole('button', { name: 'やめる' }));
    expect(panel.queryByRole('form')).toBeNull();
  });

  test.each([
    ['ja', 'cities', '行を追加', 'この表の行は決まっているため、追加できません'],
    ['en', 'chat_seats', 'Add a row', /^One row for each pair/],
  ])('in %s, %s says why it gets no new row', async (language, table, name, reason) => {
    const { panel } = await openSceneTable(language);
    fill(panel.getByLabelText(/^(表|Table)$/), table);
    const add = panel.getByRole<HTMLButtonElement>('button', { name });
    expect([add.disabled, add.getAttribute('aria-describedby')]).toEqual([true, panel.getByText(reason).id]);
  });

  test('a table that is chosen while a new row of another is prepared shows no form, and a failure says so', async () => {
    const view = await openSceneTable();
    const { panel, user, data } = view;
    data.begin = () => Promise.reject(new Error('no seed'));
    await user.click(panel.getByRole('button', { name: '行を追加' }));
    await waitFor(() => expect(statusOf(view)).toBe('新しい行を用意できませんでした'));
    data.begin = () => Promise.resolve({ id: 25, city: 'akashi', name: '花見' });
    const add = panel.getByRole('button', { name: '行を追加' });
    await act(async () => {
      add.click();
      fill(panel.getByLabelText('表'), 'notifications');
      await Promise.resolve();
    });
    expect(panel.queryByRole('form')).toBeNull();
    await user.click(add);
    expect(await panel.findByRole('form', { name: '新しい行' })).toBeTruthy();
  });
});

/** Chooses a file in the data part; jsdom's files have no text(). */
async function loadFile({ panel, user }: Pick<PanelView, 'panel' | 'user'>, text: string, label: RegExp) {
  const file = new File([text], 'machi-data.json', { type: 'application/json' });
  Object.defineProperty(file, 'text', { value: () => Promise.resolve(text) });
  await user.upload(panel.getByLabelText(label), file);
}

const LOAD_LABEL = /^(データのファイルを読み込む|Load a file of data)$/;

async function saveToFile({ panel, user }: Pick<PanelView, 'panel' | 'user'>) {
  const { files, names } = captureSavedFiles();
  await user.click(panel.getByRole('button', { name: 'ファイルに保存' }));
  await waitFor(() => expect(files).toHaveLength(1));
  return { name: names[0], text: await (files[0] as Blob).text() };
}

describe('R-WISH-09 all data', () => {
  test('a reset needs one press, is in the tables at once, and is undone', async () => {
    const view = await openSceneTable();
    const { panel, user, data } = view;
    const seededRows = rowsOf(view);
    await act(async () => void (await data.update('scenes', 24, { name: '花見' })));
    await waitFor(() => expect(rowsOf(view)[0]).toBe('24花見'));
    const onVisibilityChange = vi.fn();
    window.addEventListener('visibilitychange', onVisibilityChange);
    await user.click(panel.getByRole('button', { name: '初期状態に戻す' }));
    expect(await panel.findByText('初期状態に戻しました')).toBeTruthy();
    expect([rowsOf(view), onVisibilityChange.mock.calls.length]).toEqual([seededRows, 1]);
    window.removeEventListener('visibilitychange', onVisibilityChange);
    await user.click(panel.getByRole('button', { name: '直前のデータに戻す' }));
    expect(await panel.findByText('直前のデータに戻しました')).toBeTruthy();
    expect([rowsOf(view)[0], panel.queryByRole('button', { name: '直前のデータに戻す' })]).toEqual([
      '24花見',
      null,
    ]);
    expect(view.root.activeElement?.textContent).toBe('初期状態に戻す');
    data.replacement.reset = () => Promise.reject(new Error('no database'));
    await user.click(panel.getByRole('button', { name: '初期状態に戻す' }));
    expect((await panel.findByRole('alert')).textContent).toBe('戻せませんでした。もう一度お試しください');
  });

  test('a saved file is loaded again, and undone until the next write', async () => {
    const view = await openSceneTable();
    const { panel, user, data } = view;
    const seededRows = rowsOf(view);
    await act(async () => void (await data.update('scenes', 24, { name: '花見' })));
    const { name, text } = await saveToFile(view);
    expect(name).toMatch(/^machi-data-\d{4}-\d\d-\d\d-\d{4}\.json$/);
    await act(async () => void (await data.update('scenes', 24, { name: '初詣' })));
    await loadFile(view, text, LOAD_LABEL);
    expect(await panel.findByText('machi-data.jsonを読み込みました')).toBeTruthy();
    expect(rowsOf(view)).toEqual(['24花見', ...seededRows.slice(1)]);
    await user.click(panel.getByRole('button', { name: '直前のデータに戻す' }));
    await waitFor(() => expect(rowsOf(view)[0]).toBe('24初詣'));
    await loadFile(view, text, LOAD_LABEL);
    expect(await panel.findByRole('button', { name: '直前のデータに戻す' })).toBeTruthy();
    await act(async () => void (await data.remove('scenes', 1)));
    await waitFor(() => expect(panel.queryByRole('button', { name: '直前のデータに戻す' })).toBeNull());
    expect(rowsOf(view)).toEqual(['24花見', ...seededRows.slice(1, -1)]);
  });

  test.each([
    ['ja', '{}', 'データのファイルではありません'],
    ['ja', '{"format":"machi-data-1"}', 'データのファイルが壊れています'],
    [
      'en',
      '{"format":"machi-data-9"}',
      'A newer version of the demo saved this file. This version cannot load it',
    ],
  ])('in %s, a file with %s changes nothing, and the panel says why', async (language, text, message) => {
    const view = await openSceneTable(language);
    const before = rowsOf(view);
    await loadFile(view, text, LOAD_LABEL);
    expect((await view.panel.findByRole('alert')).textContent).toBe(message);
    expect([rowsOf(view), await view.data.history()]).toEqual([before, []]);
  });

  test('rows that fit no table are named, and a file of another day opens in a new sandbox', async () => {
    const view = await openSceneTable();
    const { panel, user, harness, data } = view;
    await act(async () => void (await data.update('scenes', 24, { name: '花見' })));
    const { text } = await saveToFile(view);
    await loadFile(view, text.replace('"name":"花見"', '"name":7'), LOAD_LABEL);
    expect((await panel.findByRole('alert')).textContent).toBe(
      '表に合わない行があるため、何も読み込みませんでした: scenes 24',
    );
    await loadFile(view, text.replace('2026-04-01', '2026-05-05'), LOAD_LABEL);
    await user.click(await panel.findByRole('button', { name: '新しいサンドボックスで開く' }));
    await waitFor(() => expect(harness.openAddress).toHaveBeenCalledOnce());
    const [address = ''] = vi.mocked(harness.openAddress).mock.calls[0] ?? [];
    const link = readScenario(address.slice(address.indexOf('#')))?.scenario;
    expect([link?.day, link?.seed, link?.role]).toEqual([
      '2026-05-05',
      { profile: 'normal', n: 1 },
      'Administrator',
    ]);
    expect((await readEntries(link?.writes ?? ''))?.entries).toEqual([
      { kind: 'update', table: 'scenes', scope: 'akashi', ids: [24], changes: { name: '花見' } },
    ]);
  });
});
