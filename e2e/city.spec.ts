// In a browser: one page that moves through the cities, with the storage, the address and the title of each
import { expect, test } from './fixtures';

test('the console reports a city that the account may not enter, forgets it and offers the others [R-CITY-19, R-MSG-25, A-010]', {
  tag: '@core',
}, async ({ open, page, toasts }) => {
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

test('after each change of the city the page keeps no row, title or unread count of the city before, and queries a city again that the user has left [R-CITY-14]', async ({
  open,
  page,
  panel,
  records,
}) => {
  test.setTimeout(240_000);
  await open('/akashi/notification', { role: 'Administrator', city: 'akashi' });
  await expect(records.rows).toHaveCount(20);
  const seen = new Map<string, { rows: string[]; range: string | null }>();
  const readList = async () => ({
    rows: await records.rows.allTextContents(),
    range: await records.range.textContent(),
  });
  let currentCity = 'akashi';
  const cities = Object.keys(NAMES);
  const moveTo = async (city: string) => {
    await page.getByRole('complementary').getByRole('link', { name: NAMES[currentCity] }).click();
    await page.getByRole('list', { name: '地域選択' }).getByRole('button', { name: NAMES[city] }).click();
    await expect(page).toHaveURL(`/${city}/dashboard`);
    await page
      .getByRole('navigation', { name: 'メニュー' })
      .getByRole('link', { name: 'プッシュ通知' })
      .click();
  };
  // nothing differs between the cities but their data, which tests/mocks/backend/seed compares
  for (const next of process.env.E2E_WHOLE ? everyPair(cities) : thereAndBack(cities.slice(0, 4))) {
    await moveTo(next);
    await expect(page).toHaveTitle(`プッシュ通知 - ${NAMES[next]}`);
    await expect(records.rows).toHaveCount(20);
    await records.settled();
    const now = await readList();
    const before = seen.get(next);
    if (before) expect(now).toEqual(before);
    seen.set(next, now);
    await expect(page.getByRole('complementary')).not.toContainText(NAMES[currentCity] ?? '');
    currentCity = next;
  }
  // each city has rows of its own, and no row of another city
  const all = [...seen.values()].flatMap(({ rows }) => rows);
  expect(new Set(all).size).toBe(all.length);

  // no cache keeps the rows of a city that was left
  const [again = ''] = cities.filter((city) => city !== currentCity);
  await panel.fault('GET /:city/notifications/ hang');
  await panel.close();
  await moveTo(again);
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
  const citiesToVisit = new Map(cities.map((city) => [city, cities.filter((other) => other !== city)]));
  // Hierholzer's algorithm: every city has as many ways in as out, so the walk is a closed circuit
  const stack = cities.slice(0, 1);
  const walk: string[] = [];
  while (stack.length > 0) {
    const next = citiesToVisit.get(stack.at(-1) ?? '')?.pop();
    if (next === undefined) walk.unshift(stack.pop() ?? '');
    else stack.push(next);
  }
  return walk.slice(1);
}
