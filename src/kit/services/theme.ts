import { COOKIES, readCookie } from './cookies';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const themeOf = (text: string | null): Theme => THEMES.find((theme) => theme === text) ?? 'system';

const MORE_CONTRAST = '(prefers-contrast: more)';

/** The colours of `base.css`: light and dark follow the system by themselves, high contrast is asked for here. */
export function applyTheme(theme: Theme): void {
  const wanted = theme === 'system' && matchMedia(MORE_CONTRAST).matches ? 'contrast' : theme;
  document.documentElement.dataset.theme = wanted;
}

/** Before the first paint, and whenever the system changes its mind. */
export function keepTheme(): void {
  applyStoredTheme();
  matchMedia(MORE_CONTRAST).addEventListener('change', applyStoredTheme);
}

const applyStoredTheme = () => applyTheme(themeOf(readCookie(COOKIES.theme)));
