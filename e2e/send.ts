import type { Page } from '@playwright/test';

/** Sends the notification of the open form and confirms its audience. */
export async function sendNotification(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: /通知を(作成|複製)/ })
    .getByRole('button', { name: '送信する' })
    .click();
  await confirmSending(page);
}

export const confirmSending = (page: Page): Promise<void> =>
  page
    .getByRole('alertdialog', { name: '送信しますか？' })
    .getByRole('button', { name: 'この内容で送信' })
    .click();

/** Unfolds the coordinates below the map of the form. */
export const openCoordinates = (page: Page): Promise<void> => page.locator('.coordinates > summary').click();
