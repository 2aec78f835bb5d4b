export interface SignInPage {
  base: string;
  /** Where no language is stored. */
  locale: string;
  /** Patterns, without the base, of the addresses at which nobody is asked to sign in. */
  open: readonly string[];
}

/**
 * Runs in the page as soon as its markup stands (build/sign-in-page.ts): its text is written there as it stands, so it
 * knows nothing of the outside. The names of the cookies are those of src/kit/services/cookies.ts. It shows the plain sign-in
 * form to whoever will see it once the script has come, and keeps what is pressed meanwhile. Parts of the page that
 * the address names (`mode`, `type`) and a demo's link, which says who is signed in, wait for the script.
 */
export function showSignIn(all: SignInPage, page: Document, address: Location): void {
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]+)`).exec(page.cookie)?.[1] ?? '';
  const template = (locale: string) => page.getElementById(`sign-in-${locale}`) as HTMLTemplateElement | null;
  const root = page.getElementById('root');
  const inside = address.pathname.slice(all.base.length - 1);
  const asksForMore = /[?&](mode|type)=/.test(address.search) || address.hash !== '';
  const isOpen = all.open.some((pattern) => new RegExp(pattern, 'i').test(inside));
  if (root === null || cookie('Admin-Token') || asksForMore || isOpen) return;

  const locale = template(cookie('language')) ? cookie('language') : all.locale;
  const html = page.documentElement;
  const theme = cookie('theme') || 'system';
  const isContrast = theme === 'system' && matchMedia('(prefers-contrast: more)').matches;
  html.lang = locale;
  html.dataset.theme = isContrast ? 'contrast' : theme;
  html.dataset.size = cookie('size');
  root.append(template(locale)?.content ?? '');
  root.dataset.rendered = locale;

  root.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest('a, button');
    if (!root.dataset.rendered || !pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const index = [...root.querySelectorAll('a, button')].indexOf(pressed);
    html.dataset.pressed = `${html.dataset.pressed ?? ''} ${index}`.trim();
  });
  const tellBroken = ({ target }: Event) => {
    if (!root.dataset.rendered || (target as Element).tagName !== 'SCRIPT') return;
    root.replaceChildren((page.getElementById('broken') as HTMLTemplateElement).content.cloneNode(true));
  };
  // the error of a file that does not come stays at its element
  page.addEventListener('error', tellBroken, true);
}
