import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { POLLING_INTERVAL } from '#domain/base/limits';
import { createRemoteEvents } from '#mocks/harness/demo/remote-events';
import { addFault } from '../open-console';
import { describeWhole } from './describe-whole';
import { renderConsole } from './render-console';

const REPORTS = '/akashi/post/list-report';
const POSTS = '/akashi/post/list-post';
const IDENTITIES = '/akashi/post/confirm-gender';

const menu = () => screen.getByRole('navigation', { name: 'メニュー' });
const menuGroup = () => within(menu()).getByRole('button', { name: /^友達募集/ });
const unreadCountIn = (element: HTMLElement) =>
  Number(/未読(\d+)件/.exec(element.textContent ?? '')?.[1] ?? 0);
const badgeCount = () => unreadCountIn(within(menu()).getByRole('link', { name: /^募集通報/ }));
const listLoaded = () => screen.findByText(/^全\d/);
const checkboxOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement).getByRole<HTMLInputElement>('checkbox');
const selectAllBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'このページをすべて選択' });
const selectionText = () => screen.getByText(/件を選択中$/).textContent;
const findConfirmation = (name: string) => screen.findByRole('alertdialog', { name });

test('several reports are selected and marked as read, and the menu’s badge falls [R-STATE-03, R-ENT-10, R-SCR-16]', async () => {
  const { user, rows, calls } = await renderConsole(REPORTS);
  await listLoaded();
  const badgeBefore = badgeCount();
  expect([
    ...rows()
      .slice(0, 2)
      .map(({ className, ariaCurrent }) => [className, ariaCurrent]),
    screen.queryByRole('button', { name: '既読にする' }),
  ]).toEqual([['unread opens', 'true'], ['unread opens', null], null]);

  await user.click(checkboxOf(rows()[0]));
  await user.click(checkboxOf(rows()[1]));
  expect([selectionText(), selectAllBox().checked, selectAllBox().indeterminate]).toEqual([
    '2件を選択中',
    false,
    true,
  ]);
  await user.click(screen.getByRole('button', { name: '既読にする' }));
  await screen.findByText('2件を既読にしました。');
  await waitFor(() =>
    expect(
      rows()
        .slice(0, 2)
        .map(({ className, ariaCurrent }) => [className, ariaCurrent]),
    ).toEqual([
      ['opens', 'true'],
      ['opens', null],
    ]),
  );
  await waitFor(() => expect(badgeCount()).toBe(badgeBefore - 2));
  expect(screen.getByText(/^残り/).textContent).toBe(`残り ${badgeBefore - 2}件`);
  expect(calls().filter((call) => call.startsWith('POST'))).toEqual(['POST /api/matching/read/ 200']);
  // The rows are not fetched again.
  expect(calls().filter((call) => call.includes('list_report/?offset'))).toHaveLength(1);
});

test('the whole page is selected and cleared, and another page or search starts without a selection', async () => {
  const { user, rows, address } = await renderConsole(REPORTS);
  await listLoaded();
  await user.click(selectAllBox());
  expect([selectionText(), rows().every((row) => checkboxOf(row).checked)]).toEqual(['20件を選択中', true]);
  await user.click(checkboxOf(rows()[3]));
  expect([selectionText(), selectAllBox().indeterminate]).toEqual(['19件を選択中', true]);
  await user.click(screen.getByRole('link', { name: '次のページ' }));
  await waitFor(() => expect(screen.getByText(/21–40件/)).toBeDefined());
  expect([address(), selectionText()]).toEqual([`${REPORTS}?page=2`, '0件を選択中']);
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'));
  await user.click(selectAllBox());
  expect(selectionText()).toBe('20件を選択中');
  await user.click(screen.getByRole('button', { name: '選択を解除' }));
  expect([
    selectionText(),
    selectAllBox().checked,
    screen.queryByRole('region', { name: '選択した行の操作' }),
  ]).toEqual(['0件を選択中', false, null]);
});

test('Shift selects a range in both directions, and clears one', async () => {
  const { user, rows } = await renderConsole(REPORTS);
  await listLoaded();
  const selectedIndexes = () => rows().flatMap((row, at) => (checkboxOf(row).checked ? [at] : []));
  await user.click(checkboxOf(rows()[6]));
  await user.keyboard('{Shift>}');
  await user.click(checkboxOf(rows()[3]));
  expect(selectedIndexes()).toEqual([3, 4, 5, 6]);
  await user.click(checkboxOf(rows()[4]));
  await user.keyboard('{/Shift}');
  expect(selectedIndexes()).toEqual([5, 6]);
});

test('the next poll counts and lists a new report [R-SCR-16, R-CONST-14]', async () => {
  const { rows, backend, pass } = await renderConsole(REPORTS);
  await listLoaded();
  const badgeBefore = badgeCount();
  await createRemoteEvents(backend).sendReport('akashi');
  pass(POLLING_INTERVAL);
  await waitFor(() => expect(badgeCount()).toBe(badgeBefore + 1));
  await waitFor(() =>
    expect(rows()[0]?.textContent).toContain('知らない人から何度も連絡が来て困っています。'),
  );
});

test('a closed group of the menu shows the badge of its entries, an open group does not [R-SIDE-08]', async () => {
  const { user } = await renderConsole('/akashi/notification-store');
  await waitFor(() => expect(unreadCountIn(menuGroup())).toBeGreaterThan(0));
  const groupCount = unreadCountIn(menuGroup());
  await user.click(menuGroup());
  expect([unreadCountIn(menuGroup()), badgeCount()]).toEqual([0, groupCount]);
});

test('a user without the menu entry sends no request for its count', async () => {
  const { calls } = await renderConsole('/akashi/notification-store', { as: 'staff_shop' });
  await listLoaded();
  expect(calls().filter((call) => call.includes('/api/matching/'))).toEqual([]);
});

test('a post is viewed, then deleted: its row disappears and the total falls by one at once [R-STATE-04, R-SCR-17]', async () => {
  const { user, rows, address, backend } = await renderConsole(POSTS);
  const totalBefore = Number(/\d+/.exec((await listLoaded()).textContent ?? '')?.[0]);
  const [first, second] = within(screen.getByRole('table')).getAllByRole('link');
  await user.click(first as HTMLElement);
  const detail = await screen.findByRole('dialog', { name: '募集の詳細' });
  expect(detail.textContent).toContain(first?.textContent);
  expect(address()).toMatch(/\?view=\d+$/);
  // The refetch of the page hangs: the list removes the row without it.
  addFault(backend, 'GET /api/matching/ hang');
  await user.click(within(detail).getByRole('button', { name: '削除' }));
  await user.click(
    within(await findConfirmation('削除しますか？')).getByRole('button', { name: '削除する' }),
  );
  await screen.findByText('削除しました。');
  await screen.findByText(`全${totalBefore - 1}件中 1–19件`);
  expect([within(rows()[0] as HTMLElement).getByRole('link').textContent, address()]).toEqual([
    second?.textContent,
    POSTS,
  ]);
});

test('the list is filtered to the people who wait [A-277]', async () => {
  const { user, rows, calls, backend } = await renderConsole(IDENTITIES);
  await listLoaded();
  const { matchingUserTable } = await import('#mocks/backend/tables/recruitment/matching');
  const identities = backend.db.of(matchingUserTable);
  for (const { id } of identities.list({ limit: 3 }).rows) identities.update(id, { confirmed: true });
  const waitingCount = identities.list({ filter: ({ confirmed }) => confirmed == null }).total;
  await user.click(screen.getByRole('link', { name: '未対応' }));
  await screen.findByText(new RegExp(`^全${waitingCount}件`));
  expect(calls().at(-1)).toContain('waiting=true');
  expect(rows().filter((row) => within(row).queryByText('確認済み'))).toEqual([]);
});

test('the document opens in full size, and Escape closes it [R-UI-03, R-SCR-18]', async () => {
  const { user, rows } = await renderConsole(IDENTITIES);
  await listLoaded();
  await user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: /を拡大表示$/ }));
  const preview = screen.getByRole('dialog');
  expect(within(preview).getByRole<HTMLImageElement>('img').src).toMatch(/^data:image\/svg\+xml,/);
  await user.click(within(preview).getByRole('button', { name: '閉じる' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [`${POSTS}?new=1`, '募集一覧'],
  [`${POSTS}?edit=1`, '募集一覧'],
  [`${IDENTITIES}?copy=1`, '本人確認'],
  [`${REPORTS}?new=1`, '募集通報'],
])('%s: a mode that the list does not have opens no dialog', async (address, title) => {
  await renderConsole(address);
  await screen.findByRole('heading', { name: title, level: 1 });
  await listLoaded();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a post of another page is found in the list [R-SCR-17]', async () => {
  const { rows, unmount } = await renderConsole(`${POSTS}?page=2`);
  await listLoaded();
  const link = within(rows()[0] as HTMLElement).getAllByRole<HTMLAnchorElement>('link')[0];
  const [, id] = /view=(\d+)/.exec(link?.href ?? '') ?? [];
  const message = link?.textContent ?? '';
  unmount();
  await renderConsole(`${POSTS}?view=${id}`);
  const detail = await screen.findByRole('dialog', { name: '募集の詳細' });
  await waitFor(() => expect(detail.textContent).toContain(message));
});

test('a post that is not in the list is shown as missing', async () => {
  await renderConsole(`${POSTS}?view=999999`);
  await screen.findByText(/^この記録は見つかりません。/);
});

describeWhole('an identity, a post and a report', {
  rows: {
    '/akashi/post/confirm-gender': {
      本人確認書類: '',
      氏名: '木村 翔太 運転免許証を提出しました。',
      性別: '男性',
      地域: 'セブンイレブン',
      申請日時: '03/31(火) 17:24',
      確認状況: '未確認',
    },
    '/akashi/post/list-post': {
      募集内容:
        'ロクハ公園を一緒に散歩してくれる方を探しています。4月16日の朝、野路町バス停集合で1時間くらいです。',
      投稿者: 'そら72',
      地域: '草津市',
      投稿日時: '03/31(火) 08:24',
      操作: '',
    },
    '/akashi/post/list-report': {
      通報内容: '同じ募集が何度も投稿されていて迷惑です。',
      対象の募集:
        '草津宿 土曜市に一緒に行きませんか。4月7日、烏丸半島バス停の改札前で待ち合わせ、帰りにふなずしを食べましょう。',
      通報者: 'みなと90',
      地域: '草津市',
      通報日時: '03/31(火) 20:21',
      状態: '未読',
    },
  },
  records: {
    '/akashi/post/list-post?view=98': {
      募集内容:
        'ロクハ公園を一緒に散歩してくれる方を探しています。4月16日の朝、野路町バス停集合で1時間くらいです。',
      投稿者: 'そら72',
      地域: '草津市',
      投稿日時: '03/31(火) 08:24',
    },
  },
});
