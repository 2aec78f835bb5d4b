import type { Settings } from '#kit/context/app-services';
import type { DeploymentSettings } from './deployment-settings';

/** What the console is started with. */
export interface Config extends Settings, Omit<DeploymentSettings, keyof Settings> {
  /** Empty: errors are sent nowhere. */
  errorReportUrl: string;
  /** Checks requests against the contract and prints mismatches. */
  strict: boolean;
}

/** `isTrial`: the backend is the demo's. */
export function createConfig(settings: DeploymentSettings, isTrial: boolean): Config {
  return {
    ...settings,
    mapsKey: settings.mapsKey ?? '',
    errorReportUrl: settings.errorReportUrl ?? '',
    firebase: settings.firebase ?? null,
    ordering: settings.ordering || isTrial,
    errorLogForEveryone: isTrial,
    strict: isTrial,
  };
}
