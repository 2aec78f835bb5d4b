import { atom } from 'jotai';
import type { Size } from '#domain/base/limits';
import { COOKIE_NAMES } from '#domain/session/cookie-names';
import { preferenceCookies } from './cookies';
import { sizeOf } from './size';
import { textAtom } from './stored-text';
import { type Theme, themeOf } from './theme';

/** A preference in a cookie. */
function cookieAtom<Value>(
  name: string,
  read: (text: string | null) => Value,
  write: (value: Value) => string,
) {
  const storedTextAtom = textAtom(name, preferenceCookies);
  return atom(
    (get) => read(get(storedTextAtom)),
    (_get, set, value: Value) => set(storedTextAtom, write(value)),
  );
}

export const sidebarOpenAtom = cookieAtom<boolean>(
  COOKIE_NAMES.sidebar,
  (text) => text !== '0',
  (open) => (open ? '1' : '0'),
);

/** Titles of the folded sections of the menu. */
export const foldedMenuAtom = cookieAtom<readonly string[]>(
  COOKIE_NAMES.foldedMenu,
  (text) => (text ? text.split(' ') : []),
  (titles) => titles.join(' '),
);

export const sizeAtom = cookieAtom<Size>(COOKIE_NAMES.size, sizeOf, (size) => size);

export const themeAtom = cookieAtom<Theme>(COOKIE_NAMES.theme, themeOf, (theme) => theme);

/** Whether single keys are shortcuts (WCAG 2.1.4): users of speech input turn them off. */
export const shortcutsAtom = cookieAtom<boolean>(
  COOKIE_NAMES.shortcuts,
  (text) => text !== '0',
  (on) => (on ? '1' : '0'),
);
