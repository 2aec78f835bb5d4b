import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { installGoogleMaps } from '#mocks/backend/google-maps/install';
import { renderConsole } from './render-console';

const NEW = '/akashi/notification?new=1';
const config = { mapsKey: 'a key' };

afterEach(() => vi.unstubAllGlobals());

async function openCircleForm(scenario: Parameters<typeof renderConsole>[1] = {}) {
  const opened = await renderConsole(NEW, { config, ...scenario });
  await opened.user.selectOptions(await screen.findByLabelText('送信先の種類'), 'mapUsers');
  return opened;
}

function installMaps(options?: { fails: boolean }) {
  vi.stubGlobal('google', undefined);
  installGoogleMaps(() => import('#mocks/backend/google-maps/libraries'), options);
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const circleValues = () => [field(/^緯度/).value, field(/^経度/).value, field(/^半径（/).value];
const findMap = () => screen.findByRole('group', { name: '送信先の範囲の地図' });
const changeField = (label: RegExp, value: string) => {
  act(() => {
    fireEvent.change(field(label), { target: { value } });
  });
};
const circleRadii = (map: HTMLElement) =>
  [...map.querySelectorAll('circle[fill-opacity]')].map((circle) => Number(circle.getAttribute('r')));

const pointerAt = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, button: 0, pointerId: 1 });

/** jsdom has no layout: the map is 640 by 320 px, with its corner at the page’s corner. */
function drag(element: Element, from: [number, number], to: [number, number]) {
  fireEvent.pointerDown(element, pointerAt(from));
  fireEvent.pointerMove(window, pointerAt(to));
  fireEvent.pointerUp(window, pointerAt(to));
}

test('without a key the form has only the numbers, and a note shows why there is no map [A-054, A-184]', async () => {
  await openCircleForm({ config: { mapsKey: '' } });
  await screen.findByText(/^地図の鍵が設定されていないため/);
  expect(circleValues()).toEqual(['34.6432', '134.9975', '3']);
  expect(document.querySelector('details:not(.folded)')).toBeNull();
  expect(document.querySelector('script[src*="google"]')).toBeNull();
});

test('typed numbers move the marker and the circle, and moving these changes the numbers [A-054, A-184, R-UI-19]', async () => {
  installMaps();
  const { user } = await openCircleForm();
  const map = await findMap();
  // the circle is drawn at once, around the city's centre
  expect([circleValues(), circleRadii(map).length]).toEqual([['34.6432', '134.9975', '3'], 1]);
  changeField(/^緯度/, '');
  changeField(/^経度/, '');
  await waitFor(() => expect(within(map).queryByRole('img')).toBeNull());
  expect(circleRadii(map)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '1 km' }));
  expect(circleValues()).toEqual(['34.6432', '134.9975', '1']);
  const marker = within(map).getByRole('img', { name: '送信先の範囲の地図' });
  expect(screen.getByRole('button', { name: '1 km' }).getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(circleRadii(map)).toHaveLength(1));
  const [first = 0] = circleRadii(map);
  const startTransform = marker.style.transform;

  drag(marker, [320, 160], [400, 100]);
  await waitFor(() => expect(field(/^緯度/).value).not.toBe('34.6432'));
  const movedValues = circleValues();
  expect([Number(movedValues[0]) > 34.6432, Number(movedValues[1]) > 134.9975, movedValues[2]]).toEqual([
    true,
    true,
    '1',
  ]);

  changeField(/^緯度/, '34.6432');
  changeField(/^経度/, '１３４．９９７５');
  await waitFor(() => expect(marker.style.transform).toBe(startTransform));
  changeField(/^緯度/, '86');
  await waitFor(() => expect(within(map).queryByRole('img')).toBeNull());
  expect(circleRadii(map)).toEqual([]);
  changeField(/^緯度/, '34.6432');
  changeField(/^半径（/, '100.001');
  await waitFor(() => expect(within(map).getByRole('img')).toBeDefined());
  expect(circleRadii(map)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '1 km' }));
  await waitFor(() => expect(circleRadii(map)).toEqual([first]));
});

test('a click chooses a position, while moving and zooming the map choose none', async () => {
  installMaps();
  const { user } = await openCircleForm();
  const map = await findMap();
  // The labels of the map are in the language of the page.
  const mapSurface = within(map).getByRole('application', { name: '地図' });
  drag(mapSurface, [320, 160], [100, 160]);
  mapSurface.focus();
  await user.keyboard('{ArrowUp}');
  await user.click(within(map).getByRole('button', { name: '縮小' }));
  expect(circleValues()).toEqual(['34.6432', '134.9975', '3']);
  drag(mapSurface, [320, 160], [320, 160]);
  await waitFor(() => expect(Number(field(/^経度/).value)).toBeGreaterThan(134.9975));
});

test('Enter searches a position by its name without sending the form, and the user chooses it from the results', async () => {
  installMaps();
  const { user, calls } = await openCircleForm();
  await findMap();
  const searchInput = screen.getByLabelText('場所の名前または住所');
  await user.type(searchInput, 'どこにもない{Enter}');
  await screen.findByText('当てはまる場所はありません。');
  await user.clear(searchInput);
  await user.type(searchInput, '西明石駅{Enter}');
  const resultList = within(await screen.findByRole('list', { name: '見つかった場所' }));
  await user.click(resultList.getByRole('button', { name: /^西明石駅 明石市/ }));
  expect(screen.queryByRole('list', { name: '見つかった場所' })).toBeNull();
  await waitFor(() => expect(field(/^緯度/).value).toMatch(/^34\.6\d+$/));
  expect(calls().filter((call) => call.startsWith('POST') && call.includes('map_users'))).toEqual([]);
});

test('the handle at the edge changes the radius, and the handle in the middle moves the circle [R-SCR-10, A-285]', async () => {
  installMaps();
  await openCircleForm();
  const map = await findMap();
  const handle = (name: string) => map.querySelector(`[data-handle=${name}]`) as Element;
  await waitFor(() => expect(circleRadii(map)).toHaveLength(1));
  const [radiusBefore = 0] = circleRadii(map);

  drag(handle('radius'), [320 + radiusBefore, 160], [320 + radiusBefore / 2, 160]);
  await waitFor(() => expect(circleValues()).toEqual(['34.6432', '134.9975', '1.5']));
  // the map shows the smaller circle as large as before
  await waitFor(() => expect(circleRadii(map)[0]).toBeGreaterThan(radiusBefore / 2 + 1));
  drag(handle('radius'), [320, 160], [-9000, 160]);
  await waitFor(() => expect(circleValues()[2]).toBe('0.1'));

  drag(handle('center'), [320, 160], [400, 100]);
  await waitFor(() => expect(Number(field(/^緯度/).value)).toBeGreaterThan(34.6432));
  expect([Number(field(/^経度/).value) > 134.9975, circleValues()[2]]).toEqual([true, '0.1']);
});

test('a slider beside the number steps through the usual radii, and a radius beyond the limit is refused in kilometres [A-341]', async () => {
  installMaps();
  const { user } = await openCircleForm();
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: '半径を選ぶ' });
  expect([circleValues()[2], slider.getAttribute('aria-valuetext')]).toEqual(['3', '3 km']);
  const steps: (string | undefined)[] = [];
  for (const step of ['9', '4', '18']) {
    fireEvent.change(slider, { target: { value: step } });
    steps.push(circleValues()[2]);
  }
  expect([steps, slider.getAttribute('aria-valuetext')]).toEqual([['4', '0.7', '100'], '100 km']);
  changeField(/^半径（/, '100.5');
  await user.click(screen.getByRole('button', { name: '送信する' }));
  await screen.findByText('0.001から100までの数値を入力してください。');
});

test('the confirmation names the place that was searched, until the circle is moved [A-285]', async () => {
  installMaps();
  const { user } = await openCircleForm();
  const map = await findMap();
  changeField(/^タイトル必須/, '夏祭り');
  changeField(/^本文必須/, '8月1日です。');
  await user.type(screen.getByLabelText('場所の名前または住所'), '西明石駅{Enter}');
  await user.click(await screen.findByRole('button', { name: /^西明石駅 明石市/ }));
  await user.click(screen.getByRole('button', { name: '5 km' }));
  const openConfirmation = async () => {
    await user.click(screen.getByRole('button', { name: '送信する' }));
    return screen.findByRole('alertdialog', { name: '送信しますか？' });
  };
  const firstDialog = await openConfirmation();
  expect(firstDialog.textContent).toContain('西明石駅から半径5 km以内のユーザーです。');
  await user.click(within(firstDialog).getByRole('button', { name: 'キャンセル' }));
  drag(within(map).getByRole('img'), [320, 160], [330, 150]);
  await waitFor(() => expect(circleValues()[2]).toBe('5'));
  expect((await openConfirmation()).textContent).toMatch(
    /緯度34\.\d+、経度13\d\.\d+から半径5 km以内のユーザーです。/,
  );
});

test('the coordinates are folded below the map, and a refused one opens them [A-285]', async () => {
  installMaps();
  const { user } = await openCircleForm();
  await findMap();
  const details = screen.getByText('詳細（緯度・経度）').parentElement as HTMLDetailsElement;
  expect(details.open).toBe(false);
  changeField(/^緯度/, '99');
  expect(details.open).toBe(false);
  await user.click(screen.getByRole('button', { name: '送信する' }));
  await screen.findByText('-85から85までの数値を入力してください。');
  expect(details.open).toBe(true);
});

test('a map script that fails to load shows an error, the numbers stay, and the script can be loaded again [A-184]', async () => {
  installMaps({ fails: true });
  const { user } = await openCircleForm();
  const note = await screen.findByText('地図を読み込めませんでした。緯度と経度は数値でも入力できます。');
  await user.clear(field(/^緯度/));
  await user.type(field(/^緯度/), '34.6');
  installMaps();
  await user.click(
    within(note.parentElement as HTMLElement).getByRole('button', { name: 'もう一度読み込む' }),
  );
  await findMap();
  expect(field(/^緯度/).value).toBe('34.6');
});
