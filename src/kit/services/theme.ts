import { COOKIE_NAMES } from '#domain/session/cookie-names';
import { readCookie } from './cookies';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const themeOf = (text: string | null): Theme => THEMES.find((theme) => theme === text) ?? 'system';

const MORE_CONTRAST = '(prefers-contrast: more)';

/** Selects the colours of `src/app/styles/colours.css`: light and dark follow the system, high contrast is set here. */
export function applyTheme(theme: Theme): void {
  const appliedTheme = theme === 'system' && matchMedia(MORE_CONTRAST).matches ? 'contrast' : theme;
  document.documentElement.dataset.theme = appliedTheme;
}

/** Called before the first paint; follows changes of the system's contrast setting. */
export function keepTheme(): void {
  applyStoredTheme();
  matchMedia(MORE_CONTRAST).addEventListener('change', applyStoredTheme);
}

const applyStoredTheme = () => applyTheme(themeOf(readCookie(COOKIE_NAMES.theme)));
