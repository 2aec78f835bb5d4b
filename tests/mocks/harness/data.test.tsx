import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createDataEditor } from '#mocks/data/data-editor';
import { browserStorage } from '#mocks/scenario/browser-storage';
import { sceneTable } from '#mocks/tables/offers/scenes';
import { startAs } from '../start-backend';
import { fill, type Mounted, mounted, preparePanel, signedInAs } from './open-panel';

preparePanel();

async function openedScenes(language = 'ja') {
  const started = await startAs();
  browserStorage.setCookie('language', language);
  signedInAs('administrator');
  const data = createDataEditor(started.backend.db);
  const view = mounted({ data });
  await view.user.click(view.panel.getByRole('button', { name: /Alt\+Q/ }));
  await view.user.click(view.panel.getByRole('tab', { name: /^(データ|Data)$/ }));
  fill(await view.panel.findByLabelText(/^(表|Table)$/), 'scenes');
  return { ...started, data, ...view };
}

const rowsOf = ({ root }: Pick<Mounted, 'root'>) =>
  [...root.querySelectorAll('.data-row')].map(({ textContent }) => textContent);
const statusOf = ({ root }: Pick<Mounted, 'root'>) =>
  root.querySelector('.tables [role=status]')?.textContent;
const nameOf = ({ panel }: Pick<Mounted, 'panel'>) => panel.getByLabelText<HTMLInputElement>('name');

describe('R-WISH-09 the tables in the panel', () => {
  test('a table of the city opens, a row is changed, and the console is asked to request its data again', async () => {
    const view = await openedScenes();
    const { panel, user, backend } = view;
    const hasRequested = vi.fn();
    window.addEventListener('visibilitychange', hasRequested);
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
    expect([save.disabled, hasRequested.mock.calls.length]).toEqual([true, 1]);
    window.removeEventListener('visibilitychange', hasRequested);
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
      const { panel, user, root } = await openedScenes(language);
      fill(panel.getByLabelText(/^(表|Table)$/), table);
      await user.click(root.querySelector('.data-row') as HTMLElement);
      const input = panel.getByLabelText<HTMLInputElement>(field);
      fill(panel.getByLabelText('title'), '花火');
      fill(input, text);
      const described = root.getElementById(input.getAttribute('aria-describedby') ?? '');
      expect([input.getAttribute('aria-invalid'), described?.textContent]).toEqual(['true', message]);
      const save = within(input.form as HTMLElement).getByRole('button', { name: /^(保存|Save)$/ });
      expect((save as HTMLButtonElement).disabled).toBe(true);
    },
  );

  test('a deleted row is restored, and a search and another city show other rows', async () => {
    const view = await openedScenes();
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
    const view = await openedScenes();
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

  test('what was written is listed with its writer and its values, and is undone', async () => {
    const view = await openedScenes();
    const { panel, user, backend, data, request } = view;
    const before = backend.db.of(sceneTable).find(24)?.name ?? '';
    await user.click(panel.getByRole('radio', { name: '書き込み' }));
    expect(await panel.findByText('書き込みはまだありません')).toBeTruthy();
    await act(() => request('PUT /akashi/api/scenes/24/', { name: '花見' }));
    const listed = () =>
      [...view.root.querySelectorAll('.writes > li')].map((item) =>
        [...item.children].map(({ textContent }) => textContent),
      );
    const byCall = [
      '2026-04-01 09:00:00 · PUT /:city/api/scenes/:id/',
      '変更 シーン · scenes (akashi)',
      `24name: ${before} → 花見`,
    ];
    await waitFor(() => expect(listed()).toEqual([[...byCall, '取り消す']]));
    await act(async () => void (await data.update('scenes', 24, { name: '初詣' })));
    const later = '2026-04-01 09:00:00 · この操作盤';
    await waitFor(() =>
      expect(listed()).toEqual([
        [later, '変更 シーン · scenes (akashi)', '24name: 花見 → 初詣', '取り消す'],
        [...byCall, `この後の書き込みを先に取り消してください: ${later}`],
      ]),
    );
    await user.click(panel.getByRole('button', { name: 'scenes 24の書き込みを取り消す' }));
    await waitFor(() => expect(statusOf(view)).toBe('取り消しました'));
    expect(backend.db.of(sceneTable).find(24)?.name).toBe('花見');
  });

  test('the value of a secret is not listed, and a journal that cannot be read says so', async () => {
    const view = await openedScenes();
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
});
