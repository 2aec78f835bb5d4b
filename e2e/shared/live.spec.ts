// In two browsers: what one of them does reaches the other through Firebase's SDK, to which the server is an emulator
import type { Page } from '@playwright/test';
import { goTo } from '../navigate';
import { expect, test } from './fixtures';

const ROOM = '/akashi/chat?room=akashi-office';

test('a chat message and a push reach another browser without a reload: the log, the badge of the menu, the bell [R-FB-11, R-STATE-16, A-096, A-097]', {
  tag: '@core',
}, async ({ signIn }) => {
  const office = await signIn('administrator');
  const colleague = await signIn('operator');

  await test.step('the badge of the menu counts the message, and the log of the room shows it', async () => {
    const badge = chatOf(colleague).locator('.badge');
    await expect(badge).toBeVisible();
    const before = Number(await badge.textContent());
    await goTo(office, ROOM);
    await expect(textsOf(office)).toHaveCount(20);
    await writeMessage(office, '机からの一言');
    await expect(badge).toHaveText(String(before + 1));
    await goTo(colleague, ROOM);
    await expect(textsOf(colleague).last()).toHaveText('机からの一言');
    await expect(badge).toHaveText(String(before));
  });

  await test.step('the answer appears in the open room', async () => {
    await writeMessage(colleague, '同僚の返事');
    await expect(textsOf(office).last()).toHaveText('同僚の返事');
  });

  await test.step('the bell counts a push as soon as it is sent', async () => {
    const bell = office.getByRole('banner').getByRole('link', { name: /^未読のお知らせ/ });
    const count = Number(await bell.locator('.badge').textContent());
    await goTo(colleague, '/akashi/notification?new=1');
    await colleague.locator('[name=title]').fill('すぐに届くお知らせ');
    await colleague.locator('[name=description]').fill('本文');
    await colleague.getByRole('button', { name: '送信する' }).click();
    await colleague.getByRole('button', { name: 'この内容で送信' }).click();
    await expect(bell.locator('.badge')).toHaveText(String(count + 1));
  });
});

const chatOf = (page: Page) =>
  page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: /^チャット/ });

/** The texts of the messages in the open room. */
const textsOf = (page: Page) => page.locator('.chat-scroll [data-id] > p');

async function writeMessage(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'メッセージ' }).fill(text);
  await page.keyboard.press('Control+Enter');
}
