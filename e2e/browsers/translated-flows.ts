import { test } from 'vitest';
import { translatePage } from '../../tests/translated-page';
import type { Driver } from './driver';

const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };
const NAME = '夕涼みの川べり';

/** Whether a browser's translation has put the heading into its own elements. */
const isTranslated = () => document.querySelector('h1 font font') !== null;
const heading = () => document.querySelector('h1')?.textContent ?? '';
const search = () => decodeURIComponent(location.search);

/** A page that the browser translates: each engine moves texts and elements with an order of its own. */
export function translatedFlows(driver: () => Driver): void {
  test('while the browser translates the page, the user searches, turns a page, opens, saves and deletes a record, and changes the language', async () => {
    const { open, goTo, expectVisible, expectGone, click, fill, key, evaluate, waitFor } = driver();
    await open('/akashi/scene', ADMINISTRATOR);
    await expectVisible('tbody .main a');
    // the function that ends the translation stays in the page
    await evaluate(translatePage as unknown as () => null);
    await waitFor(true, isTranslated);

    await click('.pager a', '2');
    await waitFor('?page=2', search);
    await expectVisible('tbody .main a');
    await click('tbody .main a');
    await expectVisible('.record-head');
    await key('Escape');
    await expectGone('.record-head');

    await goTo('/akashi/scene?new=1');
    await fill('シーン名', NAME);
    await click('button', '登録する');
    await expectVisible('.toasts p', '保存しました');
    await fill('検索', NAME);
    await waitFor(`?search=${NAME}`, search);
    await expectVisible('tbody .main a', NAME);
    await click('button', `「${NAME}」を削除`);
    await click('[role=alertdialog] button', '削除する');
    await expectGone('tbody .main a', NAME);

    await click('button', '管理者のメニュー');
    await click('[role=menuitem]', 'English');
    await waitFor('Scenes', heading);
  });
}
