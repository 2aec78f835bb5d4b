import { expect, type Page } from '@playwright/test';
import { deleting, type FaultCase, reading, throughMenu } from './fault-case';

const LIST = '/akashi/notification';
const NOTICES = '/akashi/notification-store';

/** Lists of notifications and notices, the actions on one of them, and its receivers. */
export const NOTIFICATION_CASES: readonly FaultCase[] = [
  reading('a notification', `${LIST}?view=1`, 'GET /:city/api/notify-operator/:id'),
  reading(
    'the conditions for receivers',
    `${LIST}?view=3`,
    'GET /api/notification/push_notification_by_condition/:x',
  ),
  reading(
    'a notice of the company',
    `${NOTICES}?tab=company&view=2`,
    'GET /company/:company/notifications/users/:id',
  ),
  {
    name: 'the contact at the operator',
    path: '/akashi/notification-admin',
    call: 'GET /:city/api/users/get_admin_info',
    quiet: true,
    atStart: true,
    waits: listWithoutContact,
    goesOn: listWithoutContact,
    async again(page) {
      await throughMenu(page, 'ダッシュボード');
      await page.getByRole('button', { name: 'ヘルプ', exact: true }).click();
      await page.getByRole('menuitem', { name: '運営からのお知らせ' }).click();
    },
  },
  pressing({
    name: 'sending again',
    path: LIST,
    call: 'POST /api/notification/resend_notification/:id',
    button: /を再送$/,
    confirm: '再送する',
  }),
  pressing({
    name: 'reminding a receiver',
    path: `${LIST}?view=120&show=confirmations`,
    call: 'POST /api/notification/user-notify/',
    button: /に再通知$/,
  }),
  deleting('deleting', LIST, 'DELETE /:city/notifications/:id/'),
  pressing({
    name: 'reading',
    path: NOTICES,
    call: 'PUT /api/notification/list-notify/:id/',
    button: /を既読にする$/,
  }),
  pressing({
    name: 'reading all',
    path: NOTICES,
    call: 'PUT /:city/notifications/users/read_all/',
    button: 'すべて既読にする',
  }),
  pressing({
    name: 'confirming a notice',
    path: `${NOTICES}?view=18`,
    call: 'PUT /api/notification/user-notify/:id/',
    button: '確認済みにする',
  }),
];

/** A background query: its failure shows no message, and the list does not wait for it. */
async function listWithoutContact(page: Page) {
  await expect(page.locator('tbody th.main').first()).toBeVisible();
  await expect(page.locator('.notice-contact')).toHaveCount(0);
}

interface Pressed extends Pick<FaultCase, 'name' | 'path' | 'call'> {
  /** The name of the button; the first button with this name is pressed. */
  button: string | RegExp;
  /** The button of the confirmation, where the action has a confirmation. */
  confirm?: string;
}

/** One press of a button, which can be pressed again. */
function pressing({ button: name, confirm, ...faultCase }: Pressed): FaultCase {
  const button = (page: Page) => page.getByRole('button', { name }).first();
  const press = async (page: Page) => {
    // the button is disabled at first: the console marks an opened notice as read before it can be confirmed
    await expect(button(page)).not.toHaveAttribute('aria-disabled', 'true');
    await button(page).click();
    if (confirm) await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
  };
  return {
    ...faultCase,
    act: press,
    ...(confirm === undefined ? { waits: (page) => expect(button(page)).toBeDisabled() } : {}),
    async goesOn(page) {
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await expect(button(page)).toBeEnabled();
    },
    again: press,
  };
}
