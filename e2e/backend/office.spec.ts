// In a browser: the production build, and a backend that shares no code with it
import { goTo } from '../navigate';
import { expect, test } from './fixtures';
import { fillIn } from './form';
import { expectArrived, onSuccess } from './saving';
import { dataReply } from './server/reply';

test('an Operator issues an invoice and reads the purchases, and adds a timecard and a work schedule [R-SCR-29, R-SCR-30, R-CALL-22, A-246, A-265]', async ({
  backend,
  signInTo,
  page,
  records,
  allowConsole,
  save,
}) => {
  // the backend answers the write with `{ id: 9 }` alone
  allowConsole(/^contract: POST .* \(201\): times is nothing$/);
  await signInTo('明石市', 'ota');
  await test.step('the Operator issues an invoice with full-width digits in its amount', async () => {
    await goTo(page, '/akashi/invoice/list-invoice');
    await expect(records.rows).toHaveCount(3);
    await expect(records.rows.first()).toContainText('￥33,000');
    await page.getByRole('link', { name: '請求書を登録' }).first().click();
    const form = page.getByRole('dialog', { name: '請求書を登録' });
    await fillIn(form, {
      件名: '会報の印刷費',
      '金額（税込・円）': '￥１１，０００',
      支払期限: '2036-04-30',
    });
    backend.received.length = 0;
    await save(form, '登録する');
    await expect(records.titles.first()).toContainText('会報の印刷費');
    expectArrived(backend, 'POST /invoices/', {
      statuses: [201],
      body: { title: '会報の印刷費', amount: 11000, due_date: '2036-04-30' },
    });
  });

  await test.step('the page shows the purchases and their totals although the amounts arrive as texts', async () => {
    await goTo(page, '/akashi/menu/list-purchase');
    await expect(records.rows).toHaveCount(5);
    await expect(page.getByRole('main')).toContainText('￥22,500');
  });

  await test.step('the Operator adds a timecard', async () => {
    await goTo(page, '/akashi/timecard?new=1');
    const form = page.getByRole('dialog', { name: '勤務記録を登録' });
    await fillIn(form, { スタッフ: '店員4', 出勤: '2026-03-02T09:00', 退勤: '2026-03-02T17:00' });
    backend.received.length = 0;
    await save(form, '登録する');
    expectArrived(backend, 'POST /company/:company/timecards', {
      statuses: [201],
      body: { staff_id: 4, clock_in: '2026-03-02T00:00:00.000Z', clock_out: '2026-03-02T08:00:00.000Z' },
    });
  });

  await test.step('the Operator adds a work schedule', async () => {
    await goTo(page, '/akashi/timecard?tab=schedule&new=1');
    const form = page.getByRole('dialog', { name: '勤務予定を登録' });
    await fillIn(form, { スタッフ: '店員3', 時間帯1の開始: '10:00', 時間帯1の終了: '15:00' });
    await form.getByRole('checkbox', { name: '水曜日' }).check();
    backend.received.length = 0;
    backend.override('POST /company/:company/work-schedules', onSuccess(dataReply({ id: 9 }, 201)), 1);
    await save(form, '登録する');
    expectArrived(backend, 'POST /company/:company/work-schedules', {
      statuses: [201],
      body: {
        staff_id: 3,
        times: [{ start: '10:00', end: '15:00' }],
        weekdays: [{ dayOfWeek: '水曜日', short: 'Wed', value: '4' }],
      },
    });
  });
});
