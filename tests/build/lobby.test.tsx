import { expect, onTestFinished, test, vi } from 'vitest';
import { decide } from '#app/routing/guard';
import { screens } from '#app/screens/index';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';
import { createBackend } from '#mocks/backend/backend';
import { startOfDayInJapan } from '#mocks/backend/seed/base/seed-times';
import { applyLink } from '#mocks/harness/link/apply-link';
import { browserStorage } from '#mocks/harness/link/browser-storage';
import { readScenario } from '#mocks/harness/link/scenario';
import { storedCity } from '#mocks/harness/link/stored-city';
import { TOURS } from '#mocks/harness/tours/tours';
import { cityOffers } from '../../build/lobby/offers';
import { renderLobby } from '../../build/lobby/render-lobby';
import { showLobby } from '../../build/show-lobby';
import { emptyBrowser, setCookie, stored } from '../browser';

const lobby = renderLobby(process.cwd(), '/');

function parsed(markup: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = markup;
  return element;
}

const demoLinks = (markup: string) => [
  ...parsed(markup).querySelectorAll<HTMLAnchorElement>('a[href*="#qa?"]'),
];

test('the lobby offers each place with the roles whose accounts may enter it, and the Administrator with each company', () => {
  const fiveRoles = ['Administrator ×5', 'Operator ×1', 'owner_shop ×1', 'staff_shop ×1', 'Advertiser ×1'];
  const threeRoles = fiveRoles.slice(0, 3);
  const offeredRoles = cityOffers().map(({ city, roles }) => [
    city.name,
    roles.map(({ role, companies }) => `${role} ×${companies.length}`),
  ]);
  expect(Object.fromEntries(offeredRoles)).toEqual({
    akashi: fiveRoles,
    kusatsu: fiveRoles,
    takatsuki: threeRoles,
    toyonaka: threeRoles,
    fujisawa: threeRoles,
    settsu: threeRoles,
    nishinomiya: threeRoles,
    shonan: fiveRoles,
    seveneleven: threeRoles,
  });
});

test('every link of the lobby opens its role in its city, in both languages [R-WISH-09, R-WISH-10]', async () => {
  const links = [...demoLinks(lobby.pages.ja), ...demoLinks(lobby.pages.en)];
  // three places have all five roles, six have three; the Administrator has four other companies; each role has a tour, and
  // lets the town run
  expect(links).toHaveLength(2 * (3 * (9 + 2 * 5) + 6 * (7 + 2 * 3)));
  expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
  onTestFinished(emptyBrowser);
  const backend = createBackend();
  await backend.ready;
  const startOfDay = startOfDayInJapan(backend.clock.now());
  const reachedPages: unknown[] = [];
  for (const link of links) {
    emptyBrowser();
    const { pathname, hash } = new URL(link.href);
    const reading = readScenario(hash);
    if (reading === null) throw new Error(`${link.href} is no scenario link`);
    const { scenario } = reading;
    const problems = await applyLink({ ...reading, hash }, backend, startOfDay);
    const account = backend.accountOf(browserStorage.getCookie('Admin-Token') ?? '');
    const city = storedCity(browserStorage.getItem('City')) ?? '';
    const screen = screens.find(({ path }) => path === '/:city/dashboard');
    const role = ROLES_WITH_SCREENS.find((one) => one === account?.permission);
    if (!screen || !role || !account) throw new Error(`${link.href} signs nobody in`);
    const visitor = { role, company: account.company_slug ?? null, city, cities: account.cities };
    const verdict = decide(visitor, { path: pathname, search: '', match: { screen, params: { city } } });
    reachedPages.push({
      problems,
      address: location.pathname,
      persona: [account.permission, account.company_slug, city],
      mayEnter: account.cities.includes(city),
      leaves: 'goTo' in verdict,
      writes: scenario.writes,
      from: scenario.from,
      tour: scenario.tour,
      town: scenario.town,
      want: scenario.want,
    });
    expect([role, visitor.company, pathname]).toEqual([
      scenario.role,
      scenario.company,
      `/${scenario.city}/dashboard`,
    ]);
  }
  const offered = cityOffers().flatMap(({ city, roles }) =>
    roles.flatMap(({ role, companies: [own, ...others] }) => {
      const entryOf = (company: string | undefined, variant: { tour?: typeof role; town?: 'run' } = {}) => ({
        persona: [role, company, city.name],
        tour: variant.tour ?? null,
        town: variant.town ?? null,
        want: (variant.tour && TOURS[variant.tour].want) ?? null,
      });
      const variants = [{}, { tour: role }, { town: 'run' } as const].map((variant) =>
        entryOf(own?.company, variant),
      );
      return [...variants, ...others.map(({ company }) => entryOf(company))];
    }),
  );
  const sharedResult = {
    problems: [],
    address: '/',
    mayEnter: true,
    leaves: false,
    writes: null,
    from: 'lobby',
  };
  expect(reachedPages).toEqual([...offered, ...offered].map((entry) => ({ ...sharedResult, ...entry })));
});

test('every link names the language of its page, so that the way back leads to the same page', () => {
  const { pages } = renderLobby(process.cwd(), '/sub/');
  const languagesIn = (markup: string) =>
    demoLinks(markup).map(({ href }) => {
      const { pathname, hash } = new URL(href);
      return [pathname.startsWith('/sub/'), readScenario(hash)?.scenario.lang];
    });
  expect(languagesIn(pages.ja)).toEqual(demoLinks(pages.ja).map(() => [true, 'ja']));
  expect(languagesIn(pages.en)).toEqual(demoLinks(pages.en).map(() => [true, 'en']));
});

test('a role shows its menu in the city: by section, without what the city lacks, and what other companies have beside it', () => {
  const page = parsed(lobby.pages.ja);
  const menuOf = (slug: string, index: number) =>
    [...(page.querySelectorAll(`#lobby-${slug} .lobby-menu`)[index]?.children ?? [])].map((part) =>
      [...part.children].map(({ textContent }) => textContent),
    );
  expect(menuOf('akashi', 3)).toEqual([
    ['', 'ダッシュボード', '今日の窓口'],
    ['連絡', '管理者からのお知らせ', 'チャット', '予約'],
    ['ユーザー・スタッフ', 'タイムカード'],
    ['お店・広告', '履歴'],
    ['まちの情報', 'タイムライン', '資料'],
    ['運営', 'ロッカー（閲覧）'],
  ]);
  expect(menuOf('settsu', 2)[1]).toEqual(['連絡', 'プッシュ通知', '管理者からのお知らせ', '予約']);
  expect(menuOf('shonan', 0)[4]).toContain('記事');
  const notesOf = (slug: string) =>
    [...page.querySelectorAll(`#lobby-${slug} .lobby-note:not([id])`)].map(({ textContent }) => textContent);
  expect(notesOf('akashi')).toEqual(['この4社のメニューには「請求書一覧」もあります。']);
  expect(notesOf('settsu')).toEqual([
    'この4社のメニューには「請求書一覧」もあります。',
    '店舗スタッフと広告主のアカウントは、この地域に入れません。',
  ]);
});

/** The demo's page at an address after its inline script, in a browser that prefers these languages. */
function pageAt(address: string, languages: readonly string[] = ['ja-JP', 'ja', 'en']) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="root"></div><template id="lobby-drawings">${lobby.drawings}</template>
    <template id="lobby-ja">${lobby.pages.ja}</template><template id="lobby-en">${lobby.pages.en}</template>`;
  onTestFinished(() => {
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });
  const isShown = showLobby(
    { base: '/', languages: ['ja', 'en'], titles: lobby.titles, cookies: ['Admin-Token', 'language'] },
    document,
    window,
  );
  return {
    isShown,
    hash: location.hash,
    title: isShown ? document.querySelector('h1')?.textContent : null,
    currentCities: [...document.querySelectorAll('#lobby nav a[aria-current]')].map((link) =>
      link.getAttribute('href'),
    ),
  };
}

const JA = 'まちの管理画面を、ひらいてみる';
const EN = 'Step inside the console of a town';

test('the lobby is shown at its own address, and at the plain one in a browser that has stored nothing or came by the lobby', () => {
  emptyBrowser();
  onTestFinished(emptyBrowser);
  const hiddenLobby = { isShown: false, hash: '', title: null, currentCities: [] };
  const lobbyOfAkashi = { isShown: true, hash: '#lobby', title: JA, currentCities: ['#lobby-akashi'] };
  expect(pageAt('/')).toEqual(lobbyOfAkashi);
  expect(pageAt('/')).toEqual(lobbyOfAkashi);
  setCookie('Admin-Token', 'abc');
  expect(pageAt('/')).toEqual(hiddenLobby);
  expect(pageAt('/#lobby-settsu')).toEqual({
    ...lobbyOfAkashi,
    hash: '#lobby-settsu',
    currentCities: ['#lobby-settsu'],
  });
  emptyBrowser();
  setCookie('language', 'en');
  expect(pageAt('/')).toEqual(hiddenLobby);
  expect(pageAt('/#lobby').title).toBe(EN);
  emptyBrowser();
  localStorage.setItem('City', 'akashi');
  expect(pageAt('/')).toEqual(hiddenLobby);
  expect(
    ['/login', '/akashi/dashboard', '/#qa?role=none', '/?redirect=%2Fcity'].map((at) => pageAt(at).isShown),
  ).toEqual([false, false, false, false]);
});

const titleAt = (address: string, ...languages: string[]) => pageAt(address, languages).title;

test('the lobby has the language of its link, else that of the console, else the first of the browser that it has [A-349]', () => {
  emptyBrowser();
  onTestFinished(emptyBrowser);
  expect(titleAt('/?lang=ja#lobby', 'en')).toBe(JA);
  expect(titleAt('/#lobby', 'en-GB', 'ja')).toBe(EN);
  expect(titleAt('/?lang=fr#lobby', 'fr-CA', 'en', 'ja')).toBe(EN);
  expect(titleAt('/#lobby', 'fr')).toBe(JA);
  setCookie('language', 'ja');
  expect(titleAt('/#lobby', 'en')).toBe(JA);
  // the console has a language that the lobby lacks
  setCookie('language', 'zh');
  expect(titleAt('/#lobby', 'en')).toBe(EN);
});

test('a tab in a sandbox shows the lobby at its address, and after a sign-out at the plain one, too', () => {
  emptyBrowser();
  onTestFinished(() => {
    delete window.machiSandbox;
    emptyBrowser();
  });
  window.machiSandbox = { name: '1-abcd', native: sessionStorage, deleteDatabase: () => {} };
  localStorage.setItem('City', 'akashi');
  expect(pageAt('/').isShown).toBe(false);
  setCookie('Admin-Token', 'abc');
  expect(pageAt('/#lobby').isShown).toBe(true);
  expect(pageAt('/').isShown).toBe(false);
  setCookie('Admin-Token', '; Max-Age=0');
  expect(pageAt('/').isShown).toBe(true);
  expect(stored()).toEqual({ City: 'akashi' });
});

const languageLink = () => document.querySelector('.lobby-language')?.getAttribute('href');

test('the other language is a link that keeps the chosen place', () => {
  emptyBrowser();
  onTestFinished(emptyBrowser);
  pageAt('/#lobby-shonan');
  expect(languageLink()).toBe('/?lang=en#lobby-shonan');
  expect(pageAt('/?lang=en#lobby-shonan')).toEqual({
    isShown: true,
    hash: '#lobby-shonan',
    title: EN,
    currentCities: ['#lobby-shonan'],
  });
  expect([languageLink(), document.documentElement.lang, document.title]).toEqual([
    '/?lang=ja#lobby-shonan',
    'en',
    'Machi Console demo',
  ]);
});
