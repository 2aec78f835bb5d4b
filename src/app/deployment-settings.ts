import type { FirebaseConfig } from '#api/session/realtime-session';
import type { Settings } from '#kit/context/app-services';
import type { Language } from '#kit/services/language';

/**
 * Settings of a deployment, complete and checked, as deploy/configure.mjs writes them into the page
 * (docs/operating.md). A missing one is off.
 */
export interface DeploymentSettings
  extends Pick<
    Settings,
    'apiBaseUrl' | 'contactUrl' | 'helpUrl' | 'notificationPageSize' | 'openData' | 'ordering'
  > {
  /** Root path of the SPA: '/' or '/sub/path/'. */
  basePath: string;
  defaultLanguage: Language;
  /** Whether requests may have `Cache-Control` and `Idempotency-Key`, which CORS must allow on another host. */
  extraHeaders: boolean;
  /** Receives the errors of the console. */
  errorReportUrl?: string;
  /** Whether it also receives how fast pages came and answered. */
  vitals?: boolean;
  mapsKey?: string;
  firebase?: FirebaseConfig;
}

export const readDeploymentSettings = (page: Document): DeploymentSettings =>
  JSON.parse(page.getElementById('settings')?.textContent ?? '{}');
