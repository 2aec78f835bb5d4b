import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Call } from '#api/http/endpoint';
import type { FirebaseConfig } from '#api/session/realtime-session';
import type { Clock } from '#domain/base/clock';
import type { ErrorLog } from '#kit/services/error-log';
import type { IntlStore } from '#kit/services/intl';
import type { Navigation } from '#kit/services/navigation';
import type { Toasts } from '#kit/services/toasts';

/** What a deployment decides and a screen shows; read from the build's environment by the composition root. */
export interface Settings {
  /** Where the backend is, absolute or rooted, without a trailing slash. */
  apiBaseUrl: string;
  /** The form behind "contact us". */
  contactUrl: string;
  /** The help centre. */
  helpUrl: string;
  /** Rows a page in lists of notifications. */
  notificationPageSize: number;
  /** Of Google Maps; empty: the deployment has none, and places are typed. */
  mapsKey: string;
  /** The service that prefectures and municipalities are asked of, where the deployment has one. */
  openData?: { baseUrl: string; key: string } | undefined;
  /** Whether the backend understands `ordering` in list calls; without it nothing is offered to sort by. */
  ordering: boolean;
  /** Null: the deployment has no realtime service; the bell lives by its own calls, and there is no chat. */
  firebase: FirebaseConfig | null;
  /** Where the console is tried out, not only those who run it read its error log. */
  errorLogForEveryone: boolean;
}

/** What every screen may use, signed in or not. Made once by the composition root. */
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

/** Where one stands on the sign-in page that the build has rendered: what React finds there is compared with this. */
const RENDERED = { path: () => '/login', search: () => '' };

/** Search parameters of the address, read anew whenever they change. */
export const useSearch = (): URLSearchParams => new URLSearchParams(useSearchText());

/** With its '?', or empty. */
export function useSearchText(): string {
  const navigation = useNavigation();
  return useSyncExternalStore(navigation.subscribe, navigation.search, RENDERED.search);
}

export function usePath(): string {
  const navigation = useNavigation();
  return useSyncExternalStore(navigation.subscribe, navigation.path, RENDERED.path);
}
