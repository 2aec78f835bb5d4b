export interface LobbyPage {
  base: string;
  /** The languages of the page; the first is that of visitors whose browser prefers none of them. */
  languages: readonly string[];
  titles: Readonly<Record<string, string>>;
  /** Cookies of the console: where one is stored, the plain address leads to the console. */
  cookies: readonly string[];
}

/**
 * Runs in the demo's page as soon as its markup is parsed, before the early sign-in page (build/lobby-page.ts). Its
 * source text is written into the page, so it must not use outer variables. It shows the lobby at `#lobby`, at
 * `#lobby-akashi`, and at the plain address of the demo in a browser that has stored nothing, or that came by the
 * lobby before and has no session. Returns whether it is shown: the console then does not start.
 */
export function showLobby(all: LobbyPage, page: Document, window: Window): boolean {
  const { location } = window;
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]+)`).exec(page.cookie)?.[1] ?? '';
  const visited = 'machi-lobby';
  let shared: Storage | null = null;
  let isNew = all.cookies.every((name) => !cookie(name));
  try {
    // in a sandbox, `localStorage` is that of the sandbox
    shared = window.machiSandbox?.native ?? window.localStorage;
    isNew &&= window.localStorage.length === 0;
    isNew ||= shared.getItem(visited) !== null && !cookie('Admin-Token');
  } catch {
    // a browser without storage has stored nothing
  }
  const isPlain =
    location.pathname === all.base && location.hash === '' && !/[?&]redirect=/.test(location.search);
  if (!/^#lobby(-\w+)?$/.test(location.hash) && !(isPlain && isNew)) return false;
  // the way back from the console leads to the lobby
  if (isPlain) window.history.replaceState(null, '', `${location.pathname}${location.search}#lobby`);
  try {
    shared?.setItem(visited, '1');
  } catch {
    // a full storage: after a sign-out the plain address leads to the sign-in page
  }

  const named = [new URLSearchParams(location.search).get('lang'), cookie('language')];
  const preferred = window.navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
  const locale =
    [...named, ...preferred, ...all.languages].find(
      (language) => language !== null && all.languages.includes(language),
    ) ?? '';
  const theme = cookie('theme') || 'system';
  const isContrast = theme === 'system' && window.matchMedia('(prefers-contrast: more)').matches;
  const html = page.documentElement;
  html.lang = locale;
  html.dataset.theme = isContrast ? 'contrast' : theme;
  html.dataset.size = cookie('size');
  page.title = all.titles[locale] ?? page.title;
  const lobby = page.createElement('div');
  lobby.id = 'lobby';
  for (const part of ['drawings', locale]) {
    const template = page.getElementById(`lobby-${part}`) as HTMLTemplateElement | null;
    lobby.append(template?.content ?? '');
  }
  page.getElementById('root')?.before(lobby);

  const markChosen = () => {
    const links = [...lobby.querySelectorAll('nav a')];
    const chosen = links.find((link) => link.getAttribute('href') === location.hash) ?? links[0];
    for (const link of links) {
      if (link === chosen) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    for (const place of lobby.querySelectorAll<HTMLElement>('.lobby-city')) {
      if (`#${place.id}` === chosen?.getAttribute('href')) place.dataset.chosen = '';
      else delete place.dataset.chosen;
    }
    for (const link of lobby.querySelectorAll('.lobby-language')) {
      link.setAttribute('href', `${(link.getAttribute('href') ?? '').replace(/#.*/, '')}${location.hash}`);
    }
  };
  markChosen();
  window.addEventListener('hashchange', markChosen);
  return true;
}
