import { describe, expect, test, vi } from 'vitest';
import { SANDBOX_KEYS, tabSandbox } from '#mocks/harness/link/tab-sandbox';
import { fakeBrowser, itemsOf, memoryStorage } from './fake-window';

const LINK = '/akashi/notification?page=2#qa?role=Operator&writes=1.abc&city=akashi';
const { all, front, own } = SANDBOX_KEYS;
const ANY_SANDBOX = expect.stringMatching(/^\d+-\w{1,4}$/);

const openTab = (browser: ReturnType<typeof fakeBrowser>, address: string, session = memoryStorage()) => {
  const page = browser.tab(address, session);
  const sandbox = tabSandbox(page, SANDBOX_KEYS);
  return { page, session, name: sandbox?.name ?? null, sandbox };
};

describe('R-WISH-10 the sandbox of a tab', () => {
  test('a link opens a new sandbox, which the browser lists with its address, without the writes', () => {
    const browser = fakeBrowser();
    const session = memoryStorage({ 'open-pages': '[]' });
    const firstTab = openTab(browser, LINK, session);
    const secondTab = openTab(browser, '/#qa');
    expect([firstTab.name, secondTab.name]).toEqual([ANY_SANDBOX, ANY_SANDBOX]);
    expect(itemsOf(session)).toEqual({ [own]: firstTab.name });
    expect(JSON.parse(browser.local.getItem(all) ?? '')).toEqual([
      {
        name: firstTab.name,
        number: 1,
        path: '/akashi/notification?page=2',
        link: '#qa?role=Operator&city=akashi',
      },
      { name: secondTab.name, number: 2, path: '/', link: '#qa?' },
    ]);
  });

  test('a reload and a duplicate keep the sandbox, and another new tab joins the one that was used last', () => {
    const browser = fakeBrowser();
    expect(openTab(browser, '/').name).toBe('');
    const linkedTab = openTab(browser, LINK);
    expect(openTab(browser, '/akashi/notification', memoryStorage(itemsOf(linkedTab.session))).name).toBe(
      linkedTab.name,
    );
    expect(openTab(browser, '/').name).toBe('');
    linkedTab.page.dispatchEvent(new Event('pointerdown'));
    expect([browser.local.getItem(front), openTab(browser, '/').name]).toEqual([
      linkedTab.name,
      linkedTab.name,
    ]);
    const sharedTab = openTab(browser, '/', memoryStorage({ [own]: '' }));
    sharedTab.page.dispatchEvent(new Event('keydown'));
    expect([sharedTab.name, openTab(browser, '/').name]).toEqual(['', '']);
  });

  test('a link with writes=keep stays in the sandbox of the tab, or in the one that was used last', () => {
    const browser = fakeBrowser();
    const keepLink = '/#qa?role=Operator&writes=keep';
    expect(openTab(browser, keepLink).name).toBe('');
    const linkedTab = openTab(browser, LINK);
    expect(
      openTab(browser, keepLink, memoryStorage({ [own]: linkedTab.name ?? '', kept: '1' })).session,
    ).toMatchObject({
      [own]: linkedTab.name,
      kept: '1',
    });
    linkedTab.page.dispatchEvent(new Event('pointerdown'));
    expect(openTab(browser, keepLink).name).toBe(linkedTab.name);
  });

  test('an unreadable list starts anew', () => {
    const browser = fakeBrowser();
    browser.local.setItem(all, 'not JSON');
    expect(openTab(browser, LINK).name).toMatch(/^1-/);
  });

  test('a browser without storage has no sandbox, and its page a storage of its own', () => {
    const page = fakeBrowser().tab(LINK);
    Object.defineProperty(page, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(tabSandbox(page, SANDBOX_KEYS)).toBeNull();
    const { localStorage, sessionStorage } = page;
    localStorage.setItem('City', 'akashi');
    localStorage.setItem('Store', 'machi001');
    sessionStorage.setItem('own', '1');
    expect([
      Object.keys(localStorage),
      localStorage.length,
      localStorage.key(1),
      localStorage.key(2),
      localStorage.getItem('City'),
      localStorage.getItem('getItem'),
    ]).toEqual([['City', 'Store'], 2, 'Store', null, 'akashi', null]);
    localStorage.removeItem('City');
    expect([localStorage.getItem('City'), localStorage.getItem('Store')]).toEqual([null, 'machi001']);
    localStorage.clear();
    expect([localStorage.length, sessionStorage.getItem('own')]).toEqual([0, '1']);
  });

  test.each(['{}', 'null', '7', '[null]', '[{}]', '[{"number":"x"}]', '["a",{"number":1e400}]'])(
    'a damaged list leaves the isolation, and a number that data of another sandbox has is not taken: %s',
    (damaged) => {
      const browser = fakeBrowser();
      browser.local.setItem(all, damaged);
      browser.local.setItem('4-abcd~City', 'kusatsu');
      const { page, name } = openTab(browser, LINK);
      expect([name, page.localStorage.getItem('City')]).toEqual([expect.stringMatching(/^5-/), null]);
    },
  );

  test('a full storage leaves a link its sandbox, in which a user can sign in', () => {
    const browser = fakeBrowser();
    browser.local.setItem('City', 'shared');
    Object.assign(Object.getPrototypeOf(browser.local), {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const { page, session, name } = openTab(browser, LINK);
    page.document.cookie = 'Admin-Token=a; Path=/';
    page.dispatchEvent(new Event('keydown'));
    const reopenedTab = openTab(browser, '/', memoryStorage(itemsOf(session)));
    expect([name, page.localStorage.getItem('City')]).toEqual([ANY_SANDBOX, null]);
    expect([reopenedTab.name, page.document.cookie, reopenedTab.page.document.cookie]).toEqual([
      name,
      'Admin-Token=a',
      'Admin-Token=a',
    ]);
    expect(() => page.localStorage.setItem('City', 'akashi')).toThrow('full');
  });

  test('each sandbox has its local storage, by methods and by properties', () => {
    const browser = fakeBrowser();
    const { page, name } = openTab(browser, LINK);
    const other = openTab(browser, LINK).page;
    const { localStorage: storage } = page;
    storage.setItem('City', 'akashi');
    storage.UserId = '5';
    other.localStorage.setItem('City', 'kusatsu');
    expect([storage.getItem('City'), storage.City, storage.getItem('absent'), storage.absent]).toEqual([
      'akashi',
      'akashi',
      null,
      undefined,
    ]);
    expect([Object.keys(storage), storage.length, storage.key(1), storage.key(2)]).toEqual([
      ['City', 'UserId'],
      2,
      'UserId',
      null,
    ]);
    expect(['City' in storage, 'absent' in storage]).toEqual([true, false]);
    expect(browser.local.getItem(`${name}~City`)).toBe('akashi');
    delete storage.City;
    storage.removeItem('UserId');
    expect(Object.keys(storage)).toEqual([]);
    storage.setItem('again', '1');
    storage.clear();
    expect([Object.keys(storage), other.localStorage.City]).toEqual([[], 'kusatsu']);
  });

  test('each sandbox has its cookies, which expire and never reach a server', () => {
    vi.useFakeTimers({ now: 0 });
    const browser = fakeBrowser();
    const { page, session } = openTab(browser, LINK);
    const { document } = page;
    document.cookie = 'Admin-Token=a%3D; Path=/; SameSite=Lax';
    document.cookie = 'language=en; Max-Age=10; Path=/';
    document.cookie = `theme=dark; Expires=${new Date(20_000).toUTCString()}`;
    const reopenedTab = openTab(browser, '/', memoryStorage(itemsOf(session))).page.document;
    expect([document.cookie, reopenedTab.cookie]).toEqual(
      Array(2).fill('Admin-Token=a%3D; language=en; theme=dark'),
    );
    vi.setSystemTime(10_000);
    expect(document.cookie).toBe('Admin-Token=a%3D; theme=dark');
    document.cookie = 'Admin-Token=; Max-Age=0';
    vi.setSystemTime(20_000);
    expect([document.cookie, Object.keys(page.localStorage)]).toEqual(['', []]);
    expect(openTab(browser, LINK).page.document.cookie).toBe('');
    expect(openTab(browser, '/').page.document.cookie).toBe('real=1');
    expect(page.cookieStore).toBeUndefined();
    vi.useRealTimers();
  });

  test('databases, channels and locks have names of the sandbox; outside they keep their own', () => {
    const browser = fakeBrowser();
    const { page, name, sandbox } = openTab(browser, LINK);
    expect(namesUsedBy(page, browser)).toEqual([
      `channel ${name}~session`,
      `open ${name}~journal`,
      `delete ${name}~journal`,
      `lock ${name}~renewal`,
    ]);
    sandbox?.deleteDatabase('2-abcd~journal');
    expect(browser.names.splice(0)).toEqual(['delete 2-abcd~journal']);
    expect(namesUsedBy(openTab(browser, '/').page, browser)).toEqual([
      'channel session',
      'open journal',
      'delete journal',
      'lock renewal',
    ]);
  });

  test('a storage event reaches the tabs of its sandbox, with the key as written there', () => {
    const browser = fakeBrowser();
    const linkedTab = openTab(browser, LINK);
    const sharedTab = openTab(browser, '/');
    const keysAt = ({ page }: typeof linkedTab) => {
      const keys: (string | null)[] = [];
      page.addEventListener('storage', ({ key }) => keys.push(key));
      return keys;
    };
    const [keysInside, keysOutside] = [keysAt(linkedTab), keysAt(sharedTab)];
    for (const key of [`${linkedTab.name}~City`, `${linkedTab.name}~;`, '9-zzzz~City', 'City', null])
      for (const { page } of [linkedTab, sharedTab])
        page.dispatchEvent(
          new page.StorageEvent('storage', { key, storageArea: browser.local, newValue: '1' }),
        );
    expect([keysInside, keysOutside]).toEqual([
      ['City', null],
      ['City', null],
    ]);
  });
});

/** The names that a channel, a database and a lock get. */
function namesUsedBy(page: Window & typeof globalThis, browser: ReturnType<typeof fakeBrowser>) {
  new page.BroadcastChannel('session').close();
  page.IDBFactory.prototype.open('journal', 1);
  page.IDBFactory.prototype.deleteDatabase('journal');
  const { LockManager } = page as unknown as { LockManager: { prototype: LockManager } };
  void LockManager.prototype.request('renewal', () => {});
  return browser.names.splice(0);
}
