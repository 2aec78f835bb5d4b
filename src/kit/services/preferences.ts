import { atom } from 'jotai';
import type { Size } from '#domain/base/limits';
import { COOKIES, preferenceCookies } from './cookies';
import { sizeOf } from './size';
import { textAtom } from './stored-text';
import { type Theme, themeOf } from './theme';

/** A preference in a cookie. */
function cookieAtom<Value>(
  name: string,
  read: (text: string | null) => Value,
  write: (value: Value) => string,
) {
  const text = textAtom(name, preferenceCookies);
  return atom(
    (get) => read(get(text)),
    (_get, set, value: Value) => set(text, write(value)),
  );
}

export const sidebarOpenAtom = cookieAtom<boolean>(
  COOKIES.sidebar,
  (text) => text !== '0',
  (open) => (open ? '1' : '0'),
);

/** Titles of the folded sections of the menu. */
export const foldedMenuAtom = cookieAtom<readonly string[]>(
  COOKIES.foldedMenu,
  (text) => (text ? text.split(' ') : []),
  (titles) => titles.join(' '),
);

export const sizeAtom = cookieAtom<Size>(COOKIES.size, sizeOf, (size) => size);

export const themeAtom = cookieAtom<Theme>(COOKIES.theme, themeOf, (theme) => theme);

/** Whether single keys are shortcuts (WCAG 2.1.4): users of speech input turn them off. */
export const shortcutsAtom = cookieAtom<boolean>(
  COOKIES.shortcuts,
  (text) => text !== '0',
  (on) => (on ? '1' : '0'),
);
