// In a browser: engines other than Chromium
import { expect, test } from 'vitest';
import type { Driver } from './driver';
import { measureSheet, shownDetails } from './in-page';

const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };
const SPRING = { ...ADMINISTRATOR, now: '2026-04-01T09:00:00+09:00' };
const TITLE = 'はしご酒の一杯目';

/** The actions on records that every list shares. */
export function recordFlows(driver: () => Driver): void {
  test('the user signs in with name and password [R-SCR-01]', async () => {
    const { open, fill, click, expectVisible } = driver();
    await open('/login', { role: 'none' });
    await fill('ユーザー名', 'administrator');
    await fill('パスワード', 'machi2026');
    await click('button', /^ログイン$/);
    await expectVisible('h1', '地域選択');
  });

  test('the user searches a list and opens a record of it', async () => {
    const { open, expectVisible, fill, waitFor, click, expectGone, key } = driver();
    await open('/akashi/coupon', ADMINISTRATOR);
    const name = (await expectVisible('tbody .main a'))?.text ?? '';
    await fill('検索', name);
    await waitFor(`?search=${encodeURIComponent(name)}`, () => location.search.replaceAll('+', '%20'));
    await click('tbody .main a', name);
    await expectVisible('.record-head', name);
    await key('Escape');
    await expectGone('.dialog-box h2');
  });

  test('a coupon is created with texts, a picked record and times, read after a reload, and deleted after a confirmation', async () => {
    const { open, fill, setValue, type, key, click, expectVisible, expectGone, waitFor } = driver();
    await open('/akashi/coupon?new=1', SPRING);
    await fill('タイトル', TITLE);
    await fill('内容', '一杯目を半額にします。');
    await click('input[role=combobox]');
    await type('パピオス');
    await waitFor('カルチャースクール パピオスあかし井上商店', firstOption);
    await key('ArrowDown');
    await key('Enter');
    await fill('提示条件', '入店のときに見せる');
    await fill('利用条件', 'ひとり一回');
    await setValue('開始日時', '2026-04-02T10:00');
    await setValue('終了日時', '2026-04-30T18:00');
    await click('button', '登録する');
    await expectVisible('.toasts p', '保存しました');
    await expectGone('.dialog-box h2');

    await open('/akashi/coupon', SPRING);
    await click('tbody .main a', TITLE);
    await waitFor(
      [
        ['対象の広告', 'カルチャースクール パピオスあかし'],
        ['内容', '一杯目を半額にします。'],
        ['開始日時', '04/02(木) 10:00'],
        ['終了日時', '04/30(木) 18:00'],
        ['提示条件', '入店のときに見せる'],
        ['利用条件', 'ひとり一回'],
      ],
      shownDetails,
    );
    await key('Escape');
    await expectGone('.dialog-box h2');
    await click('button', `「${TITLE}」を削除`);
    const confirmation = await expectVisible('.dialog-body', TITLE);
    expect(confirmation?.text).toContain('元に戻せません');
    await click('button', '削除する');
    await expectGone('.dialog-body', TITLE);
    await expectGone('tbody .main a', TITLE);
  });

  test('the form discards typed input only after a confirmation', async () => {
    const { open, fill, click, expectVisible, expectGone, valueIn } = driver();
    await open('/akashi/news?new=1', ADMINISTRATOR);
    await fill('タイトル', TITLE);
    await click('.dialog-box > header button', '閉じる');
    await click('button', '編集を続ける');
    expect(await valueIn('タイトル')).toBe(TITLE);
    await click('.dialog-box > header button', '閉じる');
    await expectVisible('.dialog-box h2', '入力を破棄しますか？');
    await click('button', '破棄して閉じる');
    await expectGone('.dialog-box h2');
  });

  test('on a phone a sheet holds the actions of a row, and its record fills the screen', async () => {
    const { open, resize, click, expectVisible, expectGone, evaluate } = driver();
    await resize(390, 844);
    await open('/akashi/coupon', ADMINISTRATOR);
    await click('tbody .sheet-button');
    await expectVisible('.sheet button', '削除');
    expect(await evaluate(measureSheet)).toEqual({ lines: 3, spare: 0, sideways: 0 });
    await click('.sheet button', '削除');
    await expectVisible('.dialog-box h2', '削除しますか？');
    await click('button', 'キャンセル');
    await expectGone('.dialog-box h2');
    await click('tbody .main a');
    await expectVisible('.record-head');
    await click('.dialog-box > header button', '閉じる');
    await expectGone('.dialog-box h2');
  });
}

/**
 * Runs in the page: the first option. Until the server has answered the search, the options are those of no
 * search.
 */
const firstOption = () => document.querySelector('[role=option]')?.textContent ?? '';
