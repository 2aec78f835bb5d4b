// In a browser: Back, Forward and reload, drafts in storage, a circle on a map, ways out of a dialog
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { goTo } from './navigate';
import { sendNotification as send } from './send';

const LIST = '/akashi/notification';
const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };
const NOW = '2026-04-01T09:00:00+09:00';
const SAVE_UNCONFIRMED = '保存できたか確認できませんでした。一覧でご確認ください。';

test('a page has 20 rows; page links, Back, Forward and a reload restore a page; the address holds the search, and clearing the search shows all rows again [R-SCR-08, R-GEN-06, R-CONST-05, R-ENT-12, R-ROUTE-12, R-STATE-10]', {
  tag: '@core',
}, async ({ open, page, panel, records }) => {
  await open(LIST, ADMINISTRATOR);
  await expect(records.rows).toHaveCount(20);
  await expect(page.getByRole('columnheader')).toHaveText([
    'タイトル',
    '送信者',
    '送信先',
    '送信日時',
    '既読者数',
    '操作',
  ]);
  await expect(records.range).toHaveText(/^全\d+件中 1–20件$/);
  const firstPageTitles = await records.titles.allTextContents();

  const pages = page.getByRole('navigation', { name: 'ページ切り替え' });
  await pages.getByRole('link', { name: '2ページ', exact: true }).click();
  await expect(page).toHaveURL(`${LIST}?page=2`);
  await expect(records.range).toContainText('21–40件');
  await records.settled();
  const secondPageTitles = await records.titles.allTextContents();
  expect(secondPageTitles).not.toEqual(firstPageTitles);
  await pages.getByRole('link', { name: '次のページ' }).click();
  await expect(records.range).toContainText('41–');

  await page.goBack();
  await expect(page).toHaveURL(`${LIST}?page=2`);
  await expect(records.titles).toHaveText(secondPageTitles);
  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await expect(records.titles).toHaveText(firstPageTitles);
  await page.goForward();
  await expect(records.titles).toHaveText(secondPageTitles);
  await page.reload();
  await expect(records.titles).toHaveText(secondPageTitles);
  expect(await panel.calls()).toContain('GET /:city/notifications/:page 200');
  await panel.close();

  // a search starts at page 1
  await records.search.fill('清掃');
  await expect(page).toHaveURL(`${LIST}?search=${encodeURIComponent('清掃')}`);
  await expect(records.range).toContainText(/ 1–\d+件$/);
  await records.settled();
  for (const text of await page.locator('tbody tr').allTextContents()) expect(text).toContain('清掃');

  await records.search.fill('どこにもない言葉');
  await expect(page.getByText('「どこにもない言葉」に当てはまるものはありません。')).toBeVisible();
  await expect(records.range).toHaveText('全0件');
  await page.getByRole('button', { name: '検索条件を消す' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(records.rows).toHaveCount(20);
  await expect(records.search).toHaveValue('');
});

test('after a failure of the server the form stays open and says that nobody knows whether it was sent, and what the list shows; the next press sends the notification once, which is first on page 1, and the bell counts it, also after a reload; no call leaves the page [R-HTTP-06, R-MSG-11, R-SCR-09, R-WISH-09, R-STATE-08, R-GEN-06, R-NAV-05, R-STATE-19]', async ({
  open,
  page,
  panel,
  records,
  toasts,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(`${LIST}?page=2`, { ...ADMINISTRATOR, now: NOW, fault: 'POST /:city/notifications/ 500 x1' });
  const bell = page.locator('.bell');
  const unread = Number(await bell.textContent());
  await page.getByRole('link', { name: '通知を作成' }).click();
  await fillNotification(
    page,
    '臨時休館のお知らせ',
    '4月2日は休館します。\n4月3日から通常どおり開館します。',
  );
  await send(page);
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText(SAVE_UNCONFIRMED);
  await expect(alert).toContainText('最初のページに同じ内容の記録はありません');
  await expect(toasts).toHaveCount(0);
  await expect(title(page)).toHaveValue('臨時休館のお知らせ');
  await send(page);
  await expect(toasts).toHaveText([/^\d+人に送信しました。$/]);
  await expect(page).toHaveURL(LIST);
  const isFirst = async () => {
    await expect(records.rows).toHaveCount(20);
    await expect(records.rows.first()).toContainText('臨時休館のお知らせ');
    await expect(records.rows.first()).toContainText('管理者全員04/01(水) 09:0');
    await expect(records.rows.first()).toHaveClass(/unread/);
    await expect(bell).toHaveText(String(unread + 1));
  };
  await isFirst();
  const posts = (await panel.calls()).filter((call) => call.startsWith('POST /:city/notifications/'));
  expect(posts).toEqual(['POST /:city/notifications/ 500', 'POST /:city/notifications/ 201']);
  await panel.close();
  await page.reload();
  await isFirst();
  expect(requests.filter((url) => url.includes('/api-root'))).toEqual([]);
  expect(requests.filter((url) => !/^(http:\/\/localhost:\d+\/|data:|blob:)/.test(url))).toEqual([]);
});

test('every way out of a form with unsaved input opens a confirmation, and staying keeps the input [R-STATE-19]', async ({
  open,
  page,
  records,
}) => {
  await open('/akashi/dashboard', ADMINISTRATOR);
  await page
    .getByRole('navigation', { name: 'メニュー' })
    .getByRole('link', { name: 'プッシュ通知' })
    .click();
  await expect(records.rows).toHaveCount(20);
  await page.getByRole('link', { name: '通知を作成' }).click();
  await title(page).fill('書きかけ');

  const waysOut: Record<string, () => Promise<unknown>> = {
    'the ✕': () => formOf(page).getByRole('button', { name: '閉じる' }).click(),
    'the Escape key': () => page.keyboard.press('Escape'),
    'the Escape key again, without a click between': () => page.keyboard.press('Escape'),
    'the button': () => formOf(page).getByRole('button', { name: 'キャンセル' }).click(),
    'back button': () => page.goBack(),
    'a click beside the form': () => page.mouse.click(20, 400),
  };
  for (const [way, leave] of Object.entries(waysOut)) {
    await test.step(way, async () => {
      await leave();
      await expect(confirmationDialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(confirmationDialog(page)).toBeHidden();
      await expect(title(page)).toHaveValue('書きかけ');
      await expect(title(page)).toBeVisible();
      await expect(page).toHaveURL(`${LIST}?new=1`);
    });
  }

  await page.goBack();
  await confirmationDialog(page).getByRole('button', { name: '破棄して閉じる' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(formOf(page)).toBeHidden();
  await page.getByRole('link', { name: '通知を作成' }).click();
  await expect(title(page)).toHaveValue('');
});

test('a draft restores unsaved input after a reload, and the user can discard it [R-STATE-19]', async ({
  open,
  page,
}) => {
  await open(`${LIST}?new=1`, ADMINISTRATOR);
  await fillNotification(page, '書きかけの題', '書きかけの本文');
  await draftStored(page, '書きかけの本文');
  const requests: string[] = [];
  page.on('dialog', (dialog) => {
    requests.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(requests).toEqual(['beforeunload']);
  await expect(title(page)).toHaveValue('書きかけの題');
  await expect(description(page)).toHaveValue('書きかけの本文');
  await expect(formOf(page).locator('.notice')).toContainText('保存前の入力を復元しました（たった今）。');

  await formOf(page).getByRole('button', { name: '下書きを破棄' }).click();
  await expect(title(page)).toHaveValue('');
  await expect(description(page)).toHaveValue('');
  await formOf(page).getByRole('button', { name: '閉じる' }).click();
  await expect(formOf(page)).toBeHidden();
  await page.reload();
  await page.getByRole('link', { name: '通知を作成' }).click();
  await expect(title(page)).toHaveValue('');
});

test('six clicks send a notification to a circle on the map; phone and number stay in view meanwhile, and the confirmation repeats the card [R-SCR-10, A-285, A-286, A-287]', async ({
  open,
  page,
  records,
}) => {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await expect(target).toBeInViewport({ ratio: 1 });
    await target.click();
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(LIST, ADMINISTRATOR);
  await click(page.getByRole('link', { name: '通知を作成' }));
  await expect(formOf(page).getByLabel('送信先の種類')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('花火大会');
  await click(description(page));
  await page.keyboard.type('19時30分に始まります。');
  // a click on the list of audiences and one on its entry
  clicks += 2;
  await formOf(page).getByLabel('送信先の種類').selectOption('mapUsers');
  await expect(formOf(page).getByRole('group', { name: '送信先の範囲の地図' })).toBeVisible();
  const count = formOf(page).locator('.receiver-count');
  await expect(count).toHaveText(/^受信者：[1-9]\d*人$/);
  await expect(count).toBeInViewport({ ratio: 1 });
  const phone = formOf(page).getByRole('img', {
    name: '明石市アプリからの通知。タイトル：花火大会。本文：19時30分に始まります。',
  });
  await expect(phone).toBeInViewport({ ratio: 1 });
  const many = Number((await count.textContent())?.match(/\d+/)?.[0]);
  await click(formOf(page).getByRole('button', { name: '送信する' }));
  const confirmation = page.getByRole('alertdialog', { name: '送信しますか？' });
  await expect(confirmation.locator('.push-card')).toHaveText('明石市たった今花火大会19時30分に始まります。');
  await expect(confirmation).toContainText('明石市の中心から半径3 km以内のユーザーです。');
  await click(confirmation.getByRole('button', { name: 'この内容で送信' }));
  await expect(records.titles.first()).toHaveText('花火大会');
  await expect(records.rows.first()).toContainText(`0/${many}`);
  expect(clicks).toBe(6);

  await test.step('on a phone the card and the number stay above the bar of sending', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goTo(page, `${LIST}?new=1`);
    await formOf(page).getByLabel('送信先の種類').selectOption('mapUsers');
    await expect(count).toHaveText(/^受信者：[1-9]\d*人$/);
    const [card, number, bar] = await Promise.all(
      ['.push-card', '.receiver-count', '.form-footer'].map((part) =>
        formOf(page).locator(part).boundingBox(),
      ),
    );
    const ends = [card, number, bar].map((box) => (box ? Math.round(box.y + box.height) : null));
    expect(ends).toEqual([...ends].toSorted((one, other) => Number(one) - Number(other)));
    expect(ends.at(-1)).toBe(844);
    expect(number && bar && number.y + number.height <= bar.y + 1).toBe(true);
  });
});

test('by keyboard alone the user selects users and sends a notification to them [R-SCR-10]', async ({
  open,
  page,
  records,
}) => {
  await open(`${LIST}?new=1`, ADMINISTRATOR);
  await title(page).focus();
  await page.keyboard.type('キーボードで');
  await page.keyboard.press('Tab');
  await page.keyboard.type('本文');
  for (const _ of [1, 2]) await page.keyboard.press('Shift+Tab');
  await expect(formOf(page).getByLabel('送信先の種類')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(formOf(page).getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(formOf(page).getByRole('combobox', { name: '候補' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('店舗');
  await page.keyboard.press('Enter');
  await expect(formOf(page).locator('.choice-list li')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(formOf(page).locator('.receiver-count')).toHaveText('受信者：1人');
  await formOf(page).getByRole('button', { name: '送信する' }).press('Enter');
  const confirmation = page.getByRole('alertdialog', { name: '送信しますか？' });
  await expect(confirmation.getByRole('button', { name: 'キャンセル' })).toBeFocused();
  await expect(confirmation.getByRole('button', { name: 'この内容で送信' })).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(records.titles.first()).toHaveText('キーボードで');
});

const formOf = (page: Page) => page.getByRole('dialog', { name: /通知を(作成|複製)/ });
const title = (page: Page) => formOf(page).getByRole('textbox', { name: 'タイトル' });
const description = (page: Page) => formOf(page).getByRole('textbox', { name: '本文' });
const confirmationDialog = (page: Page) => page.getByRole('alertdialog', { name: '入力を破棄しますか？' });

async function fillNotification(page: Page, titleText: string, descriptionText: string) {
  await title(page).fill(titleText);
  await description(page).fill(descriptionText);
}

const draftStored = (page: Page, text: string) =>
  page.waitForFunction(
    (expected) =>
      Object.keys(localStorage).some(
        (key) => key.startsWith('draft:') && localStorage.getItem(key)?.includes(expected),
      ),
    text,
  );
