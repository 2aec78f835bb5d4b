import { DEFAULT_SIZE, SIZES, type Size } from '#domain/base/limits';
import { COOKIES, readCookie } from './cookies';

export const sizeOf = (text: string | null): Size => SIZES.find((size) => size === text) ?? DEFAULT_SIZE;

/** Rem sizes follow the root. */
export function applySize(size: Size): void {
  document.documentElement.dataset.size = size;
}

/** Before the first paint, on pages without the switch too. */
export const applyStoredSize = (): void => applySize(sizeOf(readCookie(COOKIES.size)));
