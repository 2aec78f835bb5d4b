import type { Settings } from '#kit/context/app-services';
import type { StoredSettings } from './stored-settings';

/** What the console is started with. */
export interface Config extends Settings, Omit<StoredSettings, keyof Settings> {
  /** Empty: errors are sent nowhere. */
  errorReportUrl: string;
  /** Checks requests against the contract and prints mismatches. */
  strict: boolean;
}

/** `isTrial`: the backend is the demo's. */
export function createConfig(stored: StoredSettings, isTrial: boolean): Config {
  return {
    ...stored,
    mapsKey: stored.mapsKey ?? '',
    errorReportUrl: stored.errorReportUrl ?? '',
    firebase: stored.firebase ?? null,
    ordering: stored.ordering || isTrial,
    errorLogForEveryone: isTrial,
    strict: isTrial,
  };
}
