import { COOKIE_NAMES } from '#domain/session/cookie-names';
import { PREFERENCE_SECONDS, readCookie, writeCookie } from './cookies';

export const LANGUAGES = ['ja', 'en', 'es', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The specification's three in its order, and a way back to Japanese. */
export const LANGUAGES_IN_SWITCHER: readonly Language[] = ['zh', 'en', 'es', 'ja'];

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ja: '日本語',
  en: 'English',
  es: 'Español',
  zh: '中文',
};

export const storedLanguage = (): Language | null =>
  LANGUAGES.find((language) => language === readCookie(COOKIE_NAMES.language)) ?? null;

export const storeLanguage = (language: Language): void =>
  writeCookie(COOKIE_NAMES.language, language, PREFERENCE_SECONDS);
