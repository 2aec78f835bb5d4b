import { act, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { type BaseLocationHook, type BaseSearchHook, Router } from 'wouter';
import {
  type AppServices,
  AppServicesProvider,
  useNavigation,
  usePath,
  useSearchText,
} from '#kit/context/app-services';
import { ScopeProvider } from '#kit/context/scope';
import { createErrorLog } from '#kit/services/error-log';
import type { IntlStore } from '#kit/services/intl';
import { createNavigation } from '#kit/services/navigation';
import { createToasts } from '#kit/services/toasts';
import { emptyBrowser } from '../browser';
import { japanese } from '../japanese';
import { stoppedClock } from '../mocks/backend/start-backend';

/** The services that every part of the kit may use: in Japanese, with a stopped clock, at an address. */
export function kitServices(address = '/akashi/notification', mapsKey = '') {
  emptyBrowser();
  history.replaceState(null, '', address);
  const clock = stoppedClock();
  const intl: IntlStore = {
    intl: () => japanese,
    language: () => 'ja',
    has: () => true,
    need: () => Promise.resolve(),
    switchTo: () => Promise.resolve(),
    subscribe: () => () => {},
  };
  const services: AppServices = {
    call: () => Promise.reject(new Error('nothing is called here')),
    clock,
    errorLog: createErrorLog(clock),
    intl,
    navigation: createNavigation('/', window),
    settings: {
      apiBaseUrl: 'https://api.example/v1',
      contactUrl: 'https://example.com/contact',
      helpUrl: 'https://example.com/help',
      notificationPageSize: 20,
      mapsKey,
      ordering: true,
      errorLogForEveryone: false,
      firebase: null,
    },
    toasts: createToasts(clock),
  };
  return { services, clock };
}

export function renderInKit(
  element: ReactElement,
  { address, mapsKey }: { address?: string; mapsKey?: string } = {},
) {
  const { services, clock } = kitServices(address, mapsKey);
  return {
    ...render(element, { wrapper: ({ children }) => <Kit services={services}>{children}</Kit> }),
    services,
    clock,
    advanceClock: (ms: number) => act(() => clock.step(ms)),
    go: (to: string) => act(() => services.navigation.go(to)),
    address: () => location.pathname + location.search,
  };
}

function Kit({ services, children }: { services: AppServices; children: ReactNode }) {
  return (
    <AppServicesProvider value={services}>
      <RawIntlProvider value={japanese}>
        <Router hook={consoleLocation} searchHook={consoleSearch}>
          <ScopeProvider value={{ call: services.call, city: 'akashi', user: 1 }}>{children}</ScopeProvider>
        </Router>
      </RawIntlProvider>
    </AppServicesProvider>
  );
}

/** The hooks that src/app/Root.tsx gives to the router. */
const consoleLocation: BaseLocationHook = () => [usePath(), useNavigation().go];
const consoleSearch: BaseSearchHook = () => useSearchText();
