// In a browser: layout and sticky heads of tables, sheets on a phone, a saved file
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { expect, test } from './fixtures';
import { measureRows } from './list-layout';
import { goTo } from './navigate';
import { expectQuietPage, goToQuietPage, QUIET } from './quiet';

const NOTIFICATIONS = '/akashi/notification';
const POSTS = '/akashi/post/list-post';
const REPORTS = '/akashi/post/list-report';
const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };
const BUSY = { ...ADMINISTRATOR, seed: 'busy' };

interface Post {
  content: string;
  author: string;
  created_at: string;
}

/** Runs in the page: all posts of the fake backend, by the console's own call. */
const heldPosts = (page: Page) =>
  page.evaluate(async () => {
    const token = /Admin-Token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const posts: Post[] = [];
    for (let offset = 0; ; offset += 1_000) {
      const answer = await fetch(`/api-root/api/matching/?limit=1000&offset=${offset}`, {
        headers: { authorization: `Bearer ${decodeURIComponent(token)}` },
      });
      const { content } = ((await answer.json()) as { data: { content: Post[] } }).data;
      if (content.length === 0) return posts;
      posts.push(...content);
    }
  });

async function exported(page: Page, encoding: RegExp): Promise<Download> {
  await page.getByRole('button', { name: 'CSV出力' }).click();
  await page.getByRole('radio', { name: encoding }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '出力する' }).click();
  return download;
}

const inJapan = (time: string) =>
  new Date(Date.parse(time) + 9 * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .replaceAll('-', '/')
    .replace('T', ' ');

test('the export writes ten thousand rows in either encoding, equal to the rows of the backend', async ({
  open,
  page,
  records,
}) => {
  await open(POSTS, BUSY);
  await expect(records.rows).toHaveCount(20);
  const posts = await heldPosts(page);
  expect(posts.length).toBeGreaterThan(9_000);
  for (const [name, encoding] of [
    [/^UTF-8/, 'utf-8'],
    [/^Shift_JIS/, 'shift_jis'],
  ] as const) {
    const file = await exported(page, name);
    expect(file.suggestedFilename()).toMatch(/^募集一覧_明石市_\d{8}-\d{4}\.csv$/);
    const bytes = await readFile(await file.path());
    expect([...bytes.subarray(0, 3)].join() === '239,187,191').toBe(encoding === 'utf-8');
    const rows = parse<Record<string, string>>(new TextDecoder(encoding, { fatal: true }).decode(bytes), {
      columns: true,
    });
    expect(rows.map((row) => [row.募集内容, row.投稿者, row.投稿日時])).toEqual(
      posts.map(({ content, author, created_at: at }) => [content, author, inJapan(at)]),
    );
    await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).click();
  }
});

test('the user reaches the last page of ten thousand rows, sorts and searches them, and the address restores each view', async ({
  open,
  page,
  records,
}) => {
  await open(POSTS, BUSY);
  await page.getByRole('link', { name: '500ページ' }).click();
  await expect(page.locator('.pager p')).toHaveText(/9,981–10,000件$/);
  await page.getByRole('columnheader', { name: '投稿日時' }).getByRole('link').click();
  await expect(page).toHaveURL(`${POSTS}?order=created_at`);
  await expect(page.getByRole('columnheader', { name: '投稿日時' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.getByRole('searchbox').fill('カメラ');
  await expect(page).toHaveURL(/search=/);
  await expect(records.rows.first()).toContainText('カメラ');
  const first = await records.rows.first().textContent();
  await page.reload();
  await expect(records.rows.first()).toHaveText(first ?? '');
  await expect(page.getByRole('columnheader', { name: '投稿日時' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('the keyboard reaches the three tools of a list; each returns the focus and violates no accessibility rule', async ({
  open,
  page,
  axe,
}) => {
  await open(POSTS, ADMINISTRATOR);
  for (const name of ['列の表示', '保存した検索条件', 'CSV出力']) {
    const button = page.getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('the name field of a saved view is as wide as its panel allows', async ({ open, page }) => {
  await open(POSTS, ADMINISTRATOR);
  await page.getByRole('button', { name: '保存した検索条件' }).click();
  const name = page.getByRole('dialog').getByRole('textbox');
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(300);
  }
});

const AMOUNTS = [
  '/akashi/menu/list-purchase',
  '/akashi/invoice/list-invoice',
  '/akashi/manage-supported-products',
  '/akashi/pass/list-package',
];

test('every list shows an amount of ten digits whole and on one line [R-UI-01]', async ({ open, page }) => {
  await open(QUIET, { role: 'Operator', city: 'akashi', seed: 'edge' });
  await expectQuietPage(page);
  for (const path of AMOUNTS) {
    await goTo(page, path);
    const amounts = page.locator('td.width-amount');
    await expect(amounts.filter({ hasText: '￥9,999,999,999' }).first()).toBeVisible();
    for (const width of [1440, 1280, 1024, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(amounts.first()).toBeVisible();
      await expect.poll(() => amounts.evaluateAll(unwhole), `${path} at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 844 });
    await goToQuietPage(page);
  }
});

/** The amounts that are cut off or wrap. */
const unwhole = (cells: Element[]) =>
  cells
    .filter((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return cell.scrollWidth > cell.clientWidth || text.getClientRects().length > 1;
    })
    .map(({ textContent }) => textContent);

test('a list shows states, column headers and weekdays whole in the longest languages [R-UI-01]', async ({
  open,
  page,
  records,
}) => {
  const cut = () =>
    page
      .locator('main :is(th, td, .tag)')
      .evaluateAll((cells) =>
        cells
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
  const owner = { role: 'owner_shop', city: 'akashi' };
  let before = '';
  for (const { path, width, ...scenario } of [
    { ...owner, path: '/akashi/reserve', lang: 'es', seed: 'edge', width: 390 },
    { ...owner, path: '/akashi/timecard?tab=schedule', lang: 'en', width: 1440 },
    { ...owner, path: '/akashi/flyer', lang: 'en', width: 1440 },
  ]) {
    await page.setViewportSize({ width, height: 844 });
    if (scenario.lang === before) {
      await goToQuietPage(page);
      await goTo(page, path);
    } else {
      await open(path, scenario);
    }
    before = scenario.lang;
    await expect(records.rows.first()).toBeVisible();
    await records.settled();
    expect(await cut(), path).toEqual([]);
  }
});

test('on a phone a list shows eight records at once, as cards with one button', async ({
  open,
  page,
  records,
  axe,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const found: Record<string, unknown> = {};
  for (const path of [NOTIFICATIONS, POSTS, REPORTS, '/akashi/user/index', '/akashi/staff']) {
    await open(path, ADMINISTRATOR);
    await expect(records.rows.first()).toBeVisible();
    await records.settled();
    const { rowsInView } = await measureRows(page);
    const first = records.rows.first();
    const controls = await first.getByRole('button').or(first.getByRole('link')).count();
    found[path] = { eight: rowsInView >= 8, controls };
  }
  // the title of a post, user or notification is a link beside the one button
  expect(found).toEqual({
    [NOTIFICATIONS]: { eight: true, controls: 2 },
    [POSTS]: { eight: true, controls: 2 },
    [REPORTS]: { eight: true, controls: 1 },
    '/akashi/user/index': { eight: true, controls: 2 },
    '/akashi/staff': { eight: true, controls: 2 },
  });

  await open(NOTIFICATIONS, ADMINISTRATOR);
  await records.rows.first().getByRole('button', { name: '操作' }).click();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: /を削除$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'キャンセル' }).click();
  await expect(records.rows.first().getByRole('button', { name: '操作' })).toBeFocused();
  await page.getByRole('combobox', { name: '並べ替え' }).selectOption('送信日時：昇順');
  await expect(page).toHaveURL(`${NOTIFICATIONS}?order=created_at`);
});

test('the sheet of a row starts each item with its action, and is as high as its items', async ({
  open,
  page,
  records,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(NOTIFICATIONS, ADMINISTRATOR);
  await records.rows.first().getByRole('button', { name: '操作' }).click();
  const found = await page.locator('.sheet:popover-open').evaluate((sheet) => ({
    lines: [...sheet.children].map((line) => getComputedStyle(line, '::after').content),
    sideways: sheet.scrollWidth - sheet.clientWidth,
    isAsHigh:
      sheet.clientHeight < [...sheet.children].reduce((sum, { clientHeight }) => sum + clientHeight, 40),
  }));
  expect(found).toEqual({ lines: ['"複製"', '"再送"', '"削除"'], sideways: 0, isAsHigh: true });
});

test('on a phone the search has its own line, and the filters have a sheet that closes in three ways', async ({
  open,
  page,
  records,
  axe,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/akashi/advertisement', ADMINISTRATOR);
  await records.settled();
  const wide = async () => (await records.search.boundingBox())?.width ?? 0;
  expect(await wide()).toBeGreaterThan(320);
  const button = page.getByRole('button', { name: /^絞り込み/ });
  const tools = page.getByRole('button', { name: '一覧の操作' });
  expect((await tools.boundingBox())?.y).toBeCloseTo((await button.boundingBox())?.y ?? 0, -1);
  const sheet = page.getByRole('dialog', { name: '絞り込み' });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => sheet.getByRole('button', { name: '閉じる' }).click(),
    () => page.mouse.click(195, 40),
  ]) {
    await button.click();
    await expect(sheet).toBeInViewport({ ratio: 1 });
    await leave();
    await expect(sheet).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await button.click();
  for (const name of ['公開状態：', 'プラン：', 'カテゴリー：'])
    await expect(sheet.getByText(name, { exact: true })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole('combobox', { name: 'プラン' }).selectOption('A');
  await sheet.getByRole('button', { name: /件を表示$/ }).click();
  await expect(page.getByRole('button', { name: '絞り込み（1）' })).toBeFocused();
});

test('the head of a list is sticky, and the actions on selected rows replace it', async ({
  open,
  page,
  records,
}) => {
  await open('/akashi/user/index', ADMINISTRATOR);
  await records.settled();
  const bar = page.getByRole('region', { name: '選択した行の操作' });
  await expect(bar).toHaveCount(0);
  const rowTop = async () => (await records.rows.first().boundingBox())?.y;
  const before = await rowTop();
  await records.rows.first().getByRole('checkbox').check();
  await expect(bar).toBeVisible();
  expect(await rowTop()).toBe(before);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  const head = await page.locator('thead th').first().boundingBox();
  const tabBar = await page.locator('.tab-bar').boundingBox();
  expect(head?.y).toBe((tabBar?.y ?? 0) + (tabBar?.height ?? 0));
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.getByRole('button', { name: '選択を解除' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'このページをすべて選択' })).toBeFocused();
});
