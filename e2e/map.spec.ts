// In a browser: a map with a marker that is dragged, the layout of a phone
import { expect, test } from './fixtures';
import { openCoordinates } from './send';

const NEW = '/akashi/notification?new=1';

test("the fields follow a drag of the circle's marker, and the marker follows typed coordinates [A-054, A-184, R-UI-19]", {
  tag: '@core',
}, async ({ open, page, axe }) => {
  await open(NEW, { role: 'Administrator', city: 'akashi' });
  await page.getByLabel('送信先の種類').selectOption('mapUsers');
  const map = page.getByRole('group', { name: '送信先の範囲の地図' });
  const marker = map.getByRole('img', { name: '送信先の範囲の地図' });
  const latitude = page.getByLabel('緯度');
  const longitude = page.getByLabel('経度');
  const count = page.locator('.receiver-count');
  // the circle is drawn at once, around the city's centre
  await expect(page.getByRole('button', { name: '3 km' })).toHaveAttribute('aria-pressed', 'true');
  await openCoordinates(page);
  await expect(latitude).toHaveValue('34.6432');
  await expect(count).toHaveText(/^受信者：[1-9]\d*人$/);
  // the whole map must be above the sticky foot of the panel
  await map.evaluate((pane) => pane.scrollIntoView({ block: 'center' }));
  await expect(marker).toBeVisible();
  expect(await axe(page)).toEqual([]);

  const from = await marker.boundingBox();
  if (from === null) throw new Error('the marker is not seen');
  const foot = { x: from.x + from.width / 2, y: from.y + from.height - 4 };
  await page.mouse.move(foot.x, foot.y);
  await page.mouse.down();
  await page.mouse.move(foot.x + 40, foot.y - 30, { steps: 4 });
  await page.mouse.up();
  await expect(latitude).not.toHaveValue('34.6432');
  expect(Number(await latitude.inputValue())).toBeGreaterThan(34.6432);
  expect(Number(await longitude.inputValue())).toBeGreaterThan(134.9975);

  // the map shows the whole circle again, with the marker in the middle
  const middle = () =>
    map.evaluate((pane) => {
      const { x, y, width, height } = pane.getBoundingClientRect();
      const drop = pane.querySelector('[role=img]')?.getBoundingClientRect();
      return drop && Math.hypot(drop.x + drop.width / 2 - x - width / 2, drop.bottom - y - height / 2);
    });
  await expect.poll(middle).toBeLessThan(4);
  const before = await longitude.inputValue();
  await latitude.fill('34.6432');
  await longitude.fill('134.9975');
  await expect.poll(middle).toBeLessThan(4);
  await map.getByRole('application').click({ position: { x: 60, y: 60 } });
  await expect(longitude).not.toHaveValue(before);
  expect(Number(await longitude.inputValue())).toBeLessThan(134.9975);

  await page.getByLabel('場所の名前または住所').fill('西明石駅');
  await page.getByLabel('場所の名前または住所').press('Enter');
  await page.getByRole('button', { name: /^西明石駅/ }).click();
  await expect.poll(middle).toBeLessThan(4);
  await expect(count).toHaveText(/^受信者：\d+人$/);
});

test('on a phone the head of the composer stays in view while the user looks at its map far below', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(NEW, { role: 'Administrator', city: 'akashi' });
  await page.getByLabel('送信先の種類').selectOption('mapUsers');
  const map = page.getByRole('group', { name: '送信先の範囲の地図' });
  await map.evaluate((pane) => pane.scrollIntoView({ block: 'center' }));
  await expect(map).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: '閉じる' })).toBeInViewport({ ratio: 1 });
});

test('when the script of the maps fails, the user can type the coordinates and load the map again', async ({
  open,
  page,
}) => {
  await open(NEW, { role: 'Administrator', city: 'akashi', maps: 'fails' });
  await page.getByLabel('送信先の種類').selectOption('mapUsers');
  await expect(page.getByText('地図を読み込めませんでした。')).toBeVisible();
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.getByText('地図を読み込めませんでした。')).toBeVisible();
  await page.getByRole('button', { name: 'この地域の中心を使う' }).click();
  await expect(page.getByLabel('緯度')).toHaveValue('34.6432');
});
