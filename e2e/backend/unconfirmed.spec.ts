// In a browser: the production build and a write that happened, whose answer proves nothing
import { expect, test } from './fixtures';
import { cutReply, dataReply, errorPage, type Reply } from './server/reply';

const CREATE = 'POST /:city/api/scenes/';
const SAVE_UNCONFIRMED = '保存できたか確認できませんでした。一覧でご確認ください。';

const ANSWERS: readonly [string, Reply][] = [
  ['a gateway that gives up', errorPage(502, 'Bad Gateway')],
  ['a page of a portal', { ...errorPage(200, 'Wi-Fi'), status: 200 }],
  ['a 301 to the list', { status: 301, headers: { location: '/akashi/api/scenes/?offset=0&limit=20' } }],
  ['a 201 whose body breaks off', cutReply(dataReply({ id: 777, name: '夕涼み' }, 201))],
];

for (const [index, [answer, reply]] of ANSWERS.entries()) {
  const scene = `夕涼み${index}`;
  test(`after ${answer} the form says that nobody knows, the list behind it shows the record, and the confirmed repeat has the same key and makes no second record [A-330, R-WISH-08, R-STATE-19]`, {
    tag: '@server',
  }, async ({ anyBackend, accounts, signInTo, page, records, toasts, allowConsole, allowStatuses }) => {
    allowStatuses(502);
    allowConsole(/^contract: POST \/:city\/api\/scenes\/|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONTENT_LENGTH/);
    await signInTo('明石市', accounts.administrator);
    await page.goto('/akashi/scene?new=1');
    anyBackend.overrideSuccess(CREATE, reply, 1);
    const form = page.getByRole('dialog', { name: 'シーンを登録' });
    const saveButton = form.getByRole('button', { name: '登録する' });
    await form.getByRole('textbox', { name: /^シーン名/ }).fill(scene);
    await saveButton.click();
    await expect(form.getByRole('alert')).toContainText(SAVE_UNCONFIRMED);
    await expect(toasts).toHaveCount(0);
    await expect(records.titles.first()).toHaveText(scene);
    await expect(form.getByRole('textbox', { name: /^シーン名/ })).toHaveValue(scene);

    await saveButton.click();
    await page
      .getByRole('alertdialog', { name: 'もう一度送信しますか？' })
      .getByRole('button', { name: 'もう一度送信' })
      .click();
    await expect(toasts).toHaveText(['保存しました。']);
    await expect(form).toBeHidden();
    await expect(records.titles.filter({ hasText: scene })).toHaveCount(1);
    const keys = anyBackend.received
      .filter(({ name }) => name === CREATE)
      .map((request) => request.idempotencyKey);
    expect([keys.length, new Set(keys).size, keys.includes(null)]).toEqual([2, 1, false]);
  });
}
