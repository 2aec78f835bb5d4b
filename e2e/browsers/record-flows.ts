import { expect, test } from 'vitest';
import type { Hand } from './hand';

const OFFICE = { role: 'Administrator', city: 'akashi' };

export function recordFlows(hand: () => Hand): void {
  test('somebody signs in by hand [R-SCR-01]', async () => {
    const { open, fill, click, see } = hand();
    await open('/login', { role: 'none' });
    await fill('ユーザー名', 'administrator');
    await fill('パスワード', 'machi2026');
    await click('button', /^ログイン$/);
    await see('h1', '地域選択');
  });

  test('a record is deleted through its question, by a pointer', async () => {
    const { open, see, click, gone } = hand();
    await open('/akashi/coupon', OFFICE);
    const name = (await see('tbody td.main a'))?.text ?? '';
    await click('button', `「${name}」を削除`);
    const question = await see('dialog .dialog-body', name);
    expect(question?.text).toContain('元に戻せません');
    await click('button', '削除する');
    await gone('dialog .dialog-body', name);
    await see('.toasts p', '削除しました');
  });
}
