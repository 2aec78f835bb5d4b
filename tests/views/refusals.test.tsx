import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UNDO_PERIOD } from '#domain/base/limits';
import { allowConsole } from '../console';
import { renderConsole } from './render-console';

const POSTS = '/akashi/post/list-post';
const REPORTS = '/akashi/post/list-report';
const NOTICES = '/akashi/notification-store';
const NOTIFICATIONS = '/akashi/notification';

type TestConsole = Awaited<ReturnType<typeof renderConsole>>;

const listLoaded = () => screen.findByText(/^全\d/);
const toastText = async (name: 'alert' | 'status') =>
  (
    await waitFor(() => {
      const [toastElement] = document.querySelectorAll<HTMLElement>(`.toast[role=${name}]`);
      if (!toastElement) throw new Error('no toast is shown');
      return toastElement;
    })
  ).querySelector('p')?.textContent;
const firstRow = ({ rows }: TestConsole) => within(rows()[0] as HTMLElement);

/** Deletes the record of the first row and confirms. */
async function deleteFirst(testConsole: TestConsole) {
  await testConsole.user.click(firstRow(testConsole).getByRole('button', { name: /を削除$/ }));
  await testConsole.user.click(await screen.findByRole('button', { name: '削除する' }));
}

const FAULT = '400:title=%E4%BD%BF%E3%81%88%E3%81%BE%E3%81%9B%E3%82%93%E3%80%82';
const FIELD_REFUSAL = 'タイトル：使えません。';

test.each<[string, string, string, (testConsole: TestConsole) => Promise<unknown>]>([
  ['deleting a post', POSTS, 'DELETE /api/matching/*', deleteFirst],
  ['deleting a notification', NOTIFICATIONS, 'DELETE *', deleteFirst],
  [
    'marking reports read',
    REPORTS,
    'POST /api/matching/read/',
    async (testConsole) => {
      await testConsole.user.click(firstRow(testConsole).getByRole('checkbox'));
      await testConsole.user.click(screen.getByRole('button', { name: '既読にする' }));
    },
  ],
  [
    'reading all',
    NOTICES,
    'PUT /:city/notifications/users/read_all/',
    ({ user }) => user.click(screen.getByRole('button', { name: 'すべて既読にする' })),
  ],
])(
  '%s that is refused for a field shows a toast, because there is no form [A-181, R-HTTP-14]',
  async (_, path, call, refusedAction) => {
    const testConsole = await renderConsole(path, { fault: `${call} ${FAULT}` });
    await listLoaded();
    await refusedAction(testConsole);
    expect(await toastText('alert')).toBe(FIELD_REFUSAL);
  },
);

test('a form shows the refusal at its field, without a toast [A-181]', async () => {
  const { user } = await renderConsole('/akashi/user/index?edit=50001', {
    fault: 'PUT /:city/api/users/* 400:phone=x',
  });
  const phone = await screen.findByLabelText<HTMLInputElement>(/^電話番号/);
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
  expect(document.querySelectorAll('.toast')).toHaveLength(0);
});

test.each([
  ['a post', POSTS],
  ['a notification', NOTIFICATIONS],
])(
  '%s that the server keeps stays in the list, and a warning shows the server’s message [R-HTTP-17, R-CONST-43, R-STATE-12, A-185]',
  async (_, path) => {
    const testConsole = await renderConsole(path, { fault: 'DELETE * 209' });
    const total = (await listLoaded()).textContent;
    const rowsBefore = testConsole.rows().map(({ textContent }) => textContent);
    await deleteFirst(testConsole);
    expect(await toastText('status')).toBe('この項目は使用中のため削除できません。');
    expect(document.querySelector('.toast.warning')).not.toBeNull();
    await waitFor(() => expect(testConsole.rows().map(({ textContent }) => textContent)).toEqual(rowsBefore));
    expect((await listLoaded()).textContent).toBe(total);
  },
);

test.each([
  ['confirmed', '男性として承認'],
  ['rejected', '却下'],
])(
  'an identity that is %s by a response that proves nothing does not count as such, and can be sent again [A-330]',
  async (_, buttonName) => {
    allowConsole(/^contract: POST \/api\/users\/:id\/confirm\//);
    const { user, calls, pass } = await renderConsole('/akashi/post/confirm-gender', {
      fault: 'POST /api/users/*/confirm/ garbage x1',
      config: { strict: false },
    });
    await listLoaded();
    await user.click(await screen.findByRole('button', { name: buttonName }));
    pass(UNDO_PERIOD);
    await screen.findByText('送信できませんでした。');
    await user.click(screen.getByRole('button', { name: 'もう一度送信' }));
    await waitFor(() => expect(screen.queryByText('送信できませんでした。')).toBeNull());
    const confirmCalls = calls().filter((call) => call.startsWith('POST /api/users/'));
    expect(new Set(confirmCalls)).toEqual(new Set([expect.stringMatching(/\/confirm\/ 200$/)]));
    expect(confirmCalls).toHaveLength(2);
  },
);
