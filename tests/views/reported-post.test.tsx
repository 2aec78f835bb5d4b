import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { postTable, reportTable } from '#mocks/backend/tables/recruitment/matching';
import { addFault } from '../open-console';
import { renderConsole } from './render-console';

/** The first report of the queue, and its post. */
async function openReport() {
  const testConsole = await renderConsole('/akashi/post/list-report');
  const link = await screen.findByRole('link', { name: '募集一覧で開く' });
  const postId = new URL((link as HTMLAnchorElement).href).searchParams.get('view');
  const post = testConsole.backend.db.of(postTable).find(Number(postId));
  const deletions = () => testConsole.calls().filter((call) => call.startsWith('DELETE'));
  const deletePost = () => testConsole.user.click(screen.getByRole('button', { name: '募集を削除' }));
  return { ...testConsole, post, deletions, deletePost };
}

test('the queue of reports says what each decision does, and leads to the author among the users [R-STATE-02]', async () => {
  const { post } = await openReport();
  expect(
    within(screen.getByRole('group', { name: '判断' })).getByText(/^「確認済みにする」/).textContent,
  ).toBe(
    '「確認済みにする」は未読でなくし、「承認」は通報を正しいと記録します。どちらも募集と投稿者はそのままです。',
  );
  expect(
    screen.getByRole('link', { name: '投稿者をユーザー一覧で探す（利用停止など）' }).getAttribute('href'),
  ).toBe(`/akashi/user/index?search=${encodeURIComponent(post?.author ?? '')}`);
});

test('a reported post is deleted beside its report after a confirmation, and the report stays [R-STATE-04]', async () => {
  const { post, deletions, deletePost, user, backend } = await openReport();
  const reportCount = backend.db.of(reportTable).list({}).total;
  await deletePost();
  const confirmation = await screen.findByRole('alertdialog', { name: 'この募集を削除しますか？' });
  expect(confirmation.textContent).toContain('次の募集を削除します。元に戻せません。通報は残ります。');
  await user.click(within(confirmation).getByRole('button', { name: 'キャンセル' }));
  expect(deletions()).toEqual([]);
  await deletePost();
  await user.click(await screen.findByRole('button', { name: '削除する' }));
  await screen.findByText(/^募集「.*」を削除しました。$/);
  await screen.findByText('この募集は募集一覧にありません。');
  expect([deletions(), backend.db.of(postTable).find(post?.id ?? 0)]).toEqual([
    [`DELETE /api/matching/${post?.id}/ 204`],
    null,
  ]);
  expect(backend.db.of(reportTable).list({}).total).toBe(reportCount);
});

test('a post that the backend keeps stays, with the reason [R-HTTP-17]', async () => {
  const { post, deletePost, user, backend } = await openReport();
  addFault(backend, 'DELETE /api/matching/:id/ 209');
  await deletePost();
  await user.click(await screen.findByRole('button', { name: '削除する' }));
  await screen.findByText('この項目は使用中のため削除できません。');
  expect(backend.db.of(postTable).find(post?.id ?? 0)).not.toBe(null);
});
