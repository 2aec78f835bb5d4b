import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { shortcutsAtom, themeAtom } from '#kit/services/preferences';
import { applyTheme, keepTheme, themeOf } from '#kit/services/theme';
import { cookies, emptyBrowser, setCookie } from '../../browser';

const theme = () => document.documentElement.dataset.theme;

beforeEach(emptyBrowser);
afterEach(() => {
  delete document.documentElement.dataset.theme;
});

/** A system with or without the preference for more contrast. */
function fakeContrastPreference(isContrastPreferred: boolean) {
  const listeners: (() => void)[] = [];
  const query = {
    matches: isContrastPreferred,
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  };
  const spy = vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  onTestFinished(() => spy.mockRestore());
  return (now: boolean) => {
    query.matches = now;
    for (const listener of listeners) listener();
  };
}

test('the theme follows the system until the user chooses, and an invalid cookie counts as no choice', () => {
  expect(['light', 'dark', 'contrast', 'system', 'pink', '', null].map(themeOf)).toEqual([
    'light',
    'dark',
    'contrast',
    'system',
    'system',
    'system',
    'system',
  ]);
});

test('a chosen theme is kept for 365 days', () => {
  const cookieSpy = vi.spyOn(document, 'cookie', 'set');
  onTestFinished(() => cookieSpy.mockRestore());
  createStore().set(themeAtom, 'dark');
  expect(cookieSpy.mock.calls).toEqual([['theme=dark; Path=/; SameSite=Lax; Max-Age=31536000']]);
});

test('the next start has the theme of the cookie', () => {
  setCookie('theme', 'dark');
  keepTheme();
  expect([theme(), createStore().get(themeAtom)]).toEqual(['dark', 'dark']);
});

test('a system preference for contrast applies, also later, unless the user has chosen a theme', () => {
  const setContrast = fakeContrastPreference(true);
  keepTheme();
  expect(theme()).toBe('contrast');
  setContrast(false);
  expect(theme()).toBe('system');
  setCookie('theme', 'light');
  setContrast(true);
  expect(theme()).toBe('light');
  applyTheme('contrast');
  expect(theme()).toBe('contrast');
});

test('single-key shortcuts are on until they are turned off, and then stay off', () => {
  expect(createStore().get(shortcutsAtom)).toBe(true);
  createStore().set(shortcutsAtom, false);
  expect([cookies(), createStore().get(shortcutsAtom)]).toEqual([['shortcuts=0'], false]);
});
