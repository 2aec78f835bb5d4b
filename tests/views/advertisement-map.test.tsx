import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installGoogleMaps } from '#mocks/backend/google-maps/install';
import { renderConsole } from './render-console';

const MAP = '/akashi/advertisement?tab=map';
const config = { mapsKey: 'a key' };

beforeEach(() => {
  vi.stubGlobal('google', undefined);
  installGoogleMaps(() => import('#mocks/backend/google-maps/libraries'));
});
afterEach(() => vi.unstubAllGlobals());

const findMap = () => screen.findByRole('group', { name: '広告の地図' });
const pins = async () =>
  within(await findMap())
    .getAllByRole('button')
    .filter(({ title }) => title !== '');
/** The ads of a pin or of a cluster. */
const adsOf = (pin: HTMLElement) => pin.title.split('\n');

test('the tab 地図 shows every found ad as a pin or in a cluster, the list stays below, and the text counts them [A-293]', async () => {
  const { user, rows, calls, address } = await renderConsole('/akashi/advertisement', { config });
  await waitFor(() => expect(rows()).toHaveLength(20));
  await user.click(screen.getByRole('link', { name: '地図' }));
  await screen.findByText('地図に126件を表示しています。');
  expect((await pins()).flatMap(adsOf)).toHaveLength(126);
  expect([address(), rows().length]).toEqual([MAP, 20]);
  expect(calls()).toContain('GET /akashi/api/advertisements/?offset=0&limit=200 200');
  const cluster = (await pins()).find((pin) => adsOf(pin).length > 1);
  expect(cluster?.textContent).toBe(String(adsOf(cluster as HTMLElement).length));
});

test('search and filters choose the pins too, and both tabs keep them [A-293]', async () => {
  const { user, rows, address } = await renderConsole(
    `${MAP}&search=${encodeURIComponent('西明石')}&state=public`,
    {
      config,
    },
  );
  await waitFor(() => expect(rows().length).toBeGreaterThan(2));
  const adCount = Number(/全(\d+)件/.exec(screen.getByText(/^全\d/).textContent)?.[1]);
  await screen.findByText(`地図に${adCount}件を表示しています。`);
  expect((await pins()).flatMap(adsOf)).toHaveLength(adCount);
  await user.click(screen.getByRole('link', { name: '一覧' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: '広告の地図' })).toBeNull());
  expect(new URLSearchParams(address().split('?')[1]).get('search')).toBe('西明石');
});

test('a press on a pin opens its ad, and a press on a cluster comes closer until its ads part [A-293]', async () => {
  const { user, address } = await renderConsole(`${MAP}&search=${encodeURIComponent('西明石')}`, { config });
  await screen.findByText(/^地図に/);
  const pinCount = (await pins()).length;
  const cluster = (await pins()).find((pin) => adsOf(pin).length > 1) as HTMLElement;
  await user.click(cluster);
  await waitFor(async () => expect((await pins()).length).toBeGreaterThan(pinCount));
  const pinOfOneAd = (await pins()).find((pin) => adsOf(pin).length === 1) as HTMLElement;
  await user.click(pinOfOneAd);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(pinOfOneAd.title, { selector: 'h2, h2 *, h3' });
  expect(address()).toMatch(/^\/akashi\/advertisement\?tab=map&search=.*&view=\d+$/);
});

test('a map that fails to load leaves the list, and is loaded again on request [A-293]', async () => {
  vi.stubGlobal('google', undefined);
  installGoogleMaps(() => import('#mocks/backend/google-maps/libraries'), { fails: true });
  const { user, rows } = await renderConsole(MAP, { config });
  await screen.findByText('地図を読み込めませんでした。下の一覧は使えます。');
  await waitFor(() => expect(rows()).toHaveLength(20));
  installGoogleMaps(() => import('#mocks/backend/google-maps/libraries'));
  await user.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
  expect((await pins()).flatMap(adsOf)).toHaveLength(126);
});
