import { expect, test } from 'vitest';
import type { Driver } from './driver';

const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };
const TITLE = '夏まつりの出店者を募集します';

/** Confirmations that open between a click and its effect; the pointer answers each. */
export function confirmationFlows(driver: () => Driver): void {
  test('a notification is sent after the user answers its confirmation', async () => {
    const { open, fill, click, expectVisible, expectGone } = driver();
    await open('/akashi/notification?new=1', ADMINISTRATOR);
    await fill('タイトル', TITLE);
    await fill('本文', '申し込みは今週の金曜日までです。');
    await click('button', '送信する');
    await expectVisible('.dialog-box h2', '送信しますか？');
    await click('button', 'この内容で送信');
    await expectVisible('.toasts p', '人に送信しました');
    await expectGone('.dialog-box h2');
    await expectVisible('tbody .main a', TITLE);
  });

  test("the form warns about a record that another user has changed, and takes over the server's values on request", async () => {
    const { open, fill, click, expectVisible, expectGone, evaluate, valueIn } = driver();
    await open('/akashi/genre', ADMINISTRATOR);
    await click('tbody .row-actions a', '編集');
    await expectVisible('.form-footer button', '保存する');
    expect(await evaluate(changeElsewhere, 'ほかの人の名前')).toBe(200);
    await fill('ジャンル名', '自分の名前');
    await click('button', '保存する');
    await expectVisible('.dialog-box h2', 'ほかの人が変更しています');
    await click('button', '編集に戻る');
    await expectGone('.dialog-box h2', 'ほかの人が変更しています');
    await click('button', '保存する');
    await click('button', '現在の内容にする');
    expect(await valueIn('ジャンル名')).toBe('ほかの人の名前');
  });

  test('the log-out names the pages with unsaved input before it discards this input', async () => {
    const { open, goTo, fill, click, expectVisible, expectGone } = driver();
    await open('/akashi/news?new=1', ADMINISTRATOR);
    await fill('タイトル', TITLE);
    await goTo('/akashi/event');
    await expectVisible('h1', 'イベント');
    await click('.user-button');
    await click('[role=menuitem]', 'ログアウト');
    await expectVisible('.dialog-body', 'ニュース');
    await click('button', 'キャンセル');
    await expectGone('.dialog-body');
    await click('.user-button');
    await click('[role=menuitem]', 'ログアウト');
    await click('button', '入力を破棄する');
    await expectVisible('button', /^ログイン$/);
  });

  test('the user moves one product by dragging, and several products at once', async () => {
    const { open, click, expectVisible, expectGone, dragOnto } = driver();
    await open('/akashi/manage-supported-products', ADMINISTRATOR);
    const name = (await expectVisible('.product-list tbody .main a'))?.text ?? '';
    // a drag of the link itself would be the engine's own drag of a link
    await dragOnto(['.product-list tbody td.number'], ['.product-list + .product-list td.number']);
    await expectVisible('.toasts p', `「${name}」を対応商品に移しました。`);
    for (let chosen = 0; chosen < 2; chosen += 1)
      await click('.product-list tbody input[type=checkbox]:not(:checked)');
    await click('.selection-actions button', '対応にする');
    await expectVisible('.toasts p', '2件の商品を対応にしました。');
    await expectGone('.dialog-box h2');
  });
}

/**
 * Runs in the page: another user changes the genre that is open in the form. Returns the status of the
 * response.
 */
async function changeElsewhere(name: string): Promise<number> {
  const id = new URLSearchParams(location.search).get('edit');
  const token = /Admin-Token=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const response = await fetch(`/api-root/akashi/api/genres/${id}/`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${decodeURIComponent(token)}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, parent: null }),
  });
  return response.status;
}
