import type { InspectionEvent } from 'xstate';
import type { FirebaseConfig } from '#api/session/realtime-session';
import type { Clock } from '#domain/base/clock';
import { COOKIE_NAMES } from '#domain/session/cookie-names';
import { createClock } from '#mocks/harness/clock/clock';
import { consolePainted } from '#mocks/harness/demo/console-painted';
import { browserStorage } from '#mocks/harness/link/browser-storage';
import { assumePreferences } from '#mocks/harness/link/preferences';
import { readScenario, type Scenario } from '#mocks/harness/link/scenario';
import { recallTab, rememberTab, tabStateOf, tabStorages } from '#mocks/harness/link/tab-memory';
import { createInspection } from '#mocks/harness/machines/inspection';
import { openReportsOfLobby } from '#mocks/harness/report/open-reports-of-lobby';
import type { Link } from './harness/link/apply-link';

export interface Demo {
  clock: Clock;
  inspect(event: InspectionEvent): void;
  firebase: FirebaseConfig | null;
  mapsKey: string;
}

declare global {
  interface Window {
    /** Resolves when the fake backend answers; the console's session waits for it (build/session-when-ready.ts). */
    machiBackend?: Promise<void>;
    /** Whether the page shows the lobby (build/show-lobby.ts). */
    machiLobby?: boolean;
  }
}

/** A project that does not exist: a request that escapes the fake backend cannot reach real data. */
const FIREBASE_CONFIG: FirebaseConfig = { apiKey: 'demo-key', projectId: 'demo-console' };
/** Sends no request to Google: the fake installs its own maps. */
const MAPS_KEY = 'demo-key';

/**
 * Sets up the demo before the console starts. A page whose user is signed in waits for the fake backend; any other
 * starts without it, and its first request waits. `apiBaseUrl`: what the fake backend answers.
 */
export async function startDemo(apiBaseUrl: string): Promise<Demo> {
  if (window.machiLobby) {
    reloadOnNewLink();
    openReportsOfLobby();
    // the console does not start beside the lobby
    return new Promise(() => {});
  }
  const link = takeLink();
  const tab = link ? tabStateOf(link.scenario) : recallTab(tabStorages());
  const clock = createClock(tab.clock);
  // a reload while the fake backend loads keeps the scenario, too
  rememberTab(tabStorages(), tab, clock);
  const inspection = createInspection();
  if (link) {
    assumePreferences(link.scenario, browserStorage);
    applyTheme(link.scenario.theme);
  }
  reloadOnNewLink();
  const loadBackend = () =>
    import('./start-backend').then(({ startBackend }) =>
      startBackend({ apiBaseUrl, link, tab, clock, inspection }),
    );
  if (needsBackend(link)) await loadBackend();
  else {
    // its files must not delay those of the sign-in page
    window.machiBackend = consolePainted().then(loadBackend);
    window.machiBackend.catch(showBroken);
  }
  return {
    clock,
    inspect: inspection.inspect,
    firebase: tab.firebase === 'on' ? FIREBASE_CONFIG : null,
    mapsKey: tab.maps === 'off' ? '' : MAPS_KEY,
  };
}

/** The console has applied the stored theme before it started the demo (src/kit/services/theme.ts). */
function applyTheme(theme: Scenario['theme']) {
  if (theme === null) return;
  const isHighContrast = theme === 'system' && matchMedia('(prefers-contrast: more)').matches;
  document.documentElement.dataset.theme = isHighContrast ? 'contrast' : theme;
}

/** The persona, the city and the record of a link come from the backend, and so does the page of a signed-in user. */
function needsBackend(link: Link | null): boolean {
  const { role, city, want } = link?.scenario ?? { role: null, city: null, want: null };
  const isSignedIn = browserStorage.getCookie(COOKIE_NAMES.accessToken) !== null;
  return isSignedIn || city !== null || want !== null || (role !== null && role !== 'none');
}

/** The console has started without its backend: the page's own template replaces it, as in src/main.tsx. */
function showBroken(error: unknown) {
  const template = document.querySelector<HTMLTemplateElement>('#broken');
  document.getElementById('root')?.replaceChildren(template?.content ?? '');
  throw error;
}

/** Removes the scenario from the address: a reload or a copied address is then a plain console address. */
function takeLink(): Link | null {
  const { hash } = location;
  const parsedLink = readScenario(hash);
  if (parsedLink) history.replaceState(history.state, '', location.href.replace(/#.*$/, ''));
  return parsedLink && { ...parsedLink, hash };
}

/** A scenario link in the address of an open page changes the fragment only: the browser loads nothing. */
function reloadOnNewLink() {
  window.addEventListener('hashchange', () => {
    if (readScenario(location.hash)) location.reload();
  });
}
