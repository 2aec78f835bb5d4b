import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { expect, test } from './fixtures';
import { isQuiet, QUIET, rest } from './quiet';
import { goTo } from './walk';

const POSTS = '/akashi/post/list-post';
const REPORTS = '/akashi/post/list-report';
const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };
const BUSY = { ...ADMINISTRATOR, seed: 'busy' };

interface Post {
  content: string;
  author: string;
  created_at: string;
}

/** What the fake backend holds, asked as the console asks. */
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

test('ten thousand rows go into a file of either encoding, and come out of it as they are held', async ({
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

test('of ten thousand rows the last page, a sorted one and a searched one are reached, and the address brings each back', async ({
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

test('the three tools of a list are reached by keyboard, give the focus back, and break no rule of access', async ({
  open,
  page,
  axe,
}) => {
  await open(POSTS, ADMINISTRATOR);
  for (const name of ['表示項目', '保存した表示', 'CSV出力']) {
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

const LISTS = [
  '/akashi/notification',
  '/akashi/notification?tab=school&school=3&show=users',
  '/akashi/notification-store',
  '/akashi/notification-store?tab=company',
  REPORTS,
  POSTS,
  '/akashi/post/confirm-gender',
  '/akashi/user/index',
  '/akashi/user/index?tab=company',
  '/akashi/staff',
  '/akashi/shop-reviews',
];

for (const [width, lang] of [
  [1440, 'en'],
  [1024, 'ja'],
  [390, 'en'],
] as const) {
  test(`no column of a list hides beyond its edge or under the buttons of its rows, ${lang} at ${width} [R-UI-01]`, async ({
    open,
    page,
    records,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(QUIET, { ...ADMINISTRATOR, lang });
    await isQuiet(page);
    for (const path of LISTS) {
      await goTo(page, path);
      await expect(records.rows.first()).toBeVisible();
      await records.settled();
      const table = page.locator('.records-scroll');
      const hidden = () => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      // the rows come a few a frame, and the columns stand when all are there
      await expect.poll(hidden, path).toBe(0);
      await rest(page);
    }
  });
}
