// In a browser: connections that break off within a response
import { goTo } from '../navigate';
import { expect, test } from './fixtures';
import { fillIn, pictureFile } from './form';
import { answerConfirmation } from './saving';
import { CONTENT_SCREENS } from './screens/content';
import { NAME_SCREENS } from './screens/named';
import { OFFER_SCREENS } from './screens/offers';
import { ACCOUNT_SCREENS, OPERATOR_SCREENS } from './screens/office';
import { cutReply, dataReply } from './server/reply';
import { writeWithCutResponses } from './write-with-cut-responses';

const SAVE_UNCONFIRMED = '保存できたか確認できませんでした。一覧でご確認ください。';
const REMOVAL_UNCONFIRMED = '削除できたか確認できませんでした。一覧でご確認ください。';

test('the console shows an error for a response that breaks off, repeats no write by itself, and keeps the form values [R-STATE-08, A-330]', async ({
  backend,
  signInTo,
  page,
  records,
  toasts,
  allowConsole,
}) => {
  allowConsole(/net::ERR_/);
  allowConsole(/Problem: network at /);
  await signInTo('明石市', 'hayashi');
  await goTo(page, '/akashi/scene');
  await expect(records.titles.first()).toHaveText('場面3');
  backend.received.length = 0;

  await test.step('the response to a JSON body breaks off', async () => {
    await page.getByRole('link', { name: 'シーンを登録' }).first().click();
    const form = page.getByRole('dialog', { name: 'シーンを登録' });
    await fillIn(form, { シーン名: '花火の夜' });
    backend.override('POST /:city/api/scenes/', (runView) => cutReply(runView()), 1);
    await form.getByRole('button', { name: '登録する' }).click();
    await expect(form.getByRole('alert')).toContainText(SAVE_UNCONFIRMED);
    await expect(form.getByRole('textbox')).toHaveValue('花火の夜');
    await expect(toasts).toHaveCount(0);
    expect(backend.calls(/^POST/)).toEqual(['POST /:city/api/scenes/ 201']);
    await page.keyboard.press('Escape');
    await answerConfirmation(page, '入力を破棄しますか？', '破棄して閉じる');
  });

  await test.step('the response to a multipart form breaks off', async () => {
    await goTo(page, '/akashi/news');
    await page.getByRole('link', { name: '「市の話題3」を編集' }).click();
    const form = page.getByRole('dialog', { name: 'ニュースを編集' });
    await form.locator('input[type=file]').setInputFiles(pictureFile('新.png'));
    await expect(form.getByRole('button', { name: '変更を取り消す' })).toBeVisible();
    backend.received.length = 0;
    backend.override('PUT /:city/api/news/:id/', (runView) => cutReply(runView()), 1);
    await form.getByRole('button', { name: '保存する' }).click();
    await expect(form.getByRole('alert')).toContainText(SAVE_UNCONFIRMED);
    await expect(form.getByRole('button', { name: '変更を取り消す' })).toBeVisible();
    expect(backend.calls(/^PUT/)).toEqual(['PUT /:city/api/news/:id/ 200']);
    await page.keyboard.press('Escape');
    await answerConfirmation(page, '入力を破棄しますか？', '破棄して閉じる');
  });

  await test.step('the response to a DELETE breaks off', async () => {
    backend.received.length = 0;
    backend.override('DELETE /:city/api/news/:id/', () => cutReply(dataReply(null)), 1);
    await page.getByRole('button', { name: '「市の話題3」を削除' }).click();
    await answerConfirmation(page, '削除しますか？', '削除する');
    await expect(toasts.first()).toHaveText(REMOVAL_UNCONFIRMED);
    await expect(records.titles.first()).toHaveText('市の話題3');
    expect(backend.calls(/^DELETE/)).toEqual(['DELETE /:city/api/news/:id/ 200']);
  });
});

for (const [group, screens, username] of [
  ['content of a city', CONTENT_SCREENS, 'hayashi'],
  ['offers of shops', OFFER_SCREENS, 'hayashi'],
  ['records with few fields', NAME_SCREENS, 'hayashi'],
  ['an account', ACCOUNT_SCREENS, 'hayashi'],
  ['records of an Operator', OPERATOR_SCREENS, 'ota'],
] as const) {
  test(`${group}: after a response that breaks off the console shows no success and sends nothing twice, and the list shows the saved change [R-STATE-08, A-330]`, async ({
    backend,
    signInTo,
    page,
    records,
    toasts,
    save,
    dropToasts,
    allowConsole,
  }) => {
    allowConsole(/net::ERR_/);
    allowConsole(/Problem: network at /);
    await signInTo('明石市', username);
    for (const screen of screens) {
      await test.step(screen.path, () =>
        writeWithCutResponses({ page, backend, records, toasts, save, dropToasts }, screen),
      );
    }
  });
}
