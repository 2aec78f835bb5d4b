import type { InspectionEvent } from 'xstate';
import type { Call } from '#api/http/endpoint';
import type { Problem } from '#api/http/problem';
import type { Clock } from '#domain/base/clock';
import { COOKIE_NAMES } from '#domain/session/cookie-names';
import type { AppServices } from '#kit/context/app-services';
import { readCookie } from '#kit/services/cookies';
import { createErrorLog, type ErrorLog } from '#kit/services/error-log';
import { createIntlStore, type LoadMessages } from '#kit/services/intl';
import { storedLanguage } from '#kit/services/language';
import { createNavigation } from '#kit/services/navigation';
import { messagesInPassing } from '#kit/services/problem-messages';
import { applyStoredSize } from '#kit/services/size';
import { keepTabId } from '#kit/services/tab-id';
import { createToasts } from '#kit/services/toasts';
import { type LazySession, lazySession } from '#machines/session/lazy-session';
import type { Config } from './config';
import { reportErrors } from './error-report/report-errors';
import { ignoreDroppedFiles } from './ignore-dropped-files';
import { keepMovedTexts } from './keep-moved-texts';
import { takeFlashMessage } from './session/flash-message';
import { forgetOpenPages } from './session/open-pages';
import { sessionTabs } from './session/session-tabs';
import type { Session } from './session/start-session';

export interface App {
  config: Config;
  session: LazySession;
  services: AppServices;
  /** Sends a request ahead of its query, see client.ts. */
  prefetch: Call;
  inspect?: (event: InspectionEvent) => void;
  /** Calls the listener when the signed-in user leaves, to drop caches, drafts in memory and requests. */
  onLeave(listener: () => void): () => void;
  /** Acts like unloading the page: removes all listeners and stops the session. */
  stop(): void;
}

export interface AppDependencies {
  config: Config;
  loadMessages: LoadMessages;
  /** The browser's clock or the demo harness's clock. */
  clock: Clock;
  /** Receives every inspection event of every machine, for the inspector of the demo harness. */
  inspect?: (event: InspectionEvent) => void;
}

/** The composition root: creates every service once and passes it down. */
export async function createApp({ config, loadMessages, clock, inspect }: AppDependencies): Promise<App> {
  const listenersAbort = new AbortController();
  applyStoredSize();
  keepTabId(listenersAbort.signal);
  ignoreDroppedFiles(listenersAbort.signal);
  keepMovedTexts(listenersAbort.signal);
  const errorLog = createErrorLog(clock);
  logUncaught(errorLog, listenersAbort.signal);
  let startedSession: Session | null = null;
  const sessionContext = () => startedSession?.actor.getSnapshot().context;
  reportErrors({ config, clock, errorLog, user: sessionContext }, listenersAbort.signal);
  const intl = await createIntlStore(storedLanguage() ?? config.defaultLanguage, loadMessages);
  const toasts = createToasts(clock);
  const navigation = createNavigation(config.basePath, window);
  const leaveListeners = new Set<() => void>();
  const tabs = sessionTabs();

  const session = lazySession(async () => {
    // The messages that a response can cause load together with the code that sends requests.
    const [{ startSession }] = await Promise.all([import('./session/start-session'), intl.need('rest')]);
    startedSession = startSession({
      baseUrl: config.apiBaseUrl,
      openData: config.openData,
      strict: config.strict,
      extraHeaders: config.extraHeaders,
      onProblem,
      tabs,
      clock,
      toasts,
      inspect,
      reload: navigation.reload,
      goHome: () => navigation.go('/', { replace: true, unguarded: true }),
      dropWork() {
        forgetOpenPages();
        for (const listener of leaveListeners) listener();
      },
    });
    return startedSession.actor;
  });
  const call: Call = async (endpoint, args) => {
    await session.open();
    return (startedSession as Session).call(endpoint, args);
  };

  const prefetch: Call = async (endpoint, args) => {
    await session.open();
    return (startedSession as Session).prefetch(endpoint, args);
  };

  const stopListening = tabs.listen({
    change() {
      if (startedSession)
        startedSession.actor.send({ type: 'browser changed', browser: startedSession.memory.read() });
      else resumeIfSignedIn();
    },
    role: () => session.current()?.send({ type: 'reload profile' }),
  });
  resumeIfSignedIn();

  const flashMessage = takeFlashMessage();
  if (flashMessage) void intl.need('rest').then(() => toasts.show('error', flashMessage));

  return {
    config,
    session,
    services: { call, clock, errorLog, intl, navigation, settings: config, toasts },
    prefetch,
    inspect,
    onLeave(listener) {
      leaveListeners.add(listener);
      return () => leaveListeners.delete(listener);
    },
    stop() {
      stopListening();
      listenersAbort.abort();
      session.current()?.stop();
    },
  };

  function resumeIfSignedIn() {
    if (readCookie(COOKIE_NAMES.accessToken)) session.resume();
  }

  /** Reports every problem once, here, independent of the caller (specification chapter 8). */
  function onProblem(problem: Problem, quiet: boolean) {
    const logNumber = errorLog.add(problem, problem.endpoint);
    // The error log is behind the sign-in, so its number is of no use on the sign-in page.
    if (!quiet || readCookie(COOKIE_NAMES.accessToken)) problem.setLogNumber(logNumber);
    if (problem.kind === 'conflict') console.error(problem);
    const isShownElsewhere =
      problem.kind === 'conflict' || // shown only in its form
      problem.kind === 'denied' || // the session shows it and logs out
      problem.kind === 'ended'; // shown after the forced log-out
    if (quiet || isShownElsewhere) return;
    for (const message of messagesInPassing(problem, intl.intl())) toasts.show('error', message);
  }
}

/** Logs uncaught errors and files of the console that cannot be loaded, for diagnosis (R-UI-16, R-MSG-39). */
function logUncaught(errorLog: ErrorLog, signal: AbortSignal) {
  const logEvents = (type: keyof WindowEventMap, errorOf: (event: never) => unknown) =>
    window.addEventListener(type, (event) => errorLog.add(errorOf(event as never), type), { signal });
  logEvents('error', ({ error, message }: ErrorEvent) => error ?? message);
  logEvents('unhandledrejection', ({ reason }: PromiseRejectionEvent) => reason);
  logEvents('vite:preloadError', ({ payload }: VitePreloadErrorEvent) => payload);
}
