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
  const readIntl = () => intl.intl();
  const currentIntl = useSyncExternalStore(intl.subscribe, readIntl, readIntl);
  useEffect(
    function nameLanguage() {
      document.documentElement.lang = currentIntl.locale;
    },
    [currentIntl.locale],
  );
  return (
    <StrictMode>
      <AppProvider value={app}>
        <AppServicesProvider value={app.services}>
          <InspectionProvider value={app.inspect}>
            <LazySessionProvider value={app.session}>
              <RawIntlProvider value={currentIntl}>
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
 * wouter reads the location from these hooks instead of the browser, see navigation.ts. Within wouter only
 * links read it, and no link renders differently for it: if links subscribed, every change of page would
 * re-render all of them.
 */
const consoleLocation: BaseLocationHook = () => {
  const navigation = useNavigation();
  return [navigation.path(), navigation.go];
};
const consoleSearch: BaseSearchHook = () => useSearchText();

/** The navigation runs in its own task: in one task with the click's own work it would block the browser. */
const afterTheClick: AroundNavHandler = (navigate, to, options) => {
  setTimeout(() => navigate(to, options));
};
