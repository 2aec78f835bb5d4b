import type { DeploymentSettings } from '../src/app/deployment-settings.ts';

export interface SignInPage {
  /** Patterns, without the base, of addresses that do not show the sign-in form. */
  open: readonly string[];
}

/**
 * Runs in the page as soon as its markup is parsed (build/sign-in-page.ts). Its source text is written into
 * the page, so it must not use outer variables. The cookies' names are those of src/kit/services/cookies.ts.
 * It shows the plain sign-in form where the console will show it too, and records clicks until the console is
 * interactive. Forms that the address selects (`mode`, `type`) and scenario links, which decide who is signed
 * in, wait for the console. In place of a page that cannot start, because a script of it is missing, it shows the
 * message of index.html.
 */
export function showSignIn(
  signInPage: SignInPage,
  document: Document,
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
): void {
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1] ?? '';
  const template = (locale: string) =>
    document.getElementById(`sign-in-${locale}`) as HTMLTemplateElement | null;
  const root = document.getElementById('root') as HTMLElement;
  const showBrokenPage = ({ target }: Event) => {
    const isMounted = root.hasChildNodes() && !root.dataset.rendered;
    if (isMounted || (target as Element).tagName !== 'SCRIPT') return;
    root.replaceChildren((document.getElementById('broken') as HTMLTemplateElement).content.cloneNode(true));
  };
  // an error event of a file that fails to load does not bubble, so the listener captures
  document.addEventListener('error', showBrokenPage, true);

  const settings: DeploymentSettings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}');
  const pathInBase = location.pathname.slice(settings.basePath.length - 1);
  const hasParameters = /[?&](mode|type)=/.test(location.search) || location.hash !== '';
  const isOpenScreen = signInPage.open.some((pattern) => new RegExp(pattern, 'i').test(pathInBase));
  if (cookie('Admin-Token') || hasParameters || isOpenScreen) return;

  const locale = template(cookie('language')) ? cookie('language') : settings.defaultLanguage;
  const html = document.documentElement;
  const theme = cookie('theme') || 'system';
  const isContrast = theme === 'system' && matchMedia('(prefers-contrast: more)').matches;
  html.lang = locale;
  html.dataset.theme = isContrast ? 'contrast' : theme;
  html.dataset.size = cookie('size');
  root.append(template(locale)?.content ?? '');
  root.dataset.rendered = locale;

  root.addEventListener('click', (event) => {
    const pressedControl = (event.target as Element).closest('a, button');
    if (!root.dataset.rendered || !pressedControl || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const index = [...root.querySelectorAll('a, button')].indexOf(pressedControl);
    html.dataset.pressed = `${html.dataset.pressed ?? ''} ${index}`.trim();
  });
}
