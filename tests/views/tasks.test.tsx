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

type Kit = Awaited<ReturnType<typeof renderConsole>>;

const kinds = () =>
  within(screen.getByRole('navigation', { name: '対応の種類' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const listed = () => [...document.querySelectorAll<HTMLAnchorElement>('.tasks-list a')];
const keyIn = (link: HTMLAnchorElement) => new URL(link.href).searchParams.get('open') ?? '';
const openName = () => document.querySelector('.evidence h2')?.textContent;
const pane = () => document.querySelector('.evidence')?.textContent;

const sentBy = ({ calls }: Kit) => calls().filter((call) => call.startsWith('POST '));

async function open(path: string, scenario: Parameters<typeof renderConsole>[1] = {}) {
  const kit = await renderConsole(path, { config, ...scenario });
  await waitFor(() => expect(listed()).not.toEqual([]));
  return kit;
}

describe('what waits [A-344]', () => {
  test.each([
    ['Administrator', ['すべて 72', '本人確認 38', '募集通報 11', '予約 18', 'キャンセル申請 5']],
    ['staff_shop', ['すべて 2', '予約 1', 'キャンセル申請 1']],
  ] as const)('%s has the kinds whose pages are in the menu', async (as, expected) => {
    await open(TASKS, { as, city: 'akashi' });
    await waitFor(() => expect(kinds()).toEqual(expected));
    expect(listed()).toHaveLength(Number(expected[0].replace(/\D/g, '')));
  });

  test('a city without any of them says so', async () => {
    const kit = await renderConsole('/akashi/dashboard', { city: 'akashi', config });
    const cities = kit.backend.db.of(cityTable);
    const [akashi] = cities.list({ filter: ({ name }) => name === 'akashi' }).rows;
    cities.update(akashi?.id ?? 0, { features: ['coupon'] });
    history.replaceState(null, '', TASKS);
    await kit.reload();
    await screen.findByText('この地域には、ここで対応するものがありません。');
  });

  test('the address chooses a kind; one that the user does not have is ignored', async () => {
    const { user, address } = await open(`${TASKS}?kind=report`, { city: 'akashi' });
    expect(new Set(listed().map((link) => keyIn(link).split('-')[0]))).toEqual(new Set(['report']));
    await user.click(screen.getByRole('link', { name: /^予約 \d/ }));
    expect(address()).toBe(`${TASKS}?kind=reserve`);
    expect(listed()).toHaveLength(18);
  });

  test('one kind that could not be loaded says so beside the others, and is loaded again by its own button', async () => {
    const kit = await open(TASKS, { city: 'akashi', fault: 'GET /api/matching/list_report/ 500' });
    expect(kinds()).toEqual(['すべて 61', '本人確認 38', '募集通報 –', '予約 18', 'キャンセル申請 5']);
    const failure = screen.getByText('募集通報を読み込めませんでした。').closest('p') as HTMLElement;
    kit.backend.faults.clear();
    await kit.user.click(within(failure).getByRole('button', { name: 'もう一度読み込む' }));
    await waitFor(() => expect(kinds()[0]).toBe('すべて 72'));
    expect(screen.queryByText('募集通報を読み込めませんでした。')).toBeNull();
  });

  test('nothing waits, and nothing was done', async () => {
    await renderConsole(TASKS, { city: 'akashi', seed: 'empty', config });
    await screen.findByText('対応が必要なものはありません。');
    expect(kinds()[0]).toBe('すべて 0');
  });

  test('what arrives later joins at its place, and the open task stays', async () => {
    const tick = tickOf(POLLING_INTERVAL);
    const { backend } = await open(`${TASKS}?kind=reserve`, { city: 'akashi' });
    const name = openName();
    const reserves = backend.db.of(reserveTable);
    const [other] = reserves.list({ city: 'akashi', filter: ({ status }) => status === 'accepted' }).rows;
    reserves.update(other?.id ?? 0, { status: 'waiting', date: '2026-04-01T01:00:00Z' });
    tick();
    await waitFor(() => expect(keyIn(listed()[0] as HTMLAnchorElement)).toBe(`reserve-${other?.id}`));
    expect(openName()).toBe(name);
  });
});

describe('answers [A-344]', () => {
  test('turning a guest away is confirmed first, and can still be undone', async () => {
    const kit = await open(`${TASKS}?kind=reserve`, { city: 'akashi' });
    const key = keyIn(listed()[0] as HTMLAnchorElement).replace('reserve-', '');
    await kit.user.keyboard('r');
    const dialog = await screen.findByRole('alertdialog', { name: '予約を取り消しますか？' });
    await kit.user.click(within(dialog).getByRole('button', { name: '取り消す' }));
    await screen.findByRole('button', { name: '元に戻す' });
    kit.pass(UNDO_PERIOD);
    await waitFor(() => expect(sentBy(kit)).toEqual([`POST /akashi/api/reserves/${key}/cancel/ 200`]));
    await waitFor(() => expect(listed()).toHaveLength(17));
  });

  test('a gender that is not the stated one is asked about', async () => {
    const { user, backend } = await open(`${TASKS}?kind=identity`, { city: 'akashi' });
    const id = Number(keyIn(listed()[0] as HTMLAnchorElement).replace('identity-', ''));
    const { gender } = backend.db.of(matchingUserTable).find(id) ?? {};
    await user.keyboard(gender === 'male' ? '2' : '1');
    await screen.findByRole('alertdialog', { name: '申請された性別と異なります' });
  });

  test('the last of a kind leads on to the others', async () => {
    const kit = await open(`${TASKS}?kind=cancellation`, { as: 'staff_shop', city: 'akashi' });
    await kit.user.keyboard('r');
    await waitFor(() => expect(pane()).toContain('すべて対応しました。送信されるまでは元に戻せます。'));
    await kit.user.click(screen.getByRole('button', { name: '今すぐ送信' }));
    await screen.findByText('この種類の対応はすべて終わりました。');
    expect(sentBy(kit)).toEqual([expect.stringMatching(/^POST \/akashi\/api\/reserves\/\d+\/accept\/ 200$/)]);
    await kit.user.click(screen.getByRole('link', { name: 'ほかの対応へ進む' }));
    await waitFor(() => expect(listed()).toHaveLength(1));
  });

  // fifty decisions in one list of fifty: half a minute where nothing else runs
  test('of many only the first are loaded, and the rest follows when they are sent', {
    timeout: 240_000,
  }, async () => {
    const kit = await open(`${TASKS}?kind=report`, { city: 'akashi', seed: 'busy' });
    expect(kinds()[2]).toBe('募集通報 55');
    expect(screen.getByText('このほかに5件あります。上の対応が終わると続きます。')).toBeTruthy();
    await kit.user.keyboard('m'.repeat(listed().length));
    await waitFor(() =>
      expect(pane()).toContain('このページはすべて対応しました。送信が終わると、続きが開きます。'),
    );
    await kit.user.click(screen.getByRole('button', { name: '今すぐ送信' }));
    await waitFor(() => expect(listed()).toHaveLength(5));
    expect(new Set(sentBy(kit).map((call) => call.slice(-3)))).toEqual(new Set(['200']));
    expect(sentBy(kit)).toHaveLength(50);
    await waitFor(() => expect(openName()).toBeTruthy());
  });

  test('a task of the address that is done says so, and leads to the next by the same key', async () => {
    const { user, address } = await open(`${TASKS}?open=report-1`, { city: 'akashi' });
    expect([openName(), pane()]).toEqual([
      '対応済みです',
      expect.stringContaining('この件はすでに対応済みか、今は対応の必要がありません。'),
    ]);
    await user.keyboard('a');
    expect(address()).toBe(`${TASKS}?open=${keyIn(listed()[0] as HTMLAnchorElement)}`);
  });

  test('a decision that was left behind waits here for its user, with its kind', async () => {
    const kit = await open(`${TASKS}?kind=reserve`, { as: 'staff_shop', city: 'akashi' });
    await kit.user.keyboard('a');
    await screen.findByRole('button', { name: '元に戻す' });
    addFault(kit.backend, 'POST /akashi/api/reserves/* offline');
    await kit.reload();
    kit.backend.faults.clear();
    await kit.user.click(await screen.findByRole('button', { name: 'もう一度送信' }));
    await waitFor(() => expect(sentBy(kit).filter((call) => call.endsWith(' 200'))).toHaveLength(1));
    await screen.findByText('この種類の対応はすべて終わりました。');
    expect(Object.keys(stored()).filter((key) => key.startsWith('decisions:'))).toEqual([]);
  });
});

test('where the list and the task have no room side by side, the first task is open at once, and a link leads to the list [A-344]', async () => {
  windowOf(390);
  const kit = await renderConsole(TASKS, { as: 'staff_shop', city: 'akashi', config });
  const { user, address } = kit;
  await screen.findByRole('button', { name: '受け付ける' });
  await user.click(screen.getByRole('link', { name: '一覧へ戻る' }));
  expect(address()).toBe(`${TASKS}?list=1`);
  expect(document.querySelector('.queue-list')?.hasAttribute('hidden')).toBe(false);
  await user.click(screen.getByRole('link', { name: '最初の件から対応する' }));
  await user.click(await screen.findByRole('button', { name: '受け付ける' }));
  await user.click(await screen.findByRole('button', { name: 'キャンセルを承認' }));
  kit.pass(UNDO_PERIOD);
  await screen.findByText('今日の対応はすべて終わりました。2件');
});
