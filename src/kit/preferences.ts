import { atom } from 'jotai';
import type { Size } from '#domain/limits';
import { COOKIES, PREFERENCE_LIFE, readCookie, writeCookie } from './cookies';
import { sizeOf } from './size';

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

export const sizeAtom = cookieAtom<Size>(COOKIES.size, sizeOf, (size) => size);
