import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { POLLING_INTERVAL } from '#domain/base/limits';
import { createRemoteEvents } from '#mocks/harness/demo/remote-events';
import { describeWhole } from './describe-whole';
import { tickOf } from './polling';
import { renderConsole } from './render-console';

const bell = () => screen.queryByRole('link', { name: /^未読のお知らせ \d+件$/ });
const findConfirmButton = () => screen.findByRole('button', { name: '確認済みにする' });
const bellCount = (link: HTMLElement | null) => Number(/\d+/.exec(link?.ariaLabel ?? '0')?.[0]);
const unreadRows = (rows: HTMLElement[]) => rows.filter((row) => row.classList.contains('unread'));

test('the bell links to the notices; one is read, then all, and the bell disappears [R-NAV-04, R-NAV-05, R-STATE-06, R-STATE-07, R-ROUTE-13]', async () => {
  const { user, address, rows, calls } = await renderConsole('/akashi/dashboard', { as: 'staff_shop' });
  await user.click(await screen.findByRole('link', { name: /^未読のお知らせ \d+件$/ }));
  await screen.findByRole('heading', { name: '管理者からのお知らせ' });
  expect(address()).toBe('/akashi/notification-store');
  await screen.findByText(/^全\d/);
  const unreadBefore = bellCount(bell());
  const [first] = unreadRows(rows());

  await user.click(within(first as HTMLElement).getByRole('button', { name: /を既読にする$/ }));
  await waitFor(() => expect(bellCount(bell())).toBe(unreadBefore - 1));
  await waitFor(() => expect(unreadRows(rows())).toHaveLength(unreadBefore - 1));

  await user.click(screen.getByRole('button', { name: 'すべて既読にする' }));
  await waitFor(() => expect(bell()).toBeNull());
  await waitFor(() => expect(unreadRows(rows())).toEqual([]));
  const readAll = screen.getByRole('button', { name: 'すべて既読にする' });
  expect(readAll.ariaDisabled).toBe('true');
  expect(document.activeElement).toBe(readAll);
  expect(calls()).toContain('PUT /akashi/notifications/users/read_all/ 200');
});

test.each(['/akashi/notification-store', '/akashi/notification-admin'])(
  'a notice that arrives while %s is open is the first row within a minute, and the bell counts it [R-SCR-11, R-SCR-12]',
  async (path) => {
    const tick = tickOf(POLLING_INTERVAL);
    const { rows, backend } = await renderConsole(path, { as: 'owner_shop' });
    await screen.findByText(/^全\d/);
    const unreadBefore = bellCount(bell());
    await createRemoteEvents(backend).sendNotice('akashi');
    tick();
    await waitFor(() => expect(rows()[0]?.textContent).toContain('運営からの緊急のお知らせ'));
    await waitFor(() => expect(bellCount(bell())).toBe(unreadBefore + 1));
  },
);

test('a notice that cannot be marked as read stays unread, and the server’s error is shown', async () => {
  const { user, rows } = await renderConsole('/akashi/notification-store', { fault: 'PUT * 500' });
  await screen.findByText(/^全\d/);
  const unreadBefore = unreadRows(rows()).length;
  await user.click(screen.getAllByRole('button', { name: /」を既読にする$/ })[0] as HTMLElement);
  await screen.findByText('Server Error Occured. Please Try Again !');
  expect(unreadRows(rows())).toHaveLength(unreadBefore);
});

test('an opened notice is read, is confirmed once, and the list shows both [R-STATE-11, R-SCR-11, A-116]', async () => {
  const { user, address, rows, calls } = await renderConsole('/akashi/notification-store', {
    as: 'owner_shop',
  });
  await screen.findByText(/^全\d/);
  const firstRow = () => rows()[0] as HTMLElement;
  expect(firstRow().textContent).toContain('未確認');
  const title = within(firstRow()).getByRole('link').textContent ?? '';
  await user.click(within(firstRow()).getByRole('link'));
  const panel = await screen.findByRole('dialog', { name: 'お知らせの詳細' });
  expect(address()).toMatch(/^\/akashi\/notification-store\?view=\d+$/);
  await within(panel).findByText(title);
  await waitFor(() => expect(calls().some((call) => /^PUT .*list-notify\/\d+\/ 200$/.test(call))).toBe(true));
  await waitFor(async () => expect((await findConfirmButton()).getAttribute('aria-disabled')).toBe('false'));
  await user.click(await findConfirmButton());
  await screen.findByText('確認済みにしました。');
  await within(panel).findByText('確認済み');
  expect(within(panel).queryByRole('button', { name: '確認済みにする' })).toBeNull();
  await user.click(within(panel).getAllByRole('button', { name: '閉じる' })[0] as HTMLElement);
  await waitFor(() => expect(address()).toBe('/akashi/notification-store'));
  expect(firstRow().textContent).toContain('確認済み');
  expect(firstRow().textContent).toContain('既読');
});

test('a confirmation that fails leaves the notice unconfirmed, and the user can confirm it again', async () => {
  const { user } = await renderConsole('/akashi/notification-store?view=123', {
    as: 'owner_shop',
    fault: 'PUT /api/notification/user-notify/:id/ 500 x1',
  });
  await waitFor(async () => expect((await findConfirmButton()).getAttribute('aria-disabled')).toBe('false'));
  await user.click(await findConfirmButton());
  await screen.findByText('Server Error Occured. Please Try Again !');
  await waitFor(async () => expect((await findConfirmButton()).getAttribute('aria-disabled')).toBe('false'));
  await user.click(await findConfirmButton());
  await screen.findByText('確認済みにしました。');
});

test('the tab of the company lists the notices of every city, each with the city’s name [R-CALL-13]', async () => {
  const { user, address, rows } = await renderConsole('/akashi/notification-store', { as: 'staff_shop' });
  await user.click(await screen.findByRole('link', { name: '会社（全地域）' }));
  await screen.findByText(/^全\d/);
  expect(address()).toBe('/akashi/notification-store?tab=company');
  const cities = new Set(rows().map((row) => row.textContent?.match(/明石市|草津市|湘南/)?.[0]));
  await waitFor(() => expect(cities.size).toBeGreaterThan(1));
  await user.click(within(rows()[0] as HTMLElement).getByRole('link'));
  const panel = await screen.findByRole('dialog', { name: 'お知らせの詳細' });
  await within(panel).findByText('送信者');
});

test('the page of the operator’s notices lists only these and shows the contact [R-ROUTE-14, R-SCR-12, A-033]', async () => {
  const { user, address, rows, calls } = await renderConsole('/akashi/dashboard', { as: 'owner_shop' });
  await user.click(await screen.findByRole('button', { name: 'ヘルプ' }));
  await user.click(await screen.findByRole('menuitem', { name: '運営からのお知らせ' }));
  await screen.findByRole('heading', { name: '運営からのお知らせ' });
  expect(address()).toBe('/akashi/notification-admin');
  await screen.findByText(/^全\d/);
  expect(calls()).toContain('GET /akashi/notifications/my_notification/?offset=0&limit=20&from=operator 200');
  expect(
    (await screen.findByRole('link', { name: 'administrator@machi.example.jp' })).getAttribute('href'),
  ).toBe('mailto:administrator@machi.example.jp');
  await user.click(within(rows()[0] as HTMLElement).getByRole('link'));
  await screen.findByRole('dialog', { name: 'お知らせの詳細' });
  expect(address()).toMatch(/notification-admin\?view=\d+$/);
});

describeWhole('a notice', {
  rows: {
    '/akashi/notification-store': {
      タイトル: 'あかし市民広場 休館日とシステム点検のお知らせ',
      送信者: '明石 商店街連合会',
      送信日時: '03/31(火) 17:31',
      確認: '未確認',
      操作: '既読にする',
    },
    '/akashi/notification-admin': {
      タイトル: '藤江海岸 清掃活動のお礼と次回のご案内',
      送信者: '明石 防災・くらし係',
      送信日時: '03/30(月) 13:01',
      確認: '未確認',
      操作: '既読にする',
    },
  },
  records: {
    '/akashi/notification-store?view=123': {
      本文: 'あかし市民広場は設備点検のため4月7日（火）を臨時休館とします。あわせて同日14:30まで、アプリの予約機能がご利用いただけません。\n内容は変更になる場合があります。当日の朝にもう一度ご確認ください。',
      送信者: '明石 商店街連合会',
      送信日時: '03/31(火) 17:31',
      確認: '未確認',
    },
    '/akashi/notification-admin?view=121': {
      本文: '先日の藤江海岸清掃活動には120名の方にご参加いただきました。ありがとうございました。次回は4月22日（水）13:00に魚住駅前へお集まりください。\nお問い合わせはパピオスあかしの窓口（平日9:00〜17:00）までお願いします。',
      送信者: '明石 防災・くらし係',
      送信日時: '03/30(月) 13:01',
      確認: '未確認',
    },
  },
});

describeWhole('a notice of the company [R-CALL-13]', {
  as: 'staff_shop',
  rows: {
    '/akashi/notification-store?tab=company': {
      タイトル: '立木神社 見ごろ情報を更新しました',
      送信者: 'キラリエ草津',
      送信日時: '03/31(火) 14:55',
      確認: '未確認',
      地域: '草津市',
      操作: '既読にする',
    },
  },
});
