import { COOKIE_NAMES } from '#domain/session/cookie-names';
import type { BrowserStorage } from './browser-storage';
import type { Scenario } from './scenario';

const DAYS = 365;

/** Stores the language, the size and the colours of a link, before the console reads them. */
export function assumePreferences(
  { lang, size, theme }: Pick<Scenario, 'lang' | 'size' | 'theme'>,
  storage: BrowserStorage,
) {
  if (lang !== null) storage.setCookie(COOKIE_NAMES.language, lang, DAYS);
  if (size !== null) storage.setCookie(COOKIE_NAMES.size, size, DAYS);
  if (theme !== null) storage.setCookie(COOKIE_NAMES.theme, theme, DAYS);
}
