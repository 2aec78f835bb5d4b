import { atom } from 'jotai';
import type { Size } from '#domain/base/limits';
import { COOKIES, PREFERENCE_LIFE, readCookie, writeCookie } from './cookies';
import { sizeOf } from './size';
import { type Theme, themeOf } from './theme';

/** A value the browser remembers in a cookie: read once, written with every change. */
function cookieAtom<Value>(
  name: string,
  read: (text: string | null) => Value,
  write: (value: Value) => string,
) {
  const written = atom<{ value: Value } | null>(null);
  return atom(
    (get) => {
      const held = get(written);
      // on first use, not on import: a scenario link writes the cookie before the console starts
      return held === null ? read(readCookie(name)) : held.value;
    },
    (_get, set, value: Value) => {
      writeCookie(name, write(value), PREFERENCE_LIFE);
      set(written, { value });
    },
  );
}

export const sidebarOpenAtom = cookieAtom<boolean>(
  COOKIES.sidebar,
  (text) => text !== '0',
  (open) => (open ? '1' : '0'),
);

/** Sections of the menu that are folded, by their titles. */
export const foldedMenuAtom = cookieAtom<readonly string[]>(
  COOKIES.foldedMenu,
  (text) => (text ? text.split(' ') : []),
  (titles) => titles.join(' '),
);

export const sizeAtom = cookieAtom<Size>(COOKIES.size, sizeOf, (size) => size);

export const themeAtom = cookieAtom<Theme>(COOKIES.theme, themeOf, (theme) => theme);

/** Whether single keys do something (WCAG 2.1.4): who speaks to the machine turns them off. */
export const shortcutsAtom = cookieAtom<boolean>(
  COOKIES.shortcuts,
  (text) => text !== '0',
  (on) => (on ? '1' : '0'),
);
