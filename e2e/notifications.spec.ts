import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { confirmSending, sendNotification as send } from './send';

const LIST = '/akashi/notification';
const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };
const NOW = '2026-04-01T09:00:00+09:00';
const SERVER = 'Server Error Occured. Please Try Again !';

test('20 rows a page; page links, back and forward and a pasted address show the same page [R-SCR-08, R-GEN-06, R-CONST-05, R-ENT-12, R-ROUTE-12]', async ({
  open,
  page,
  panel,
  records,
}) => {
  await open(LIST, ADMINISTRATOR);
  await expect(records.rows).toHaveCount(20);
  await expect(page.getByRole('columnheader')).toHaveText([
    'タイトル',
    '本文',
    '送信者',
    '送信先',
    '送信日時',
    '既読者数',
    '状態',
    '操作',
  ]);
  await expect(records.range).toHaveText(/^全\d+件中 1–20件$/);
  const first = await records.titles.allTextContents();

  const pages = page.getByRole('navigation', { name: 'ページ切り替え' });
  await pages.getByRole('link', { name: '2ページ', exact: true }).click();
  await expect(page).toHaveURL(`${LIST}?page=2`);
  await expect(records.range).toContainText('21–40件');
  await records.settled();
  const second = await records.titles.allTextContents();
  expect(second).not.toEqual(first);
  await pages.getByRole('link', { name: '次のページ' }).click();
  await expect(records.range).toContainText('41–');

  await page.goBack();
  await expect(page).toHaveURL(`${LIST}?page=2`);
  await expect(records.titles).toHaveText(second);
  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await expect(records.titles).toHaveText(first);
  await page.goForward();
  await expect(records.titles).toHaveText(second);
  await page.reload();
  await expect(records.titles).toHaveText(second);
  expect(await panel.calls()).toContain('GET /:city/notifications/:page 200');
});

test('searching starts at page 1, is in the address, and clearing it shows everything again [R-STATE-10, R-SCR-08]', async ({
  open,
  page,
  records,
}) => {
  await open(`${LIST}?page=2`, ADMINISTRATOR);
  await expect(records.range).toContainText('21–40件');
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

test('an empty list says so and leads to its first record [R-SCR-08]', async ({ open, page }) => {
  await open(LIST, { ...ADMINISTRATOR, seed: 'empty' });
  const main = page.getByRole('main');
  await expect(main.getByText('まだ登録がありません。')).toBeVisible();
  await main.getByRole('link', { name: '通知を作成' }).last().click();
  await expect(formOf(page)).toBeVisible();
});

test('10,000 rows are paged to their end [R-SCR-08, R-ENT-05]', async ({ open, page, records }) => {
  await open(LIST, { ...ADMINISTRATOR, seed: 'busy' });
  await expect(records.range).toHaveText('全10,000件中 1–20件');
  const pages = page.getByRole('navigation', { name: 'ページ切り替え' });
  await pages.getByRole('link', { name: '500ページ', exact: true }).click();
  await expect(records.range).toHaveText('全10,000件中 9,981–10,000件');
  await expect(records.rows).toHaveCount(20);
  await expect(pages.getByRole('link', { name: '次のページ' })).toHaveCount(0);
  await page.goto(`${LIST}?page=501`);
  await expect(page).toHaveURL(`${LIST}?page=500`);
  await expect(records.rows).toHaveCount(20);
});

test('markup in a text is shown as text and never runs [R-SCR-08]', async ({ open, page, records }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await open(`${LIST}?search=${encodeURIComponent('<script>')}`, { ...ADMINISTRATOR, seed: 'edge' });
  const script = records.titles
    .filter({ hasText: '<script>alert("実行されてはいけません")</script>' })
    .first();
  await script.getByRole('link').click();
  await expect(page.getByRole('dialog', { name: '通知の詳細' })).toContainText('<script>');
  await page.goto(`${LIST}?search=onerror`);
  await expect(records.titles.filter({ hasText: '<img src=x onerror=alert(1)>' }).first()).toBeVisible();
  await expect(records.rows.locator('img, script, b')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test('a new notification is first on page 1, saved with its message, and the bell counts it, after a reload too [R-STATE-08, R-GEN-06, R-UI-10, R-MSG-01, R-NAV-05, R-STATE-19]', async ({
  open,
  page,
  records,
  toasts,
}) => {
  await open(`${LIST}?page=2`, { ...ADMINISTRATOR, now: NOW });
  const bell = page.locator('.bell');
  const unread = Number(await bell.textContent());
  await page.getByRole('link', { name: '通知を作成' }).click();
  await write(page, '臨時休館のお知らせ', '4月2日は休館します。\n4月3日から通常どおり開館します。');
  await send(page);
  await expect(toasts).toHaveText(['保存しました。']);
  await expect(page).toHaveURL(LIST);
  const isFirst = async () => {
    await expect(records.rows).toHaveCount(20);
    await expect(records.rows.first()).toContainText('臨時休館のお知らせ');
    await expect(records.rows.first()).toContainText('管理者全員2026/04/01 09:0');
    await expect(records.rows.first()).toContainText('未読');
    await expect(bell).toHaveText(String(unread + 1));
  };
  await isFirst();
  await page.reload();
  await isFirst();
});

test('200 and 5000 characters are taken, one more is not; the counters say how many [R-VAL-TEXT-01, R-VAL-TEXT-02, R-UI-08, R-SCR-09, A-047]', async ({
  open,
  page,
  records,
}) => {
  await open(`${LIST}?new=1`, ADMINISTRATOR);
  const form = formOf(page);
  const counters = form.locator('.counter');
  const problems = form.locator('.record-form > .field .field-error');
  await expect(counters).toHaveText(['0/200', '0/5,000']);

  await press(page);
  await expect(problems).toHaveText(['入力してください。', '入力してください。']);
  await expect(title(page)).toBeFocused();

  await write(page, `${'あ'.repeat(199)}🗾🗾`, 'い'.repeat(5001));
  await expect(counters).toHaveText(['201/200', '5,001/5,000']);
  await press(page);
  await expect(problems).toHaveText([
    '200文字以内で入力してください（現在201文字）。',
    '5,000文字以内で入力してください（現在5,001文字）。',
  ]);

  await write(page, `${'あ'.repeat(199)}🗾`, 'い'.repeat(5000));
  await expect(counters).toHaveText(['200/200', '5,000/5,000']);
  await expect(problems).toHaveText(['', '']);
  await send(page);
  await expect(form).toBeHidden();
  await expect(records.titles.first()).toHaveText(`${'あ'.repeat(199)}🗾`);
});

test('a server that fails keeps the form open with every word, and says so where it can be seen [R-HTTP-06, R-MSG-11, R-SCR-09]', async ({
  open,
  page,
  toasts,
}) => {
  await open(`${LIST}?new=1`, { ...ADMINISTRATOR, fault: 'POST /:city/notifications/ 500 x1' });
  await write(page, '再送の確認', '本文です。');
  await send(page);
  await expect(toasts).toHaveText([SERVER]);
  // in front of the dialog and not inert: the button can be pressed
  await page.locator('.toast').getByRole('button', { name: '閉じる' }).click();
  await expect(toasts).toHaveCount(0);
  await expect(title(page)).toHaveValue('再送の確認');
  await expect(description(page)).toHaveValue('本文です。');
  await send(page);
  await expect(toasts).toHaveText(['保存しました。']);
});

test('a notification is copied into a new one [R-STATE-19, R-SCR-08]', async ({ open, page, records }) => {
  await open(LIST, ADMINISTRATOR);
  await expect(records.rows).toHaveCount(20);
  const original = (await records.titles.nth(4).textContent()) ?? '';
  await records.rows
    .nth(4)
    .getByRole('link', { name: `「${original}」を複製` })
    .click();
  await expect(page.getByRole('dialog', { name: '通知を複製' })).toBeVisible();
  await expect(title(page)).toHaveValue(original);
  await expect(description(page)).not.toHaveValue('');
  await title(page).fill(`${original}（再掲）`);
  await send(page);
  await expect(records.titles.first()).toHaveText(`${original}（再掲）`);
});

test('the address of a notification opens it, also when it is on no shown page [R-STATE-19, R-SCR-08]', async ({
  open,
  page,
  records,
}) => {
  await open(`${LIST}?page=2`, ADMINISTRATOR);
  const wanted = (await records.titles.nth(3).textContent()) ?? '';
  await records.titles.nth(3).getByRole('link').click();
  await expect(page).toHaveURL(/\/akashi\/notification\?page=2&view=\d+$/);
  const id = new URL(page.url()).searchParams.get('view');
  await page.goto(`${LIST}?view=${id}`);
  const detail = page.getByRole('dialog', { name: '通知の詳細' });
  await expect(detail.locator('.details dd').first()).toHaveText(wanted);
  await expect(detail.locator('.details dt')).toHaveText([
    'タイトル',
    '本文',
    '送信者',
    '送信日時',
    '状態',
    '送信先',
  ]);
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL(LIST);

  await page.goto(`${LIST}?view=999999`);
  await expect(detail.getByText('この記録は見つかりません。')).toBeVisible();
  await expect(detail.getByText('指定されたデータが見つかりません。')).toBeVisible();
  await expect(detail.getByRole('button', { name: 'もう一度読み込む' })).toHaveCount(0);
});

test('deleting asks by name, can be cancelled, and removes the row [R-STATE-09, R-STATE-19, R-GEN-06]', async ({
  open,
  page,
  records,
  toasts,
}) => {
  await open(LIST, ADMINISTRATOR);
  await expect(records.rows).toHaveCount(20);
  const before = await records.titles.allTextContents();
  const total = Number((await records.range.textContent())?.match(/全(\d+)件/)?.[1]);
  const question = await askToDelete(page, before[0] ?? '');
  await expect(question.getByRole('button', { name: 'キャンセル' })).toBeFocused();
  await question.getByRole('button', { name: 'キャンセル' }).click();
  await expect(question).toBeHidden();
  await expect(records.titles).toHaveText(before);

  await askToDelete(page, before[0] ?? '');
  await question.getByRole('button', { name: '削除する' }).click();
  await expect(toasts).toHaveText(['削除しました。']);
  await expect(records.range).toHaveText(`全${total - 1}件中 1–20件`);
  await expect(records.titles.first()).toHaveText(before[1] ?? '');
});

test('a last page without rows gives way to the page before it [R-SCR-08, A-117]', async ({
  open,
  page,
  records,
  toasts,
}) => {
  await open(`${LIST}?page=4`, { ...ADMINISTRATOR, seed: 'edge' });
  await expect(records.range).toHaveText('全64件中 61–64件');
  for (const left of [63, 62, 61, 60]) {
    await records.rows
      .first()
      .getByRole('button', { name: /を削除$/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
    await expect(records.range).toContainText(`全${left}件中`);
  }
  await expect(page).toHaveURL(`${LIST}?page=3`);
  await expect(records.range).toHaveText('全60件中 41–60件');
  await expect(toasts).toHaveText(['削除しました。']);
});

test('a delete that fails keeps the row and says so for 5 s [R-HTTP-06, R-HTTP-16, R-MSG-11, R-STATE-09]', async ({
  open,
  page,
  panel,
  records,
  toasts,
}) => {
  await open(LIST, { ...ADMINISTRATOR, now: `${NOW};paused`, fault: 'DELETE * 500' });
  await expect(records.rows).toHaveCount(20);
  const before = await records.titles.allTextContents();
  const question = await askToDelete(page, before[0] ?? '');
  await question.getByRole('button', { name: '削除する' }).click();
  await expect(toasts).toHaveText([SERVER]);
  await expect(question).toBeHidden();
  await expect(records.titles).toHaveText(before);
  await panel.pass(4);
  await expect(toasts).toHaveText([SERVER]);
  await panel.pass(1);
  await expect(toasts).toHaveCount(0);
  await expect(records.titles).toHaveText(before);
});

test('what the server keeps stays in the list, with its reason [R-HTTP-17, R-CONST-43, A-119]', async ({
  open,
  page,
  records,
  toasts,
}) => {
  await open(LIST, { ...ADMINISTRATOR, fault: 'DELETE * 209' });
  await expect(records.rows).toHaveCount(20);
  const before = await records.titles.allTextContents();
  const question = await askToDelete(page, before[0] ?? '');
  await question.getByRole('button', { name: '削除する' }).click();
  await expect(question).toBeHidden();
  await expect(toasts).toHaveText(['この項目は使用中のため削除できません。']);
  await expect(page.locator('.toast.warning')).toHaveCount(1);
  await expect(records.titles).toHaveText(before);
});

test('every way out of unsaved input asks, and staying loses nothing [R-STATE-19]', async ({
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
      await expect(question(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(question(page)).toBeHidden();
      await expect(title(page)).toHaveValue('書きかけ');
      await expect(title(page)).toBeVisible();
      await expect(page).toHaveURL(`${LIST}?new=1`);
    });
  }

  await page.goBack();
  await question(page).getByRole('button', { name: '破棄して移動' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(formOf(page)).toBeHidden();
  await page.getByRole('link', { name: '通知を作成' }).click();
  await expect(title(page)).toHaveValue('');
});

test('unsaved input survives a reload as a draft, which can be discarded [R-STATE-19]', async ({
  open,
  page,
}) => {
  await open(`${LIST}?new=1`, ADMINISTRATOR);
  await write(page, '書きかけの題', '書きかけの本文');
  await draftStored(page, '書きかけの本文');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
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

test('a draft is offered to its writer alone, and is gone once it was sent [R-STATE-08]', async ({
  open,
  page,
  records,
}) => {
  await open(`${LIST}?new=1`, ADMINISTRATOR);
  await write(page, '管理者の下書き', '本文');
  await draftStored(page, '管理者の下書き');
  page.on('dialog', (dialog) => void dialog.accept());
  await open(`${LIST}?new=1`, { ...ADMINISTRATOR, role: 'Operator' });
  await expect(title(page)).toHaveValue('');
  await open('/kusatsu/notification?new=1', { ...ADMINISTRATOR, city: 'kusatsu' });
  await expect(title(page)).toHaveValue('');

  await open(`${LIST}?new=1`, ADMINISTRATOR);
  await expect(title(page)).toHaveValue('管理者の下書き');
  await send(page);
  await expect(records.titles.first()).toHaveText('管理者の下書き');
  await page.getByRole('link', { name: '通知を作成' }).click();
  await expect(title(page)).toHaveValue('');
});

test('two presses of the button send one notification [R-STATE-08]', async ({
  open,
  page,
  panel,
  records,
}) => {
  await open(`${LIST}?new=1`, ADMINISTRATOR);
  await write(page, '一度だけ', '本文');
  await formOf(page).getByRole('button', { name: '送信する' }).dblclick();
  await confirmSending(page);
  await expect(records.titles.first()).toHaveText('一度だけ');
  const posts = (await panel.calls()).filter((call) => call.startsWith('POST /:city/notifications/'));
  expect(posts).toHaveLength(1);
});

test('no call of the API leaves the page [R-WISH-09]', async ({ open, page, records }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(`${LIST}?new=1`, ADMINISTRATOR);
  await write(page, '外へ出ない', '本文');
  await send(page);
  await expect(records.titles.first()).toHaveText('外へ出ない');
  expect(asked.filter((url) => url.includes('/api-root'))).toEqual([]);
  expect(asked.filter((url) => !/^(http:\/\/localhost:\d+\/|data:|blob:)/.test(url))).toEqual([]);
});

const AUDIENCES: readonly {
  audience: string;
  fill: (form: Locator) => Promise<unknown>;
  call: string;
}[] = [
  {
    audience: '選択した利用者',
    async fill(form) {
      await form.getByRole('searchbox').fill('店舗オーナー');
      await form.getByRole('searchbox').press('Enter');
      await expect(form.locator('.choice-list li')).toHaveCount(1);
      await form.getByRole('checkbox').check();
    },
    call: 'POST /api/notification/create_notification_users/ 201',
  },
  {
    audience: '条件に合う利用者',
    async fill(form) {
      await form.getByLabel('年齢（から）').fill('２０');
      await form.getByLabel('性別').selectOption('女性');
    },
    call: 'POST /api/notification/create_notification_by_condition 201',
  },
  {
    audience: '広告をお気に入りにした利用者',
    fill: (form) => expect(form.locator('.choice-list li').first()).toBeVisible(),
    call: 'POST /api/notification/create_notification_for_user_favorite 201',
  },
  {
    audience: '地図の範囲内の利用者',
    fill: (form) => form.getByRole('button', { name: 'この地域の中心を使う' }).click(),
    call: 'POST /notifications/map_users/ 201',
  },
  {
    audience: 'パスの保有者',
    fill: (form) => form.getByLabel('パスの種類').selectOption('まち会員パス'),
    call: 'POST /api/notification/create_notification_by_condition 201',
  },
  {
    audience: '学校',
    fill: (form) => form.getByLabel('学校ID').fill('3'),
    call: 'POST /api/school/:schoolId/notification/ 201',
  },
];

for (const { audience, fill, call } of AUDIENCES) {
  test(`sent to: ${audience}; as many get it as were counted, and they are listed [R-SCR-10, A-114]`, async ({
    open,
    page,
    panel,
    records,
  }) => {
    await open(`${LIST}?new=1`, ADMINISTRATOR);
    await write(page, 'だれに届くか', '本文');
    await formOf(page).getByLabel('送信先の種類').selectOption(audience);
    await fill(formOf(page));
    const count = formOf(page).locator('.receiver-count');
    await expect(count).toHaveText(/^受信者：[1-9]\d*人$/);
    const many = Number((await count.textContent())?.match(/\d+/)?.[0]);
    await press(page);
    const asked = page.getByRole('alertdialog', { name: '送信しますか？' });
    await expect(asked).toContainText(`「だれに届くか」を「${audience}」に送信します。`);
    await expect(asked).toContainText(`受信者：${many}人`);
    await confirmSending(page);
    await expect(records.rows.first()).toContainText('だれに届くか');
    await expect(records.rows.first()).toContainText(`0/${many}`);
    await records.titles.first().getByRole('link').click();
    const receivers = page.getByRole('navigation', { name: '受信者のページ切り替え' });
    await expect(receivers).toContainText(`全${many}件`);
    expect(await panel.calls()).toContain(call);
  });
}

test('one from each of five lists: each is chosen, gets it, and stands among its receivers [R-SCR-10, A-114]', async ({
  open,
  page,
  panel,
  records,
}) => {
  const lists = {
    すべての利用者: 'POST /api/users/notify_users_favorite_ads/ 200',
    お気に入りの広告がある利用者: 'GET /api/users/notify_users_favorite_ads/ 200',
    広告主: 'GET /:city/api/users/get_ads_user_info 200',
    この地域だけの広告主: 'GET /:city/api/users/get_ads_user_info_by_city 200',
    '管理者・店舗管理者（全社）': 'GET /users/admin/ 200',
  };
  await open(`${LIST}?new=1`, ADMINISTRATOR);
  await write(page, '五つの一覧から', '本文');
  await formOf(page).getByLabel('送信先の種類').selectOption('選択した利用者');
  for (const list of Object.keys(lists)) {
    await formOf(page).getByLabel('候補').selectOption(list);
    // one list may begin with whom another ends
    await formOf(page).getByRole('checkbox', { checked: false }).last().check();
  }
  const chosen = formOf(page).getByRole('list', { name: '選択済み' }).getByRole('listitem');
  await expect(chosen).toHaveCount(5);
  const names = await chosen.allTextContents();
  await send(page);
  await expect(records.rows.first()).toContainText('五つの一覧から');
  await expect(records.rows.first()).toContainText('0/5');
  await records.titles.first().getByRole('link').click();
  const receivers = page
    .getByRole('list', { name: '受信者' })
    .getByRole('listitem')
    .locator('span:first-child');
  await expect(receivers).toHaveCount(5);
  expect((await receivers.allTextContents()).toSorted()).toEqual(names.toSorted());
  expect(await panel.calls()).toEqual(expect.arrayContaining(Object.values(lists)));
});

test('what is sent to one person stands in their notices and their bell, in nobody else’s [R-SCR-10, R-NAV-05]', async ({
  open,
  page,
  records,
}) => {
  await open(`${LIST}?new=1`, ADMINISTRATOR);
  await write(page, '店舗オーナーだけに', '本文');
  await formOf(page).getByLabel('送信先の種類').selectOption('選択した利用者');
  await formOf(page)
    .getByRole('checkbox', { name: /店舗オーナー/ })
    .check();
  await send(page);
  await expect(records.titles.first()).toHaveText('店舗オーナーだけに');
  await open('/akashi/notification-store', { role: 'staff_shop', city: 'akashi' });
  await expect(records.rows).toHaveCount(20);
  await expect(records.titles.first()).not.toHaveText('店舗オーナーだけに');
  const others = Number(await page.locator('.bell').textContent());
  await open('/akashi/notification-store', { role: 'owner_shop', city: 'akashi' });
  await expect(records.titles.first()).toHaveText('店舗オーナーだけに');
  await expect(page.locator('.bell')).toHaveText(String(others + 1));
});

test('nobody fits: the number says so, and there is nothing to send [R-SCR-10]', async ({
  open,
  page,
  panel,
}) => {
  await open(`${LIST}?new=1`, ADMINISTRATOR);
  await write(page, '届かない', '本文');
  await formOf(page).getByLabel('送信先の種類').selectOption('条件に合う利用者');
  await formOf(page).getByLabel('年齢（から）').fill('119');
  await expect(formOf(page).locator('.receiver-count')).toHaveText('受信者がいません。送信できません。');
  await press(page);
  const asked = page.getByRole('alertdialog', { name: '送信しますか？' });
  await expect(asked.getByRole('button', { name: 'この内容で送信' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(title(page)).toHaveValue('届かない');
  expect((await panel.calls()).filter((one) => one.includes('create_notification'))).toEqual([]);
});

test('sending again asks by name, can be withdrawn, and brings it to the top [R-SCR-08, R-GEN-06]', async ({
  open,
  page,
  records,
  toasts,
}) => {
  await open(`${LIST}?page=2`, ADMINISTRATOR);
  await expect(records.rows).toHaveCount(20);
  const name = (await records.titles.nth(2).textContent()) ?? '';
  const resend = records.rows.nth(2).getByRole('button', { name: `「${name}」を再送` });
  const asked = page.getByRole('alertdialog', { name: '再送しますか？' });
  await resend.click();
  await expect(asked).toContainText(`「${name}」を同じ送信先にもう一度送ります。`);
  await asked.getByRole('button', { name: 'キャンセル' }).click();
  await expect(asked).toBeHidden();
  await expect(records.titles.nth(2)).toHaveText(name);
  await resend.click();
  await asked.getByRole('button', { name: '再送する' }).click();
  await expect(toasts).toHaveText(['再送しました。']);
  await expect(page).toHaveURL(LIST);
  await expect(records.titles.first()).toHaveText(name);
  await expect(records.rows.first()).toContainText('未読');
});

test('the receivers of one have their page and search in the address, and whoever has not confirmed is reminded', async ({
  open,
  page,
  records,
  toasts,
}) => {
  await open(LIST, ADMINISTRATOR);
  await records.titles.first().getByRole('link').click();
  const detail = page.getByRole('dialog', { name: '通知の詳細' });
  await expect(detail.locator('.receiver-list li')).toHaveCount(20);
  await detail.getByRole('link', { name: '次のページ' }).click();
  await expect(page).toHaveURL(/\?view=\d+&within=2$/);
  const names = detail.locator('.receiver-list');
  await expect(detail.locator('.inner-pager')).toContainText('21–40件');
  // until then the page before stands there
  await expect(names).toHaveAttribute('aria-busy', 'false');
  const second = await names.textContent();
  await page.reload();
  await expect(names).toHaveText(second ?? '');
  await detail.getByRole('searchbox').fill('店舗スタッフ');
  await expect(detail.locator('.receiver-list li')).toHaveCount(1);
  await expect(names).toContainText('未読');
  await detail.getByRole('link', { name: '管理画面の確認状況' }).click();
  await expect(page).toHaveURL(/\?view=\d+&part=confirmations$/);
  await detail.getByRole('button', { name: '「店舗スタッフ」に再通知' }).click();
  await expect(toasts).toHaveText(['「店舗スタッフ」にもう一度知らせました。']);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(LIST);
});

test('a school has its own part: its notifications, its people, and what is written goes to it [R-CALL-14, A-070]', async ({
  open,
  page,
  records,
}) => {
  await open(LIST, ADMINISTRATOR);
  await page.getByRole('link', { name: '学校', exact: true }).click();
  await page.getByLabel('学校ID').fill('3');
  await page.getByRole('button', { name: '表示する' }).click();
  await expect(page).toHaveURL(`${LIST}?tab=school&school=3`);
  await expect(records.rows.first()).toContainText('学校');
  await page.getByRole('link', { name: '通知を作成' }).click();
  await write(page, '休校のお知らせ', '明日は休校です。');
  await send(page);
  await expect(records.titles.first()).toHaveText('休校のお知らせ');
  await page.getByRole('link', { name: '学校の利用者' }).click();
  await expect(page).toHaveURL(`${LIST}?tab=school&school=3&of=users`);
  await expect(records.rows.filter({ hasText: 'president' })).toHaveCount(1);
  await page.reload();
  await expect(records.rows.filter({ hasText: 'teacher' })).toHaveCount(1);
});

test('the keyboard alone chooses users and sends to them [R-SCR-10]', async ({ open, page, records }) => {
  await open(`${LIST}?new=1`, ADMINISTRATOR);
  await title(page).focus();
  await page.keyboard.type('キーボードで');
  await page.keyboard.press('Tab');
  await page.keyboard.type('本文');
  await expect(formOf(page).getByLabel('送信先の種類')).toBeVisible();
  await page.keyboard.press('Tab');
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
  const asked = page.getByRole('alertdialog', { name: '送信しますか？' });
  await expect(asked.getByRole('button', { name: 'キャンセル' })).toBeFocused();
  await expect(asked.getByRole('button', { name: 'この内容で送信' })).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(records.titles.first()).toHaveText('キーボードで');
});

const formOf = (page: Page) => page.getByRole('dialog', { name: /通知を(作成|複製)/ });
const title = (page: Page) => formOf(page).getByRole('textbox', { name: 'タイトル' });
const description = (page: Page) => formOf(page).getByRole('textbox', { name: '本文' });
const question = (page: Page) => page.getByRole('alertdialog', { name: '入力を破棄しますか？' });

async function write(page: Page, titleText: string, descriptionText: string) {
  await title(page).fill(titleText);
  await description(page).fill(descriptionText);
}

const press = (page: Page) => formOf(page).getByRole('button', { name: '送信する' }).click();

async function askToDelete(page: Page, name: string): Promise<Locator> {
  await page
    .getByRole('button', { name: `「${name}」を削除` })
    .first()
    .click();
  const asked = page.getByRole('alertdialog', { name: '削除しますか？' });
  await expect(asked).toContainText(`「${name}」を削除します。元に戻せません。`);
  return asked;
}

const draftStored = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) =>
      Object.keys(localStorage).some(
        (key) => key.startsWith('draft:') && localStorage.getItem(key)?.includes(wanted),
      ),
    text,
  );
