import { expect, test, vi } from 'vitest';
import { createNavigation, type LeaveGuard } from '#kit/services/navigation';

interface Entry {
  address: string;
  state: unknown;
}

/**
 * The browser history as far as the navigation uses it. As in browsers, a traversal takes place later, and none that
 * leads out of the history when it is called.
 */
function fakeWindow(start: string) {
  let entries: Entry[] = [{ address: start, state: null }];
  let at = 0;
  const listeners: (() => void)[] = [];
  const url = () => new URL(entries[at]?.address ?? '/', 'http://console.invalid');
  const fake = {
    location: {
      get pathname() {
        return url().pathname;
      },
      get search() {
        return url().search;
      },
    },
    history: {
      get state() {
        return entries[at]?.state;
      },
      replaceState(state: unknown, _: string, address = entries[at]?.address ?? '/') {
        entries[at] = { address, state };
      },
      pushState(state: unknown, _: string, address: string) {
        entries = [...entries.slice(0, at + 1), { address, state }];
        at += 1;
      },
      go(distance: number) {
        const target = at + distance;
        if (entries[target] === undefined) return;
        setTimeout(() => {
          at = target;
          for (const listener of listeners) listener();
        });
      },
    },
    addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
  };
  return {
    window: fake as unknown as Window,
    /** The addresses, with the current one in brackets. */
    historyText: () =>
      entries.map(({ address }, index) => (index === at ? `[${address}]` : address)).join(' '),
    back: () => fake.history.go(-1),
    forward: () => fake.history.go(1),
  };
}

/** Waits until all pending traversals are notified: one there, one back and one there again, a timer each. */
async function traversalsDone() {
  for (let timer = 0; timer < 4; timer += 1) await new Promise((resolve) => setTimeout(resolve));
}

function browserAt(start: string, base = '/') {
  const browser = fakeWindow(start);
  const navigation = createNavigation(base, browser.window);
  const listener = vi.fn();
  navigation.subscribe(listener);
  return { ...browser, navigation, listener, address: () => navigation.path() + navigation.search() };
}

test('the navigation starts at the browser’s address, below the base', () => {
  expect(browserAt('/akashi/dashboard?page=2').address()).toBe('/akashi/dashboard?page=2');
  expect(browserAt('/sub/path/akashi/dashboard', '/sub/path/').address()).toBe('/akashi/dashboard');
  expect(browserAt('/sub/path/', '/sub/path/').address()).toBe('/');
  expect(browserAt('/sub/path', '/sub/path/').address()).toBe('/');
});

test('a navigation adds an entry below the base, a replacement adds none, and subscribers are notified', () => {
  const { navigation, historyText, address, listener } = browserAt('/sub/a', '/sub/');
  navigation.go('/b?page=2');
  expect([address(), historyText()]).toEqual(['/b?page=2', '/sub/a [/sub/b?page=2]']);
  navigation.go('/c', { replace: true });
  expect([address(), historyText()]).toEqual(['/c', '/sub/a [/sub/c]']);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a navigation to the current address adds no entry', () => {
  const { navigation, historyText, listener } = browserAt('/a?page=2');
  navigation.go('/a?page=2');
  expect([historyText(), listener.mock.calls.length]).toEqual(['[/a?page=2]', 0]);
});

test('the navigation follows back and forward', async () => {
  const { navigation, back, forward, address } = browserAt('/a');
  navigation.go('/b');
  back();
  await traversalsDone();
  expect(address()).toBe('/a');
  forward();
  await traversalsDone();
  expect(address()).toBe('/b');
});

test('a removed subscriber is not notified', () => {
  const { navigation } = browserAt('/a');
  const listener = vi.fn();
  navigation.subscribe(listener)();
  navigation.go('/b');
  expect(listener).not.toHaveBeenCalled();
});

test.each<[string, LeaveGuard, string]>([
  ['at once yes', () => true, '/a [/b]'],
  ['at once no', () => false, '[/a]'],
  ['yes after a while', () => Promise.resolve(true), '/a [/b]'],
  ['no after a while', () => Promise.resolve(false), '[/a]'],
])('a navigation follows a guard that answers %s', async (_, leaveGuard, historyText) => {
  const browser = browserAt('/a');
  browser.navigation.guard(leaveGuard);
  browser.navigation.go('/b');
  await traversalsDone();
  expect(browser.historyText()).toBe(historyText);
});

test.each<[string, LeaveGuard, string]>([
  ['at once yes', () => true, '[/a] /b'],
  ['at once no', () => false, '/a [/b]'],
  ['yes after a while', () => Promise.resolve(true), '[/a] /b'],
  ['no after a while', () => Promise.resolve(false), '/a [/b]'],
])('back follows a guard that answers %s', async (_, leaveGuard, historyText) => {
  const browser = browserAt('/a');
  browser.navigation.go('/b');
  browser.navigation.guard(leaveGuard);
  browser.back();
  await traversalsDone();
  expect([browser.historyText(), browser.historyText().includes(`[${browser.address()}]`)]).toEqual([
    historyText,
    true,
  ]);
});

test.each<[string, LeaveGuard, string]>([
  ['at once yes', () => true, '/a [/b]'],
  ['at once no', () => false, '[/a] /b'],
  ['yes before the browser has moved back', () => Promise.resolve(true), '/a [/b]'],
  ['no after a while', () => Promise.resolve(false), '[/a] /b'],
])('forward to the last entry follows a guard that answers %s', async (_, leaveGuard, historyText) => {
  const browser = browserAt('/a');
  browser.navigation.go('/b');
  browser.back();
  await traversalsDone();
  browser.navigation.guard(leaveGuard);
  browser.forward();
  await traversalsDone();
  expect([browser.historyText(), browser.historyText().includes(`[${browser.address()}]`)]).toEqual([
    historyText,
    true,
  ]);
});

test('while the guard waits, address and page do not change', async () => {
  const { navigation, back, historyText, address, listener } = browserAt('/a');
  navigation.go('/b');
  listener.mockClear();
  let resolve: ((allowed: boolean) => void) | undefined;
  const answer = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  const guardedPaths: string[] = [];
  navigation.guard((to) => {
    guardedPaths.push(to);
    return answer;
  });
  back();
  await traversalsDone();
  expect([historyText(), address(), listener.mock.calls.length]).toEqual(['/a [/b]', '/b', 0]);
  resolve?.(true);
  await traversalsDone();
  expect([historyText(), address(), listener.mock.calls.length, guardedPaths]).toEqual([
    '[/a] /b',
    '/a',
    1,
    ['/a'],
  ]);
});

test('a traversal of several entries is reverted, then done as a whole', async () => {
  const { navigation, window, historyText } = browserAt('/a');
  navigation.go('/b');
  navigation.go('/c');
  navigation.guard(() => Promise.resolve(true));
  window.history.go(-2);
  await traversalsDone();
  expect(historyText()).toBe('[/a] /b /c');
});

test('the latest guard decides, and after its removal the previous one', async () => {
  const { navigation } = browserAt('/a');
  const guardedPaths: string[] = [];
  const guard = (name: string) =>
    navigation.guard((to) => {
      guardedPaths.push(`${name} ${to}`);
      return false;
    });
  guard('first');
  const removeGuard = guard('second');
  expect(await navigation.mayLeave('/b')).toBe(false);
  removeGuard();
  expect(await navigation.mayLeave('/c')).toBe(false);
  expect(guardedPaths).toEqual(['second /b', 'first /c']);
});

test('a guard besides runs after the latest guard has allowed the navigation, whichever was registered later', async () => {
  const { navigation } = browserAt('/a');
  const guardedPaths: string[] = [];
  const guard = (name: string, answer: boolean, besides = false) =>
    navigation.guard(async (to) => {
      guardedPaths.push(`${name} ${to}`);
      return answer;
    }, besides);
  const removeGuard = guard('queue', true, true);
  const removeFormGuard = guard('form', true);
  expect(await navigation.mayLeave('/b')).toBe(true);
  guard('strict form', false);
  expect(await navigation.mayLeave('/c')).toBe(false);
  removeFormGuard();
  removeGuard();
  expect(await navigation.mayLeave('/d')).toBe(false);
  expect(guardedPaths).toEqual(['form /b', 'queue /b', 'strict form /c', 'strict form /d']);
});

test('without a guard the page may be left', async () => {
  const { navigation, historyText } = browserAt('/a');
  expect([await navigation.mayLeave('/b'), historyText()]).toEqual([true, '[/a]']);
});

test('after a reload in the middle of the history the positions continue', async () => {
  const browser = fakeWindow('/a');
  const firstNavigation = createNavigation('/', browser.window);
  firstNavigation.go('/b');
  const reloaded = createNavigation('/', browser.window);
  reloaded.go('/c');
  reloaded.guard(() => Promise.resolve(false));
  browser.back();
  await traversalsDone();
  expect([browser.historyText(), reloaded.path()]).toEqual(['/a /b [/c]', '/c']);
});

test('a guard receives whether the page stays open after the navigation, which mayLeave alone never reports (decision 009)', async () => {
  const { navigation, back } = browserAt('/a');
  navigation.go('/b');
  const guardCalls: [string, boolean][] = [];
  navigation.guard((to, staysOpen) => {
    guardCalls.push([to, staysOpen]);
    return true;
  });
  const stopKeepingOpen = navigation.keepOpen((to) => to !== '/gone');
  navigation.go('/c');
  navigation.go('/gone');
  await navigation.mayLeave('/c');
  back();
  await traversalsDone();
  stopKeepingOpen();
  navigation.go('/b');
  expect(guardCalls).toEqual([
    ['/c', true],
    ['/gone', false],
    ['/c', false],
    ['/c', true],
    ['/b', false],
  ]);
});
