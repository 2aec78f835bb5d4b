// In a browser: the production build, and answers without a body

import { goTo } from '../navigate';
import { sendNotification } from '../send';
import { expect, test } from './fixtures';
import { onSuccess } from './saving';
import { emptyReply } from './server/reply';

const LIST = '/akashi/notification';
const MESSAGE = { title: '臨時休館', description: '4月2日は休館です。' };

interface Audience {
  audience: string;
  values?: Readonly<Record<string, string>>;
  /** The first candidate of the list is selected. */
  selectsFirst?: true;
  call: string;
  query: Readonly<Record<string, string>>;
  body: object;
}

const AUDIENCES: readonly Audience[] = [
  {
    audience: 'users',
    selectsFirst: true,
    call: 'POST /api/notification/create_notification_users/',
    query: { city: 'akashi' },
    body: { ...MESSAGE, user_ids: [24] },
  },
  {
    audience: 'condition',
    values: { age_from: '20', gender: 'female' },
    call: 'POST /api/notification/create_notification_by_condition',
    query: { city: 'akashi', age_from: '20', gender: 'female' },
    body: MESSAGE,
  },
  {
    audience: 'passHolders',
    values: { pass_type: '2' },
    call: 'POST /api/notification/create_notification_by_condition',
    query: { city: 'akashi', pass_type: '2' },
    body: MESSAGE,
  },
  {
    audience: 'favouriteAds',
    selectsFirst: true,
    call: 'POST /api/notification/create_notification_for_user_favorite',
    query: { city: 'akashi' },
    body: { ...MESSAGE, ad_ids: [2] },
  },
  {
    audience: 'mapUsers',
    values: { latitude: '34.64', longitude: '134.99', radius: '100' },
    call: 'POST /notifications/map_users/',
    query: { city: 'akashi' },
    body: { ...MESSAGE, latitude: 34.64, longitude: 134.99, radius: 100000 },
  },
];

test('a notification arrives once with its audience although the response has no body; the user reads who received it, and reads and confirms a notice [R-GEN-06, R-STATE-11, R-CALL-14, R-CALL-16, A-114, A-191]', async ({
  backend,
  signInTo,
  page,
  records,
  toasts,
  dropToasts,
}) => {
  await signInTo('明石市', 'hayashi');
  const form = page.getByRole('dialog', { name: '通知を作成' });
  for (const { audience, values = {}, selectsFirst, call, query, body } of AUDIENCES) {
    await test.step(audience, async () => {
      await goTo(page, LIST);
      await page.getByRole('link', { name: '通知を作成' }).click();
      await form.locator('[name=title]').fill(MESSAGE.title);
      await form.locator('[name=description]').fill(MESSAGE.description);
      await form.getByLabel('送信先の種類').selectOption(audience);
      for (const [name, value] of Object.entries(values)) {
        const field = form.locator(`[name=${name}]`);
        if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
        else await field.fill(value);
      }
      if (selectsFirst) await form.getByRole('checkbox').first().check();
      backend.received.length = 0;
      backend.override(call, onSuccess(emptyReply()), 1);
      await sendNotification(page);
      await expect(toasts).toHaveText([/送信しました。$/]);
      await expect(form).toBeHidden();
      const sent = backend.received.filter(({ name }) => name === call);
      expect(
        sent.map((request) => [request.status, Object.fromEntries(request.query), request.json]),
      ).toEqual([[204, query, body]]);
      await dropToasts();
    });
  }

  await test.step('the panel of a notification lists its receivers and its confirmations', async () => {
    await goTo(page, `${LIST}?view=47`);
    const detail = page.getByRole('dialog', { name: '通知の詳細' });
    await expect(detail.getByRole('heading', { level: 3 })).toHaveText('第47回 朝市のご案内');
    await expect(detail.getByRole('listitem').filter({ hasText: '利用者24' })).toBeVisible();
    await goTo(page, `${LIST}?view=47&show=confirmations`);
    await expect(detail.getByRole('listitem').filter({ hasText: '利用者6' })).toBeVisible();
  });

  await test.step('the user reads and confirms notices of the console and reads notices of the company', async () => {
    await goTo(page, '/akashi/notification-store');
    await expect(records.rows).toHaveCount(20);
    const storedNotification = backend.tables.notifications.find(({ id }) => id === 47);
    Object.assign(storedNotification ?? {}, { confirmed: false, user_notify: 6 });
    backend.received.length = 0;
    backend.override('PUT /api/notification/list-notify/:id/', onSuccess(emptyReply()), 1);
    await goTo(page, '/akashi/notification-store?view=47');
    const notice = page.getByRole('dialog', { name: 'お知らせの詳細' });
    const confirm = notice.getByRole('button', { name: '確認済みにする' });
    await expect(confirm).toBeEnabled();
    backend.override('PUT /api/notification/user-notify/:id/', onSuccess(emptyReply()), 1);
    await confirm.click();
    await expect(toasts).toHaveText(['確認済みにしました。']);
    expect(
      backend.received
        .filter(({ method }) => method === 'PUT')
        .map(({ path, status, json }) => [path, status, json]),
    ).toEqual([
      ['/api/notification/list-notify/47/', 204, { read: true }],
      ['/api/notification/user-notify/6/', 204, { confirmed: true }],
    ]);
    expect(backend.tables.userNotify[0]?.confirmed).toBe(true);
    await dropToasts();
    await goTo(page, '/akashi/notification-store?tab=company');
    await expect(records.rows).toHaveCount(20);
    await goTo(page, '/akashi/notification-store?tab=company&view=46');
    await expect(notice).toContainText('46回目の朝市を開きます。');
    expect(backend.calls(/^GET \/company.*:id/)).toEqual([
      'GET /company/:company/notifications/users/:id 200',
    ]);
    await goTo(page, '/akashi/notification-admin');
    await expect(records.rows).toHaveCount(20);
  });
});
