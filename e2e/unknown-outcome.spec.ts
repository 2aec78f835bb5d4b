// In a browser: Back during a question, and the first script's page without a server
import { expect, test } from './fixtures';

const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };

test('a record that may have been saved is sent again only after a question, which Back and a leaving that is withdrawn keep [R-STATE-19, A-330]', async ({
  open,
  page,
  panel,
  records,
  toasts,
  allowConsole,
}) => {
  // the list logs its failure (R-UI-17)
  allowConsole(/^Problem: server at GET \/:city\/api\/scenes\//);
  const scenes = '/:city/api/scenes/';
  const saveButton = page.getByRole('button', { name: '登録する', exact: true });
  const question = page.getByRole('alertdialog', { name: 'もう一度送信しますか？' });
  const leaving = page.getByRole('alertdialog', { name: '入力を破棄しますか？' });
  const name = page.getByRole('textbox', { name: /^シーン名/ });
  const stay = () => leaving.getByRole('button', { name: '編集を続ける' }).click();
  await open('/akashi/scene', ADMINISTRATOR);
  await expect(records.titles.first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'シーンを登録' }).click();
  await name.fill('夕涼み');

  await test.step('neither the save nor the list is answered', async () => {
    await panel.setFaults(`POST ${scenes} 500`, `GET ${scenes} 500`);
    await saveButton.click();
    await expect(page.getByRole('dialog')).toContainText('保存できたか確認できませんでした。');
  });

  await test.step('the user withdraws the repeat, and a leaving twice', async () => {
    await saveButton.click();
    await question.getByRole('button', { name: 'キャンセル' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'キャンセル' }).click();
    await stay();
    await saveButton.click();
    await expect(question).toBeVisible();
    await page.goBack();
    await stay();
    await expect(name).toHaveValue('夕涼み');
  });

  await test.step('the repeat is confirmed, and saves', async () => {
    await panel.setFaults();
    await saveButton.click();
    await question.getByRole('button', { name: 'もう一度送信' }).click();
    await expect(toasts.last()).toHaveText('保存しました。');
    await expect(records.titles.first()).toHaveText('夕涼み');
  });
});

test('without a server the session stays, tries again by itself and at a press, and ends when the server turns the user away [R-SESSION-04, A-332]', async ({
  open,
  page,
  panel,
}) => {
  const profile = 'GET /users/profile';
  const unreachable = page.getByRole('heading', { name: 'サーバーに接続できません' });
  const retry = page.getByRole('button', { name: '再試行' });
  const tried = async () => (await panel.calls()).filter((call) => call.startsWith(profile)).length;
  await open('/akashi/scene', {
    ...ADMINISTRATOR,
    now: '2026-04-01T09:00:00+09:00;paused',
    fault: `${profile} 503`,
  });
  await expect(unreachable).toBeVisible();
  await retry.click();
  await expect.poll(tried).toBe(2);
  await panel.pass(10);
  await expect.poll(tried).toBe(3);
  await expect(unreachable).toBeVisible();

  await test.step('a renewed token is a sign of the server', async () => {
    await panel.pass(50);
    await expect
      .poll(async () => (await panel.calls()).some((call) => call.includes('refresh-token')))
      .toBe(true);
    await expect.poll(tried).toBeGreaterThan(3);
  });

  await panel.setFaults();
  await panel.close();
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'シーン' })).toBeVisible();

  await open('/akashi/scene', { ...ADMINISTRATOR, fault: [`${profile} 503 x1`, `${profile} 404`] });
  await retry.click();
  await expect(page).toHaveURL(/\/login/);
});
