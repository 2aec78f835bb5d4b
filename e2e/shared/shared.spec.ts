// In three browsers: one set of data on the server of npm run backend
import type { Page } from '@playwright/test';
import { goTo } from '../navigate';
import { expect, test } from './fixtures';

const titleOf = (page: Page) => page.getByRole('dialog').locator('[name=title]');
const save = (page: Page) => page.getByRole('button', { name: '保存する' }).click();
const rowsOf = (page: Page) => page.locator('table[aria-busy="false"] tbody tr');

test('two users and a phone work on one set of data: a reservation, a coupon that both edit, and a push [R-STATE-19, A-203]', {
  tag: '@core',
}, async ({ signIn }) => {
  const office = await signIn('administrator');
  const colleague = await signIn('operator');
  const phone = await signIn('owner_shop', { width: 390, height: 844 });

  await test.step('a reservation that the phone accepts is accepted for the office', async () => {
    await goTo(phone, '/akashi/reserve?state=waiting');
    const accept = phone.getByRole('button', { name: /を受け付ける$/ }).first();
    const name = (await accept.getAttribute('aria-label')) ?? '';
    await accept.click();
    // the decision is held for some seconds, which an undo takes back
    await expect(rowsOf(phone).filter({ hasText: '確定（取り消せます）' })).toHaveCount(1);
    await expect(rowsOf(phone).filter({ hasText: '確定（取り消せます）' })).toHaveCount(0);
    await goTo(office, '/akashi/reserve?state=accepted');
    const [, guest = '', time = ''] = /^「(.+?)／.* (\d\d:\d\d)」/.exec(name) ?? [];
    await expect(rowsOf(office).filter({ hasText: guest }).filter({ hasText: time })).toHaveCount(1);
  });

  await test.step('of two who edit a coupon the second sees both versions', async () => {
    for (const page of [office, colleague]) {
      await goTo(page, '/akashi/coupon');
      await page
        .getByRole('link', { name: /を編集$/ })
        .first()
        .click();
    }
    await titleOf(office).fill('机からの題名');
    await titleOf(colleague).fill('同僚の題名');
    await save(office);
    await expect(office.locator('.toasts')).toContainText('保存しました。');
    await save(colleague);
    const conflict = colleague.getByRole('alertdialog', { name: 'ほかの人が変更しています' });
    await expect(conflict).toContainText('机からの題名');
    await conflict.getByRole('button', { name: '現在の内容にする', exact: true }).click();
    await expect(titleOf(colleague)).toHaveValue('机からの題名');
  });

  await test.step('a push that the colleague sends is the newest of the office', async () => {
    await goTo(colleague, '/akashi/notification?new=1');
    await colleague.locator('[name=title]').fill('共有デモからのお知らせ');
    await colleague.locator('[name=description]').fill('本文');
    await colleague.getByRole('button', { name: '送信する' }).click();
    await colleague.getByRole('button', { name: 'この内容で送信' }).click();
    await expect(colleague.locator('.toasts p')).toHaveText(/^\d+人に送信しました。$/);
    await goTo(office, '/akashi/notification');
    await expect(rowsOf(office).first()).toContainText('共有デモからのお知らせ');
  });
});
