import type { FirebaseConfig } from '#api/session/realtime-session';
import { PAGE_SIZE } from '#domain/base/limits';
import type { Settings } from '#kit/context/app-services';
import { LANGUAGES, type Language } from '#kit/services/language';

/** All settings of a deployment, read once; see .env.example. */
export interface Config extends Settings {
  /** Root path of the SPA: '/' or '/sub/path/'. */
  basePath: string;
  defaultLanguage: Language;
  /** Whether requests may have `Cache-Control` and `Idempotency-Key`, which CORS must allow on another host. */
  extraHeaders: boolean;
  /** Checks requests against the contract and prints mismatches. */
  strict: boolean;
}

export function readConfig(env: ImportMetaEnv): Config {
  const openDataUrl = env.VITE_OPEN_DATA_URL;
  return {
    apiBaseUrl: (env.VITE_API_BASE_URL || '/api-root').replace(/\/$/, ''),
    basePath: env.BASE_URL,
    defaultLanguage: LANGUAGES.find((language) => language === env.VITE_DEFAULT_LOCALE) ?? 'ja',
    contactUrl: env.VITE_CONTACT_URL || 'https://example.com/contact',
    helpUrl: env.VITE_HELP_URL || 'https://example.com/help',
    notificationPageSize: wholeNumber(env.VITE_NOTIFICATION_PAGE_SIZE) ?? PAGE_SIZE,
    mapsKey: env.VITE_MAPS_KEY ?? '',
    ordering: env.VITE_API_ORDERING === '1' || env.VITE_DEMO === '1',
    extraHeaders: env.VITE_API_HEADERS === '1' || !/^https?:/.test(env.VITE_API_BASE_URL ?? ''),
    firebase: readFirebaseConfig(env),
    errorLogForEveryone: env.DEV || env.VITE_DEMO === '1',
    strict: env.DEV || env.VITE_DEMO === '1',
    openData: openDataUrl ? { baseUrl: openDataUrl, key: env.VITE_OPEN_DATA_KEY ?? '' } : undefined,
  };
}

function readFirebaseConfig(env: ImportMetaEnv): FirebaseConfig | null {
  const { VITE_FIREBASE_API_KEY: apiKey, VITE_FIREBASE_PROJECT_ID: projectId } = env;
  return apiKey && projectId ? { apiKey, projectId } : null;
}

function wholeNumber(text: string | undefined): number | null {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : null;
}
