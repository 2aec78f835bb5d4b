// In a browser: the SDK of Firebase in two tabs, the scroll position of a log, a composition
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';

const ROOM = '/akashi/chat?room=akashi-office';
const OPERATOR = { role: 'Operator', city: 'akashi', firebase: 'on' } as const;
/** The SDK's messages about a cut connection, and about a read that another tab has overtaken. */
const LINE = /WebChannelConnection|transport errored|Could not reach Cloud Firestore|RestConnection RPC/;

test('a message sent in one tab appears in the other tab by itself, in order and once [R-STATE-16, A-097, A-171]', {
  tag: '@core',
}, async ({ open, page, context, panel, allowConsole }) => {
  allowConsole(LINE);
  await open(ROOM, OPERATOR);
  await expect(messagesOf(page)).toHaveCount(20);
  const otherPage = await context.newPage();
  await otherPage.goto(page.url());
  await expect(messagesOf(otherPage)).toHaveCount(20);

  await writeMessage(page, '一つ目');
  await writeMessage(page, '二つ目');
  await expect(lastOf(otherPage, 2)).toHaveText(['一つ目', '二つ目']);
  await writeMessage(otherPage, '三つ目');
  for (const tab of [page, otherPage])
    await expect(lastOf(tab, 3)).toHaveText(['一つ目', '二つ目', '三つ目']);

  // the chat recovers from an expired token and from a cut connection by itself
  await panel.push('IDトークンを失効させる');
  await panel.push('接続を切る');
  await panel.close();
  await writeMessage(otherPage, '四つ目');
  await expect(lastOf(page, 1)).toHaveText(['四つ目']);
  await writeMessage(page, '五つ目');
  for (const tab of [page, otherPage]) await expect(lastOf(tab, 2)).toHaveText(['四つ目', '五つ目']);

  // both tabs show the room: one of them marks the new message as read, and the badge keeps its number
  const badge = menuLine(page).locator('.badge');
  const before = await badge.textContent();
  await panel.push('チャットが届く');
  await panel.close();
  for (const tab of [page, otherPage]) await expect(messagesOf(tab)).toHaveCount(26);
  for (const tab of [page, otherPage]) await expect(menuLine(tab).locator('.badge')).toHaveText(before ?? '');
});

test('the outbox keeps a message while the connection is cut or a write is denied, and sends it once [R-FB-06, R-MSG-22, A-097]', async ({
  open,
  page,
  panel,
  toasts,
  allowConsole,
}) => {
  allowConsole(LINE);
  await open(ROOM, { ...OPERATOR, fault: 'firebase write-denied' });
  await expect(messagesOf(page)).toHaveCount(20);
  await writeMessage(page, '断られる言葉');
  await writeMessage(page, 'その次の言葉');
  await expect(page.getByRole('log').getByRole('alert')).toContainText('送信できませんでした。');
  await expect(toasts).toHaveText(['Firebase利用権限がありません。']);
  await panel.open('faults');
  await panel.root.getByRole('button', { name: 'firebase write-denied を外す' }).click();
  await panel.root.getByLabel('Firebaseの障害').selectOption('unavailable');
  await panel.close();
  await page.getByRole('button', { name: '再送する' }).click();
  await expect(page.getByText('接続が戻りしだい送信します')).toHaveCount(2);
  await page.reload();
  await panel.open('faults');
  await panel.root.getByRole('button', { name: 'firebase unavailable を外す' }).click();
  await panel.close();
  await expect(lastOf(page, 2)).toHaveText(['断られる言葉', 'その次の言葉']);
  for (const text of ['断られる言葉', 'その次の言葉'])
    await expect(page.locator('.chat-scroll p', { hasText: text })).toHaveCount(1);
});

test('the log loads older messages above without a jump, counts new messages, and one button scrolls to the newest [R-CONST-04]', async ({
  open,
  page,
  panel,
  allowConsole,
}) => {
  allowConsole(LINE);
  await open(ROOM, { ...OPERATOR, seed: 'busy' });
  await expect(messagesOf(page)).toHaveCount(20);
  const log = page.getByRole('log');
  const below = () => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  expect(await below()).toBeLessThan(2);
  for (const round of [1, 2, 3, 4, 5]) {
    const first = await messagesOf(page).first().getAttribute('data-id');
    const messageLine = page.locator(`[data-id="${first}"]`);
    await log.evaluate((box) => box.scrollTo(0, 0));
    await expect(messagesOf(page).first()).not.toHaveAttribute('data-id', first ?? '');
    // the first message before the load is still in view
    await expect(messageLine).toBeInViewport();
    expect(await messagesOf(page).count(), `round ${round}`).toBeLessThanOrEqual(80);
  }
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_500);

  for (const _ of [1, 2, 3]) await panel.push('チャットが届く');
  await panel.close();
  await page.getByRole('button', { name: '新着メッセージ3件' }).click();
  await expect.poll(below).toBeLessThan(2);
  await expect(page.getByRole('button', { name: /新着メッセージ/ })).toHaveCount(0);
  // a new message stays in view now
  await panel.push('チャットが届く');
  await panel.close();
  await expect.poll(below).toBeLessThan(2);
});

test('a room of 10,000 messages opens with its newest twenty messages and as few elements as a room of 50 [R-CONST-04]', async ({
  open,
  page,
  allowConsole,
}) => {
  allowConsole(LINE);
  const nodes: number[] = [];
  for (const seed of ['normal', 'busy'] as const) {
    await open(ROOM, { ...OPERATOR, seed });
    await expect(messagesOf(page)).toHaveCount(20);
    nodes.push(await page.locator('.chat').evaluate((chat) => chat.querySelectorAll('*').length));
  }
  const [small = 0, large = 0] = nodes;
  // the busy seed has a few more rooms with badges
  expect(large - small).toBeLessThan(50);
});

test('the chat violates no accessibility rule, and neither sends nor loses a word during its composition', async ({
  open,
  page,
  ime,
  axe,
  allowConsole,
}) => {
  allowConsole(LINE);
  await open(ROOM, OPERATOR);
  await expect(messagesOf(page)).toHaveCount(20);
  expect(await axe(page)).toEqual([]);
  const field = page.getByRole('textbox', { name: 'メッセージ' });
  await field.focus();
  await ime.compose(['あ', 'あか', 'あかし']);
  await ime.confirm('明石');
  await expect(field).toHaveValue('明石');
  await expect(messagesOf(page)).toHaveCount(20);
  await page.keyboard.press('Control+Enter');
  await expect(lastOf(page, 1)).toHaveText(['明石']);
  await expect(field).toHaveValue('');
});

test('a message that arrives while the tab is hidden stays unread until the user looks again [A-171]', async ({
  open,
  page,
  panel,
  allowConsole,
}) => {
  allowConsole(LINE);
  await open(ROOM, OPERATOR);
  await expect(messagesOf(page)).toHaveCount(20);
  const unread = roomOf(page).locator('.badge');
  await expect(unread).toBeHidden();
  await setVisibility(page, 'hidden');
  await panel.push('チャットが届く');
  await panel.close();
  await expect(messagesOf(page)).toHaveCount(21);
  await expect(unread).toHaveText('1');
  await setVisibility(page, 'visible');
  await expect(unread).toBeHidden();
});

const messagesOf = (page: Page) => page.locator('.chat-scroll [data-id]');
const menuLine = (page: Page) =>
  page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: /^チャット/ });

const roomOf = (page: Page) => page.locator('.chat-rooms a[href*="room=akashi-office"]');

/** Tests keep every tab visible, so the page is told that it was covered or shown. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** The texts of the last `count` messages. */
const lastOf = (page: Page, count: number) =>
  page.locator(`.chat-scroll [data-id]:nth-last-child(-n + ${count}) > p`);

async function writeMessage(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'メッセージ' }).fill(text);
  await page.keyboard.press('Control+Enter');
}
