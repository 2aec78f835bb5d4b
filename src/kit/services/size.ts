import { DEFAULT_SIZE, SIZES, type Size } from '#domain/base/limits';
import { COOKIE_NAMES } from '#domain/session/cookie-names';
import { readCookie } from './cookies';

export const sizeOf = (text: string | null): Size => SIZES.find((size) => size === text) ?? DEFAULT_SIZE;

/** All sizes in rem follow the root element. */
export function applySize(size: Size): void {
  document.documentElement.dataset.size = size;
}

/** Called before the first paint, also on pages without the size switch. */
export const applyStoredSize = (): void => applySize(sizeOf(readCookie(COOKIE_NAMES.size)));
