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
export function showLobby(lobbyPage: LobbyPage, document: Document, window: Window): boolean {
  const { location } = window;
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1] ?? '';
  const visitedKey = 'machi-lobby';
  let sharedStorage: Storage | null = null;
  let isVisitorNew = lobbyPage.cookies.every((name) => !cookie(name));
  try {
    // in a sandbox, `localStorage` is that of the sandbox
    sharedStorage = window.machiSandbox?.native ?? window.localStorage;
    isVisitorNew &&= window.localStorage.length === 0;
    isVisitorNew ||= sharedStorage.getItem(visitedKey) !== null && !cookie('Admin-Token');
  } catch {
    // a browser without storage has stored nothing
  }
  const isPlainAddress =
    location.pathname === lobbyPage.base && location.hash === '' && !/[?&]redirect=/.test(location.search);
  if (!/^#lobby(-\w+)?$/.test(location.hash) && !(isPlainAddress && isVisitorNew)) return false;
  // the way back from the console leads to the lobby
  if (isPlainAddress) window.history.replaceState(null, '', `${location.pathname}${location.search}#lobby`);
  try {
    sharedStorage?.setItem(visitedKey, '1');
  } catch {
    // a full storage: after a sign-out the plain address leads to the sign-in page
  }

  const chosenLanguages = [new URLSearchParams(location.search).get('lang'), cookie('language')];
  const browserLanguages = window.navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
  const locale =
    [...chosenLanguages, ...browserLanguages, ...lobbyPage.languages].find(
      (language) => language !== null && lobbyPage.languages.includes(language),
    ) ?? '';
  const theme = cookie('theme') || 'system';
  const isContrast = theme === 'system' && window.matchMedia('(prefers-contrast: more)').matches;
  const html = document.documentElement;
  html.lang = locale;
  html.dataset.theme = isContrast ? 'contrast' : theme;
  html.dataset.size = cookie('size');
  document.title = lobbyPage.titles[locale] ?? document.title;
  const lobby = document.createElement('div');
  lobby.id = 'lobby';
  for (const part of ['drawings', locale]) {
    const template = document.getElementById(`lobby-${part}`) as HTMLTemplateElement | null;
    lobby.append(template?.content ?? '');
  }
  document.getElementById('root')?.before(lobby);

  const markChosenCity = () => {
    const links = [...lobby.querySelectorAll('nav a')];
    const chosenLink = links.find((link) => link.getAttribute('href') === location.hash) ?? links[0];
    for (const link of links) {
      if (link === chosenLink) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    for (const citySection of lobby.querySelectorAll<HTMLElement>('.lobby-city')) {
      if (`#${citySection.id}` === chosenLink?.getAttribute('href')) citySection.dataset.chosen = '';
      else delete citySection.dataset.chosen;
    }
    for (const link of lobby.querySelectorAll('.lobby-language')) {
      link.setAttribute('href', `${(link.getAttribute('href') ?? '').replace(/#.*/, '')}${location.hash}`);
    }
  };
  markChosenCity();
  window.addEventListener('hashchange', markChosenCity);
  return true;
}
