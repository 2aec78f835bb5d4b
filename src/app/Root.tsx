import { StrictMode, useEffect, useSyncExternalStore } from 'react';
import { RawIntlProvider } from 'react-intl';
import {
  type AroundNavHandler,
  type BaseLocationHook,
  type BaseSearchHook,
  Router as WouterRouter,
} from 'wouter';
import { AppServicesProvider, useNavigation, useSearchText } from '#kit/context/app-services';
import { Toaster } from '#kit/overlay/Toaster';
import { ErrorBoundary } from '#kit/page/ErrorBoundary';
import { InspectionProvider } from '#machines/inspection.react';
import { LazySessionProvider } from '#machines/session/lazy-session.react';
import type { App } from './app';
import { AppProvider } from './app-context';
import { Router } from './Router';

export function Root({ app }: { app: App }) {
  const { intl } = app.services;
  const read = () => intl.intl();
  const current = useSyncExternalStore(intl.subscribe, read, read);
  useEffect(
    function nameLanguage() {
      document.documentElement.lang = current.locale;
    },
    [current.locale],
  );
  return (
    <StrictMode>
      <AppProvider value={app}>
        <AppServicesProvider value={app.services}>
          <InspectionProvider value={app.inspect}>
            <LazySessionProvider value={app.session}>
              <RawIntlProvider value={current}>
                <WouterRouter
                  hook={consoleLocation}
                  searchHook={consoleSearch}
                  aroundNav={afterTheClick}
                  hrefs={(path) => app.config.basePath.replace(/\/$/, '') + path}
                >
                  <ErrorBoundary>
                    <Router />
                  </ErrorBoundary>
                  <Toaster />
                </WouterRouter>
              </RawIntlProvider>
            </LazySessionProvider>
          </InspectionProvider>
        </AppServicesProvider>
      </AppProvider>
    </StrictMode>
  );
}

/**
 * wouter asks these instead of the browser: see navigation.ts. Of wouter only links ask where they are, and none looks
 * different there: subscribed, each of them would be made again by every change of page.
 */
const consoleLocation: BaseLocationHook = () => {
  const navigation = useNavigation();
  return [navigation.path(), navigation.go];
};
const consoleSearch: BaseSearchHook = () => useSearchText();

/** The click's own work ends first: one task with that of the change of page, it would hold the browser up. */
const afterTheClick: AroundNavHandler = (navigate, to, options) => {
  setTimeout(() => navigate(to, options));
};
