import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Call } from '#api/http/endpoint';
import type { FirebaseConfig } from '#api/session/realtime-session';
import type { Clock } from '#domain/base/clock';
import type { ErrorLog } from '#kit/services/error-log';
import type { IntlStore } from '#kit/services/intl';
import type { Navigation } from '#kit/services/navigation';
import type { Toasts } from '#kit/services/toasts';

/** Settings of the deployment; the composition root reads them from the page. */
export interface Settings {
  /** The backend's address: absolute, or rooted at this origin; without a trailing slash. */
  apiBaseUrl: string;
  /** The form behind "contact us". */
  contactUrl: string;
  /** The help centre. */
  helpUrl: string;
  /** Rows per page in lists of notifications. */
  notificationPageSize: number;
  /** The key of Google Maps. Empty: the deployment has no maps, and coordinates are typed. */
  mapsKey: string;
  /** The service for prefectures and municipalities, where the deployment has one. */
  openData?: { baseUrl: string; key: string } | undefined;
  /** Whether list requests may have `ordering`; without it no column offers sorting. */
  ordering: boolean;
  /** Null: the deployment has no realtime service; the bell polls the backend, and there is no chat. */
  firebase: FirebaseConfig | null;
  /** Trials: every user may open the error log, not only Administrators and Operators. */
  errorLogForEveryone: boolean;
}

/** The services of every screen, signed in or not. The composition root creates them once. */
export interface AppServices {
  call: Call;
  clock: Clock;
  errorLog: ErrorLog;
  intl: IntlStore;
  navigation: Navigation;
  settings: Settings;
  toasts: Toasts;
}

const AppServicesContext = createContext<AppServices | null>(null);
export const AppServicesProvider = AppServicesContext.Provider;

export function useAppServices(): AppServices {
  const services = useContext(AppServicesContext);
  if (services === null) throw new Error('AppServicesProvider is missing above');
  return services;
}

export const useToasts = (): Toasts => useAppServices().toasts;
export const useNavigation = (): Navigation => useAppServices().navigation;

/** The address of the sign-in page that the build has rendered; React compares that markup at hydration. */
const PRERENDERED_ADDRESS = { path: () => '/login', search: () => '' };

/** The search parameters of the address, live. */
export const useSearch = (): URLSearchParams => new URLSearchParams(useSearchText());

/** With the leading '?', or empty. */
export function useSearchText(): string {
  const navigation = useNavigation();
  return useSyncExternalStore(navigation.subscribe, navigation.search, PRERENDERED_ADDRESS.search);
}

export function usePath(): string {
  const navigation = useNavigation();
  return useSyncExternalStore(navigation.subscribe, navigation.path, PRERENDERED_ADDRESS.path);
}
