// In a browser: compositions of an input method
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { Ime } from './ime';
import { LISTS, type ListCase, nameOf, RESOURCES, textFieldsOf } from './list-cases';
import { goTo } from './navigate';
import type { Panel } from './panel';
import { expectQuietPage, goToQuietPage, QUIET } from './quiet';
import { openCoordinates, sendNotification } from './send';

const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };

const NEW = '/akashi/notification?new=1';

/**
 * One list of each kind: with its own endpoint for later pages, in an open record, with figures beside it, and
 * of described records. Every list has the kit's search (tests/architecture.test.ts).
 */
const KINDS = ['notification', 'notification?view=120', 'reserve', 'genre'].map((name) => `/akashi/${name}`);
const SEARCHED = LISTS.filter(({ path }) => KINDS.includes(path));

test('the search of a list sends one query for a composed word, after its confirmation [R-STATE-10]', {
  tag: '@core',
}, async ({ open, page, panel, ime }) => {
  expect(SEARCHED).toHaveLength(KINDS.length);
  await open(QUIET, ADMINISTRATOR);
  await expectQuietPage(page);
  for (const listCase of SEARCHED) {
    const { path, search: parameter, long } = listCase;
    const join = path.includes('?') ? '&' : '?';
    // the list of an open record has its own page parameter
    const before = long ? `${path}${join}${parameter?.replace('search', 'page')}=2` : path;
    await test.step(before, async () => {
      const already = await lists(panel, listCase);
      await goTo(page, before);
      await expect(page.getByText(long ? /^全.*件中 21–/ : /^全\d/).last()).toBeVisible();
      // the search of the open record, where one is open
      const search = page.getByRole('searchbox').last();
      await search.focus();
      await ime.compose(['せ', 'せい', 'せいそう']);
      await expect(page).toHaveURL(before);
      await ime.confirm('清掃');
      await expect(page).toHaveURL(`${path}${join}${parameter}=${encodeURIComponent('清掃')}`);
      await expect(search).toHaveValue('清掃');
      // the page itself and the word: no query for せ, せい, せいそう
      await expect.poll(() => lists(panel, listCase)).toBe(already + 2 + listCase.figures);
      await goToQuietPage(page);
    });
  }
});

async function times(panel: Panel, call: string): Promise<number> {
  const calls = (await panel.calls()).filter((request) => request === call);
  await panel.close();
  return calls.length;
}

/** How many pages of a list have loaded so far. */
async function lists(panel: Panel, { list, later = list }: ListCase): Promise<number> {
  const calls = await panel.calls();
  await panel.close();
  return calls.filter((request) => request === `${nameOf(list)} 200` || request === `${nameOf(later)} 200`)
    .length;
}

test('Escape cancels a composed word and not the form; the Enter that confirms a word submits no form and loses no word [R-SCR-09]', async ({
  open,
  page,
  panel,
  ime,
}) => {
  await open(NEW, ADMINISTRATOR);
  const form = page.getByRole('dialog', { name: '通知を作成' });
  const title = form.getByRole('textbox', { name: 'タイトル' });
  await title.fill('前の言葉');
  await title.press('End');
  await ime.compose(['お', 'おん']);
  await ime.cancel();
  await expect(title).toHaveValue('前の言葉');
  await expect(form).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await title.fill('');
  await ime.compose(['お', 'おん', 'おんせん']);
  await ime.confirm('温泉');
  await expect(title).toHaveValue('温泉');
  await expect(form.locator('.counter').first()).toHaveText('2/200');
  const description = form.getByRole('textbox', { name: '本文' });
  await description.focus();
  await ime.compose(['や', 'やす', 'やすみ']);
  await ime.confirm('休み');
  await expect(description).toHaveValue('休み');
  await expect(form.locator('.composer-part > .field .field-error')).toHaveText(['', '']);
  await sendNotification(page);
  await expect(page.getByRole('main').locator('tbody th.main').first()).toHaveText('温泉');
  expect((await panel.calls()).filter((call) => /^POST .*notifications/.test(call))).toEqual([
    'POST /:city/notifications/ 201',
  ]);
});

/**
 * Forms that have every kind of field to type text in: the audience to choose, and the names of all text
 * fields. tests/architecture.test.ts lists the kinds.
 */
const FORMS: readonly (readonly [string, string | null, readonly string[]])[] = [
  [NEW, 'condition', ['age_from', 'age_to', 'area', 'title', 'description']],
  [NEW, 'mapUsers', ['radius', 'latitude', 'longitude', 'title', 'description']],
  // a field without a name is in no request
  ['/akashi/notification?tab=school', null, ['']],
  [
    '/akashi/user/index?edit=50001',
    null,
    ['username', 'email', 'name', 'lastname', 'firstname', 'birthday', 'phone', 'address', 'introduction'],
  ],
];

/** Of the described records: one with hours, a picker and a map, and one with a colour. */
const DESCRIBED = RESOURCES.filter(({ path }) => /\/(advertisement|list-package)$/.test(path));

/**
 * The fields in which a user can compose a word: browsers have no input method in password fields.
 */
const TEXTS = ['text', 'email', 'tel'].map((type) => `form input[type=${type}]`);
const FIELDS = [...TEXTS, 'form input:not([type], [role=combobox])', 'form textarea'].join();

test('the Enter that confirms a word submits nothing and loses no word, in each kind of field [R-SCR-09, R-SCR-10, R-SCR-14]', async ({
  open,
  page,
  ime,
}) => {
  await open(QUIET, ADMINISTRATOR);
  await expectQuietPage(page);
  await page.evaluate(() =>
    document.addEventListener('submit', () => document.body.setAttribute('data-sent', ''), true),
  );
  for (const [path, chosenAudience, names] of FORMS) {
    await test.step([path, chosenAudience ?? ''].join(' ').trim(), async () => {
      await goTo(page, path);
      if (chosenAudience !== null) await page.getByLabel('送信先の種類').selectOption(chosenAudience);
      if (chosenAudience === 'mapUsers') await openCoordinates(page);
      const fields = page.locator(FIELDS);
      await expect(fields).toHaveCount(names.length);
      expect(await fields.evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? ''))).toEqual(
        names,
      );
      await isComposedIn(fields, ime);
      await expect(page.locator('body')).not.toHaveAttribute('data-sent');
      await goToQuietPage(page);
    });
  }
  for (const listCase of DESCRIBED) {
    await test.step(listCase.path, async () => {
      await goTo(page, `${listCase.path}?new=1`);
      const named = page.locator('form [name]');
      await expect(named.first()).toBeVisible();
      // the form also has fields for pictures, numbers and picked records
      expect(await named.evaluateAll((all) => all.map((one) => one.getAttribute('name')))).toEqual(
        expect.arrayContaining(textFieldsOf(listCase)),
      );
      await isComposedIn(page.locator(FIELDS), ime);
      await expect(page.locator('body')).not.toHaveAttribute('data-sent');
      await goToQuietPage(page);
    });
  }
});

async function isComposedIn(fields: Locator, ime: Ime) {
  for (const field of await fields.all()) {
    await field.fill('');
    await field.focus();
    await ime.compose(['あ', 'あか', 'あかし']);
    await ime.confirm('明石');
    await expect(field).toHaveValue('明石');
  }
  for (const field of await fields.all()) await expect(field).toHaveValue('明石');
}

test('the user composes the name of a saved view without saving it early', async ({
  open,
  page,
  ime,
  toasts,
}) => {
  await open('/akashi/post/list-post?search=%E7%A5%AD', ADMINISTRATOR);
  await page.getByRole('button', { name: '保存した検索条件' }).click();
  const name = page.getByRole('dialog').getByRole('textbox');
  await name.focus();
  await ime.compose(['ま', 'まつ', 'まつり']);
  await ime.confirm('祭り');
  await expect(name).toHaveValue('祭り');
  await expect(toasts).toHaveCount(0);
  await page.getByRole('button', { name: '今の検索条件を保存' }).click();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveText(['祭り']);
});

/**
 * One search of each kind with its call: by the backend, through a loaded list (no further query), and for
 * ads. tests/views/audience.test.tsx has the other lists.
 */
const CHOICES = [
  ['users', 'everyone', 'POST /api/users/notify_users_favorite_ads/ 200', 1],
  ['users', 'likers', 'GET /api/users/notify_users_favorite_ads/ 200', 0],
  ['favouriteAds', 'storeAds', 'GET /api/operator-advertisement/ 200', 1],
] as const;

test('a list of receivers or ads searches for a composed word after its confirmation [R-SCR-10]', async ({
  open,
  page,
  panel,
  ime,
}) => {
  await open(NEW, ADMINISTRATOR);
  const form = page.getByRole('dialog', { name: '通知を作成' });
  const search = form.getByRole('searchbox');
  for (const [audience, source, call, more] of CHOICES) {
    await test.step(`the user searches ${source} for ${audience}`, async () => {
      await form.getByLabel('送信先の種類').selectOption(audience);
      await form.getByLabel('候補').selectOption(source);
      await expect(form.getByRole('checkbox').first()).toBeVisible();
      await expect(form.locator('.receiver-count .spinner')).toHaveCount(0);
      const before = await times(panel, call);
      await search.focus();
      await ime.compose(['む', 'むじ', 'むじるし']);
      await expect(form.getByRole('checkbox').first()).toBeVisible();
      await ime.confirm('無印');
      await expect(form.getByText('見つかりません。')).toBeVisible();
      await expect(search).toHaveValue('無印');
      expect(await times(panel, call)).toBe(before + more);
      await search.fill('');
      await expect(form.getByRole('checkbox').first()).toBeVisible();
    });
  }
});

test('the Enter that confirms a word does not sign in [R-SCR-01, R-SCR-02]', async ({ open, page, ime }) => {
  await open('/login?type=store', { role: 'none' });
  for (const label of ['店舗コード', 'ユーザー名']) {
    await page.getByLabel(label).focus();
    await ime.compose(['か', 'かん', 'かんり']);
    await ime.confirm('管理');
    await expect(page.getByLabel(label)).toHaveValue('管理');
    await problemsAre(page, ['', '', '']);
  }
  await page.getByLabel('ユーザー名').press('Enter');
  await problemsAre(page, ['', '', 'Password is requiredパスワードを入力してください。']);
});

const problemsAre = (page: Page, texts: string[]) => expect(page.locator('.field-error')).toHaveText(texts);
