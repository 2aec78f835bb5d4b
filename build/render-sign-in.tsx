import { loadMessages } from 'virtual:messages';
import { renderToString } from 'react-dom/server';
import type { App } from '#app/app';
import { createConfig } from '#app/config';
import type { DeploymentSettings } from '#app/deployment-settings';
import { Root } from '#app/Root';
import { openScreens } from '#app/screens/open';
import { createErrorLog } from '#kit/services/error-log';
import { createIntlStore } from '#kit/services/intl';
import type { Language } from '#kit/services/language';
import type { Navigation } from '#kit/services/navigation';
import { createToasts } from '#kit/services/toasts';
import { lazySession } from '#machines/session/lazy-session';

/** The markup of the sign-in page, as the console's first render produces it. */
export async function renderSignIn(language: Language, settings: DeploymentSettings): Promise<string> {
  return renderToString(<Root app={await signedOutApp(language, settings)} />);
}

/** Paths of open screens that do not show the sign-in form. */
export const openPaths = (): string[] =>
  openScreens.map(({ path }) => path).filter((path) => path !== '/login');

/** An app for rendering without a browser: no user is signed in, and the clock stands still. */
async function signedOutApp(language: Language, settings: DeploymentSettings): Promise<App> {
  const config = createConfig(settings, false);
  const clock = { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined };
  return {
    config,
    session: lazySession(rejectCall),
    services: {
      call: rejectCall,
      clock,
      errorLog: createErrorLog(clock),
      intl: await createIntlStore(language, loadMessages),
      navigation: NAVIGATION,
      settings: config,
      toasts: createToasts(clock),
    },
    prefetch: rejectCall,
    onLeave: () => doNothing,
    stop: doNothing,
  };
}

const doNothing = () => undefined;
const rejectCall = () => Promise.reject(new Error('nothing is asked while the page is rendered'));

const NAVIGATION: Navigation = {
  path: () => '/login',
  search: () => '',
  go: doNothing,
  guard: () => doNothing,
  mayLeave: async () => true,
  keepOpen: () => doNothing,
  guardUnload: () => doNothing,
  reload: doNothing,
  subscribe: () => doNothing,
};
