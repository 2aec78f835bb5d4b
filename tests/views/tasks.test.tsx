import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { POLLING_INTERVAL, UNDO_PERIOD } from '#domain/base/limits';
import { reserveTable } from '#mocks/backend/tables/offers/reserves';
import { cityTable } from '#mocks/backend/tables/places/cities';
import { matchingUserTable } from '#mocks/backend/tables/recruitment/matching';
import { stored, windowOf } from '../browser';
import { addFault } from '../open-console';
import { tickOf } from './polling';
import { renderConsole } from './render-console';

const TASKS = '/akashi/tasks';
/** The backend can sort, so the first requests have the oldest. */
const config = { ordering: true };

type TestConsole = Awaited<ReturnType<typeof renderConsole>>;

const kindTexts = () =>
  within(screen.getByRole('navigation', { name: '対応の種類' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const taskLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('.tasks-list a')];
const taskKey = (link: HTMLAnchorElement) => new URL(link.href).searchParams.get('open') ?? '';
const openTaskName = () => document.querySelector('.evidence h2')?.textContent;
const paneText = () => document.querySelector('.evidence')?.textContent;

const sentCalls = ({ calls }: TestConsole) => calls().filter((call) => call.startsWith('POST '));

async function openTasks(path: string, scenario: Parameters<typeof renderConsole>[1] = {}) {
  const testConsole = await renderConsole(path, { config, ...scenario });
  await waitFor(() => expect(taskLinks()).not.toEqual([]));
  return testConsole;
}

describe('what waits [A-344]', () => {
  test.each([
    ['Administrator', ['すべて 72', '本人確認 38', '募集通報 11', '予約 18', 'キャンセル申請 5']],
    ['staff_shop', ['すべて 2', '予約 1', 'キャンセル申請 1']],
  ] as const)('%s has the kinds whose pages are in the menu', async (as, expected) => {
    await openTasks(TASKS, { as, city: 'akashi' });
    await waitFor(() => expect(kindTexts()).toEqual(expected));
    expect(taskLinks()).toHaveLength(Number(expected[0].replace(/\D/g, '')));
  });

  test('each task of the list says its name, kind, shop and time', async () => {
    await openTasks(TASKS, { as: 'staff_shop', city: 'akashi' });
    expect(taskLinks().map(({ textContent }) => textContent)).toEqual([
      '西村 翔太予約 · 高橋食堂 大久保駅前店04/02(木) 20:30',
      '松本 健一キャンセル申請 · 山本食堂 明石駅前店04/07(火) 17:00',
    ]);
  });

  test('a city without any kind of task says so', async () => {
    const testConsole = await renderConsole('/akashi/dashboard', { city: 'akashi', config });
    const cities = testConsole.backend.db.of(cityTable);
    const [akashi] = cities.list({ filter: ({ name }) => name === 'akashi' }).rows;
    cities.update(akashi?.id ?? 0, { features: ['coupon'] });
    history.replaceState(null, '', TASKS);
    await testConsole.reload();
    await screen.findByText('この地域には、ここで対応するものがありません。');
  });

  test('the address chooses a kind; one that the user does not have is ignored', async () => {
    const { user, address } = await openTasks(`${TASKS}?kind=report`, { city: 'akashi' });
    expect(new Set(taskLinks().map((link) => taskKey(link).split('-')[0]))).toEqual(new Set(['report']));
    await user.click(screen.getByRole('link', { name: /^予約 \d/ }));
    expect(address()).toBe(`${TASKS}?kind=reserve`);
    expect(taskLinks()).toHaveLength(18);
  });

  test('one kind that could not be loaded says so beside the others, and is loaded again by its own button', async () => {
    const testConsole = await openTasks(TASKS, {
      city: 'akashi',
      fault: 'GET /api/matching/list_report/ 500',
    });
    expect(kindTexts()).toEqual(['すべて 61', '本人確認 38', '募集通報 –', '予約 18', 'キャンセル申請 5']);
    const failure = screen.getByText('募集通報を読み込めませんでした。').closest('p') as HTMLElement;
    testConsole.backend.faults.clear();
    await testConsole.user.click(within(failure).getByRole('button', { name: 'もう一度読み込む' }));
    await waitFor(() => expect(kindTexts()[0]).toBe('すべて 72'));
    expect(screen.queryByText('募集通報を読み込めませんでした。')).toBeNull();
  });

  test('a city where nothing waits says so', async () => {
    await renderConsole(TASKS, { city: 'akashi', seed: 'empty', config });
    await screen.findByText('対応が必要なものはありません。');
    expect(kindTexts()[0]).toBe('すべて 0');
  });

  test('a task that arrives later joins at its place, and the open task stays', async () => {
    const tick = tickOf(POLLING_INTERVAL);
    const { backend } = await openTasks(`${TASKS}?kind=reserve`, { city: 'akashi' });
    const name = openTaskName();
    const reserves = backend.db.of(reserveTable);
    const [otherReserve] = reserves.list({
      city: 'akashi',
      filter: ({ status }) => status === 'accepted',
    }).rows;
    reserves.update(otherReserve?.id ?? 0, { status: 'waiting', date: '2026-04-01T01:00:00Z' });
    tick();
    await waitFor(() =>
      expect(taskKey(taskLinks()[0] as HTMLAnchorElement)).toBe(`reserve-${otherReserve?.id}`),
    );
    expect(openTaskName()).toBe(name);
  });
});

describe('answers [A-344]', () => {
  test('turning a guest away is confirmed first, and can still be undone', async () => {
    const testConsole = await openTasks(`${TASKS}?kind=reserve`, { city: 'akashi' });
    const reserveId = taskKey(taskLinks()[0] as HTMLAnchorElement).replace('reserve-', '');
    await testConsole.user.keyboard('r');
    const dialog = await screen.findByRole('alertdialog', { name: '予約を取り消しますか？' });
    await testConsole.user.click(within(dialog).getByRole('button', { name: '取り消す' }));
    await screen.findByRole('button', { name: '元に戻す' });
    testConsole.pass(UNDO_PERIOD);
    await waitFor(() =>
      expect(sentCalls(testConsole)).toEqual([`POST /akashi/api/reserves/${reserveId}/cancel/ 200`]),
    );
    await waitFor(() => expect(taskLinks()).toHaveLength(17));
  });

  test('a gender that is not the stated one is asked about', async () => {
    const { user, backend } = await openTasks(`${TASKS}?kind=identity`, { city: 'akashi' });
    const id = Number(taskKey(taskLinks()[0] as HTMLAnchorElement).replace('identity-', ''));
    const { gender } = backend.db.of(matchingUserTable).find(id) ?? {};
    await user.keyboard(gender === 'male' ? '2' : '1');
    await screen.findByRole('alertdialog', { name: '申請された性別と異なります' });
  });

  test('the last task of a kind leads on to the other kinds', async () => {
    const testConsole = await openTasks(`${TASKS}?kind=cancellation`, { as: 'staff_shop', city: 'akashi' });
    await testConsole.user.keyboard('r');
    await waitFor(() => expect(paneText()).toContain('すべて対応しました。送信されるまでは元に戻せます。'));
    await testConsole.user.click(screen.getByRole('button', { name: '今すぐ送信' }));
    await screen.findByText('この種類の対応はすべて終わりました。');
    expect(sentCalls(testConsole)).toEqual([
      expect.stringMatching(/^POST \/akashi\/api\/reserves\/\d+\/accept\/ 200$/),
    ]);
    await testConsole.user.click(screen.getByRole('link', { name: 'ほかの対応へ進む' }));
    await waitFor(() => expect(taskLinks()).toHaveLength(1));
  });

  // fifty decisions in one list of fifty: half a minute where nothing else runs
  test('of many tasks only the first are loaded, and the rest follows when these are sent', {
    timeout: 240_000,
  }, async () => {
    const testConsole = await openTasks(`${TASKS}?kind=report`, { city: 'akashi', seed: 'busy' });
    expect(kindTexts()[2]).toBe('募集通報 55');
    expect(screen.getByText('このほかに5件あります。上の対応が終わると続きます。')).toBeTruthy();
    await testConsole.user.keyboard('m'.repeat(taskLinks().length));
    await waitFor(() =>
      expect(paneText()).toContain('このページはすべて対応しました。送信が終わると、続きが開きます。'),
    );
    await testConsole.user.click(screen.getByRole('button', { name: '今すぐ送信' }));
    await waitFor(() => expect(taskLinks()).toHaveLength(5));
    expect(new Set(sentCalls(testConsole).map((call) => call.slice(-3)))).toEqual(new Set(['200']));
    expect(sentCalls(testConsole)).toHaveLength(50);
    await waitFor(() => expect(openTaskName()).toBeTruthy());
  });

  test('a task of the address that is done says so, and leads to the next by the same key', async () => {
    const { user, address } = await openTasks(`${TASKS}?open=report-1`, { city: 'akashi' });
    expect([openTaskName(), paneText()]).toEqual([
      '対応済みです',
      expect.stringContaining('この件はすでに対応済みか、今は対応の必要がありません。'),
    ]);
    await user.keyboard('a');
    expect(address()).toBe(`${TASKS}?open=${taskKey(taskLinks()[0] as HTMLAnchorElement)}`);
  });

  test('a decision that was left behind waits here for its user, with its kind', async () => {
    const testConsole = await openTasks(`${TASKS}?kind=reserve`, { as: 'staff_shop', city: 'akashi' });
    await testConsole.user.keyboard('a');
    await screen.findByRole('button', { name: '元に戻す' });
    addFault(testConsole.backend, 'POST /akashi/api/reserves/* offline');
    await testConsole.reload();
    testConsole.backend.faults.clear();
    await testConsole.user.click(await screen.findByRole('button', { name: 'もう一度送信' }));
    await waitFor(() =>
      expect(sentCalls(testConsole).filter((call) => call.endsWith(' 200'))).toHaveLength(1),
    );
    await screen.findByText('この種類の対応はすべて終わりました。');
    expect(Object.keys(stored()).filter((key) => key.startsWith('decisions:'))).toEqual([]);
  });
});

test('where the list and the task have no room side by side, the first task is open at once, and a link leads to the list [A-344]', async () => {
  windowOf(390);
  const testConsole = await renderConsole(TASKS, { as: 'staff_shop', city: 'akashi', config });
  const { user, address } = testConsole;
  await screen.findByRole('button', { name: '受け付ける' });
  await user.click(screen.getByRole('link', { name: '一覧へ戻る' }));
  expect(address()).toBe(`${TASKS}?list=1`);
  expect(document.querySelector('.queue-list')?.hasAttribute('hidden')).toBe(false);
  await user.click(screen.getByRole('link', { name: '最初の件から対応する' }));
  await user.click(await screen.findByRole('button', { name: '受け付ける' }));
  await user.click(await screen.findByRole('button', { name: 'キャンセルを承認' }));
  testConsole.pass(UNDO_PERIOD);
  await screen.findByText('今日の対応はすべて終わりました。2件');
});
