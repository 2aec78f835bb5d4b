import { expect, test } from './fixtures';

test('without a stored city / leads to the choice of the city; the console stores the chosen city and its shop code [R-CITY-04..06, R-CITY-12, R-ROUTE-09, R-ROUTE-10, R-SCR-06, R-STORE-07]', async ({
  open,
  page,
}) => {
  await open('/', { role: 'Administrator', city: 'none' });
  await expect(page).toHaveURL('/city');
  await expect(page).toHaveTitle('地域選択');
  const cities = page.getByRole('list', { name: '地域選択' }).getByRole('button');
  await expect(cities.locator('strong, .quiet')).toHaveText(
    [
      '明石市 akashi',
      '草津市 kusatsu',
      '高槻市 takatsuki',
      '豊中市 toyonaka',
      '藤沢市 fujisawa',
      '摂津市 settsu',
      '西宮市 nishinomiya',
      '湘南 shonan',
      'セブンイレブン seveneleven',
    ].flatMap((card) => card.split(' ')),
  );
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await page.getByRole('button', { name: '草津市' }).click();
  await expect(page).toHaveURL('/kusatsu/dashboard');
  const stored = await page.evaluate(() => ({
    City: JSON.parse(localStorage.getItem('City') ?? 'null') as unknown,
    Store: localStorage.getItem('Store'),
  }));
  expect(stored).toEqual({
    City: {
      id: 2,
      name: 'kusatsu',
      name_ja: '草津市',
      code_shop: 'machi002',
      coordinates: { lat: expect.any(Number), lng: expect.any(Number) },
    },
    Store: 'machi002',
  });

  await page.reload();
  await expect(page.getByText('草津市の管理画面です。')).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL('/kusatsu/dashboard');
});

test('a change of the city shows the data of the new city and requests the profile again [R-CITY-01, R-CITY-13, R-GUARD-05, R-GUARD-07]', async ({
  open,
  page,
  panel,
}) => {
  await open('/akashi/dashboard', { role: 'Administrator', city: 'akashi' });
  await page.getByRole('link', { name: '明石市' }).click();
  await expect(page).toHaveURL('/city');
  await expect(page.getByRole('button', { name: '明石市' })).toHaveAttribute('aria-current', 'true');
  const before = (await panel.calls()).filter((call) => call === PROFILE).length;
  await panel.close();
  await page.getByRole('button', { name: '豊中市' }).click();
  await expect(page.getByText('豊中市の管理画面です。')).toBeVisible();
  await expect
    .poll(async () => (await panel.calls()).filter((call) => call === PROFILE).length)
    .toBeGreaterThan(before);
});

test('the console reports a city that the account may not enter, forgets it and offers the others [R-CITY-19, R-MSG-25, A-010]', async ({
  open,
  page,
  toasts,
}) => {
  await open('/takatsuki/dashboard', { role: 'staff_shop', city: 'takatsuki' });
  await expect(page).toHaveURL(/\/city(\?|$)/);
  await expect(toasts).toHaveText(['あなたのアカウントはこの地域にアクセスできません。']);
  await expect(page.getByRole('list', { name: '地域選択' }).locator('strong')).toHaveText([
    '明石市',
    '草津市',
    '湘南',
  ]);
  expect(await page.evaluate(() => localStorage.getItem('City'))).toBeNull();
  await page.getByRole('button', { name: '明石市' }).click();
  await expect(page).toHaveURL('/akashi/dashboard');
});

test('an address with another city leads to the same page of the stored city [R-CITY-14, R-GUARD-10, A-003]', async ({
  open,
  page,
  panel,
  records,
}) => {
  await open('/kusatsu/notification?page=2', { role: 'Administrator', city: 'akashi' });
  await expect(page).toHaveURL('/akashi/notification?page=2');
  await expect(records.range).toContainText('21–');
  const calls = await panel.calls();
  expect(calls.filter((call) => call.includes('kusatsu'))).toEqual([]);
});

test('each city has its own rows, and every visit shows the same rows [R-GEN-02, R-WISH-09, R-WISH-10]', async ({
  open,
  page,
  records,
}) => {
  const titlesIn = async (city: string) => {
    await open(`/${city}/notification`, { role: 'Administrator', city, now: '2026-04-01T09:00:00+09:00' });
    await expect(records.rows).toHaveCount(20);
    await records.settled();
    return records.titles.allTextContents();
  };
  const akashi = await titlesIn('akashi');
  const kusatsu = await titlesIn('kusatsu');
  expect(kusatsu).not.toEqual(akashi);
  expect(akashi.join()).toMatch(/明石|魚の棚|大蔵海岸|時のウィーク/);
  expect(kusatsu.join()).not.toMatch(/明石|魚の棚|大蔵海岸/);
  await page.context().clearCookies();
  expect(await titlesIn('akashi')).toEqual(akashi);
});

test('/{city} leads to its dashboard, and an unknown city leads to /404 [A-004, A-005]', async ({
  open,
  page,
}) => {
  await open('/akashi', { role: 'Administrator', city: 'akashi' });
  await expect(page).toHaveURL('/akashi/dashboard');
  await page.goto('/atlantis');
  await expect(page).toHaveURL('/404');
});

const PROFILE = 'GET /users/profile 200';

test('after each change of the city the page keeps no row, title or unread count of the city before [R-CITY-14]', async ({
  open,
  page,
  records,
}) => {
  test.setTimeout(240_000);
  await open('/akashi/notification', { role: 'Administrator', city: 'akashi' });
  await expect(records.rows).toHaveCount(20);
  const seen = new Map<string, { rows: string[]; range: string | null }>();
  const look = async () => ({
    rows: await records.rows.allTextContents(),
    range: await records.range.textContent(),
  });
  let here = 'akashi';
  const cities = Object.keys(NAMES);
  for (const next of process.env.E2E_WHOLE ? everyPair(cities) : thereAndBack(cities)) {
    await page.getByRole('complementary').getByRole('link', { name: NAMES[here] }).click();
    await page.getByRole('list', { name: '地域選択' }).getByRole('button', { name: NAMES[next] }).click();
    await expect(page).toHaveURL(`/${next}/dashboard`);
    await page
      .getByRole('navigation', { name: 'メニュー' })
      .getByRole('link', { name: 'プッシュ通知' })
      .click();
    await expect(page).toHaveTitle(`プッシュ通知 - ${NAMES[next]}`);
    await expect(records.rows).toHaveCount(20);
    await records.settled();
    const now = await look();
    const before = seen.get(next);
    if (before) expect(now).toEqual(before);
    seen.set(next, now);
    await expect(page.getByRole('complementary')).not.toContainText(NAMES[here] ?? '');
    here = next;
  }
  // each city has rows of its own, and no row of another city
  const all = [...seen.values()].flatMap(({ rows }) => rows);
  expect(new Set(all).size).toBe(all.length);
});

test('the console queries a city again after the user has left it, because no cache keeps its rows', async ({
  open,
  page,
  panel,
  records,
}) => {
  await open('/akashi/notification', { role: 'Administrator', city: 'akashi' });
  await expect(records.rows).toHaveCount(20);
  const menu = page.getByRole('navigation', { name: 'メニュー' });
  const moveTo = async (name: string) => {
    await page.getByRole('complementary').locator('a.sidebar-city').click();
    await page.getByRole('list', { name: '地域選択' }).getByRole('button', { name }).click();
    await menu.getByRole('link', { name: 'プッシュ通知' }).click();
  };
  await moveTo('草津市');
  await expect(records.rows).toHaveCount(20);
  await panel.fault('GET /:city/notifications/ hang');
  await panel.close();
  await moveTo('明石市');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('読み込み中…');
  await expect(page.locator('tbody th.main')).toHaveCount(0);
});

const NAMES: Readonly<Record<string, string>> = {
  akashi: '明石市',
  kusatsu: '草津市',
  takatsuki: '高槻市',
  toyonaka: '豊中市',
  fujisawa: '藤沢市',
  settsu: '摂津市',
  nishinomiya: '西宮市',
  shonan: '湘南',
  seveneleven: 'セブンイレブン',
};

/** Each city twice, each time from a different city. */
const thereAndBack = (cities: readonly string[]) => [...cities.slice(1), ...cities.toReversed().slice(1)];

/** A walk from the first city that takes every ordered pair of cities once. */
function everyPair(cities: readonly string[]): string[] {
  const left = new Map(cities.map((city) => [city, cities.filter((other) => other !== city)]));
  // Hierholzer's algorithm: every city has as many ways in as out, so the walk is a closed circuit
  const stack = cities.slice(0, 1);
  const walk: string[] = [];
  while (stack.length > 0) {
    const next = left.get(stack.at(-1) ?? '')?.pop();
    if (next === undefined) walk.unshift(stack.pop() ?? '');
    else stack.push(next);
  }
  return walk.slice(1);
}
