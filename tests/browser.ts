import { onTestFinished } from 'vitest';

/** The cookies of the browser, as `name=value` texts. */
export const cookies = (): string[] => (document.cookie === '' ? [] : document.cookie.split('; ').toSorted());

export const stored = (): Record<string, string> => Object.fromEntries(Object.entries(localStorage));

export function setCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `${name}=${value}; Path=/`;
}

/** Sets the width of the window for one test, for media queries with `max-width`. */
export function windowOf(width: number): void {
  const original = window.matchMedia;
  onTestFinished(() => {
    window.matchMedia = original;
  });
  window.matchMedia = (media) => {
    const most = Number(/max-width: ([\d.]+)px/.exec(media)?.[1]);
    return Object.assign(original(media), { matches: width <= most });
  };
}

/** Sets a touch screen for one test. */
export function touchScreen(): void {
  const original = window.matchMedia;
  onTestFinished(() => {
    window.matchMedia = original;
  });
  window.matchMedia = (media) => Object.assign(original(media), { matches: media === '(pointer: coarse)' });
}

/** Clears cookies and storage. */
export function emptyBrowser(): void {
  for (const cookie of cookies()) setCookie(cookie.split('=')[0] ?? '', '; Max-Age=0');
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
