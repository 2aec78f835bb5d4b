// In a browser: the SDK of Firebase over connections that break, and two tabs
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures';
import type { Panel } from './panel';

const CHAT = '/akashi/chat';
const ROOM = `${CHAT}?room=akashi-office`;
const NOW = '2026-04-01T09:00:00+09:00;paused';
const OPERATOR = { role: 'Operator', city: 'akashi', firebase: 'on', now: NOW } as const;
const FORBIDDEN = 'Firebase利用権限がありません。';
const WAITS = '接続が戻りしだい送信します';
/** The SDK's messages about a cut connection, and about a read that another tab has overtaken. */
const LINE = /WebChannelConnection|transport errored|Could not reach Cloud Firestore|RestConnection RPC/;

test('the user finds a room: by its name, beyond the first twenty, and by its link [R-STATE-16, R-CONST-04]', {
  tag: '@core',
}, async ({ open, page, allowConsole }) => {
  allowConsole(LINE);
  await open(CHAT, { ...OPERATOR, now: '2026-04-01T09:00:00+09:00' });
  await expect(roomsOf(page)).toHaveCount(20);
  await expect(page.getByRole('region', { name: '岡本 拓也 とのチャット' })).toBeVisible();
  await page.getByRole('button', { name: 'さらにルームを表示' }).click();
  await expect(roomsOf(page)).toHaveCount(25);
  await expect(page.getByRole('button', { name: 'さらにルームを表示' })).toBeHidden();

  const name = (await roomsOf(page).last().locator('.chat-name').textContent()) ?? '';
  await page.getByRole('searchbox', { name: '名前でルームを検索' }).fill(name);
  await expect(roomsOf(page).locator('.chat-name')).toHaveText([name]);
  await roomsOf(page).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(messagesOf(page).first()).toBeVisible();

  await page.goto(`${CHAT}?room=nobody`);
  await expect(page.locator('.chat-room').getByRole('alert')).toHaveText(
    'このルームは見つかりません。一覧から選び直してください。',
  );
});

test('during an outage older messages and another room fail, each with a retry that succeeds after it [R-STATE-16, R-CONST-04]', async ({
  open,
  page,
  panel,
  context,
  allowConsole,
}) => {
  allowConsole(LINE);
  // the SDK waits up to half a minute for the connection
  await page.clock.install();
  const inTime = (found: Locator) =>
    expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(found).toBeVisible({ timeout: 1_000 });
    }).toPass();
  await open(ROOM, OPERATOR);
  await expect(messagesOf(page)).toHaveCount(20);
  await expect(roomsOf(page)).toHaveCount(20);
  await firebase(panel, 'unavailable');

  // the outage is a real one for the SDK, which waits longer before each attempt
  test.slow();
  const older = page.getByRole('button', { name: '以前のメッセージを表示' });
  await older.click();
  const retryButton = page.getByRole('button', { name: '読み込めませんでした。もう一度読み込む' });
  await inTime(retryButton);
  await retryButton.click();
  await expect(retryButton).toBeHidden();
  await inTime(retryButton);
  await roomsOf(page).nth(1).click();
  const roomAlert = page.locator('.chat-room').getByRole('alert');
  await inTime(roomAlert);

  await works(panel, 'unavailable');
  await roomAlert.getByRole('button', { name: 'もう一度読み込む' }).click();
  // another network: the SDK connects again at once
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(messagesOf(page).first()).toBeVisible();
  await page.goBack();
  await expect(messagesOf(page)).toHaveCount(20);
  // scrolling there loads them, too: the button of a click would be gone before the press
  await messagesOf(page).first().scrollIntoViewIfNeeded();
  await expect.poll(() => messagesOf(page).count()).toBeGreaterThan(20);
});

test('a user without permission for the chat is told so, and sees the room of the address as soon as it is granted [R-FB-06, R-MSG-22, R-STATE-16]', async ({
  open,
  page,
  panel,
  toasts,
  allowConsole,
}) => {
  allowConsole(LINE);
  await open(ROOM, OPERATOR);
  await expect(messagesOf(page)).toHaveCount(20);
  const first = (await page.locator('.chat-head h2').textContent()) ?? '';
  await roomsOf(page).nth(2).click();
  await expect(page.locator('.chat-head h2')).not.toHaveText(first);
  await expect(messagesOf(page).first()).toBeVisible();

  await firebase(panel, 'permission-denied');
  const roomAlert = page.getByRole('main').getByRole('alert');
  await expect(roomAlert).toContainText('読み込めませんでした。');
  await expect(toasts).toHaveText([FORBIDDEN]);
  await page.goBack();
  await expect(page).toHaveURL(ROOM);
  await works(panel, 'permission-denied');
  await roomAlert.getByRole('button').click();
  await expect(page.locator('.chat-head h2')).toHaveText(first);
  await expect(messagesOf(page)).toHaveCount(20);
});

test('without permission to write, messages stay unread and a refused message can be discarded [R-FB-06, A-097, A-171]', async ({
  open,
  page,
  panel,
  allowConsole,
}) => {
  allowConsole(LINE);
  await open(CHAT, { ...OPERATOR, fault: 'firebase write-denied' });
  const waitingRooms = roomsOf(page).filter({ has: page.locator('.badge') });
  const room = page.locator(`.chat-rooms a[href="${await waitingRooms.first().getAttribute('href')}"]`);
  const badge = room.locator('.badge');
  const before = await badge.textContent();
  await room.click();
  await expect(messagesOf(page).first()).toBeVisible();
  await writeMessage(page, '断られる言葉');
  const letter = page.locator('.chat-letter');
  await expect(letter).toContainText('断られる言葉送信できませんでした。');
  await letter.getByRole('button', { name: '取り消す' }).click();
  await expect(letter).toHaveCount(0);
  await expect(badge).toHaveText(before ?? '');

  await works(panel, 'write-denied');
  await panel.push('チャットが届く');
  await panel.close();
  await expect(badge).toBeHidden();
  await expect(page.locator('.chat-scroll p', { hasText: '断られる言葉' })).toHaveCount(0);
});

test('a message that waits for the connection is sent after a pause, at once when the browser is online again, or by another tab [A-097, R-STATE-16]', async ({
  open,
  page,
  panel,
  context,
  allowConsole,
}) => {
  allowConsole(LINE);
  await open(ROOM, OPERATOR);
  await expect(messagesOf(page)).toHaveCount(20);
  const waitingLetters = page.locator('.chat-letter');

  await test.step('the next attempt after five seconds fails too, and the browser is online again', async () => {
    await firebase(panel, 'unavailable');
    await writeMessage(page, '一通目');
    await expect(waitingLetters).toHaveText([`一通目${WAITS}`]);
    await panel.pass(5);
    await panel.close();
    await expect(waitingLetters).toHaveText([`一通目${WAITS}`]);
    await works(panel, 'unavailable');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(lastOf(page)).toHaveText('一通目');
    await expect(waitingLetters).toHaveCount(0);
  });

  await test.step('another tab, whose connection works, sends the waiting message', async () => {
    await firebase(panel, 'unavailable');
    await writeMessage(page, '二通目');
    await expect(waitingLetters).toHaveText([`二通目${WAITS}`]);
    const otherPage = await context.newPage();
    await otherPage.goto(`${ROOM}#qa?writes=keep&firebase=on&now=${encodeURIComponent(NOW)}`);
    await expect(lastOf(otherPage)).toHaveText('二通目');
    await works(panel, 'unavailable');
    await expect(waitingLetters).toHaveCount(0);
    await expect(page.locator('.chat-scroll p', { hasText: '二通目' })).toHaveCount(1);
  });
});

const roomsOf = (page: Page) => page.locator('.chat-rooms li a');
const messagesOf = (page: Page) => page.locator('.chat-scroll [data-id]');
const lastOf = (page: Page) => page.locator('.chat-scroll [data-id]:last-child > p');

async function writeMessage(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'メッセージ' }).fill(text);
  await page.keyboard.press('Control+Enter');
}

async function firebase(panel: Panel, fault: string) {
  await panel.open('faults');
  await panel.root.getByLabel('Firebaseの障害').selectOption(fault);
  await panel.close();
}

async function works(panel: Panel, fault: string) {
  await panel.open('faults');
  await panel.root.getByRole('button', { name: `firebase ${fault} を外す` }).click();
  await panel.close();
}
