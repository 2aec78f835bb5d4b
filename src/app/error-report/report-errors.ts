import type { Clock } from '#domain/base/clock';
import type { ErrorLog } from '#kit/services/error-log';
import type { SessionSnapshot } from '#machines/session/session-actor';
import type { Config } from '../config';

/** What the reports are made of. */
export interface Reported {
  config: Config;
  clock: Clock;
  errorLog: ErrorLog;
  /** Undefined until the session is loaded. */
  user(): Pick<SessionSnapshot['context'], 'profile' | 'city'> | undefined;
}

/** Milliseconds after which the first page is there, or its user has waited long enough. */
const FIRST_PAGE = 10_000;

/**
 * Sends the errors of the log to whoever runs the console, where the deployment has an address for them. The
 * code for this loads after the first page, or with the first error.
 */
export function reportErrors(
  reported: Reported,
  signal: AbortSignal,
  load = () => import('./send-reports'),
): void {
  const { config, clock, errorLog } = reported;
  if (config.errorReportUrl === '') return;
  let isLoading = false;
  const start = () => {
    if (isLoading || signal.aborted) return;
    isLoading = true;
    load().then(
      ({ sendReports }) => sendReports(reported, signal),
      // the next error tries again: this failure is in the log itself
      () => {
        isLoading = false;
      },
    );
  };
  errorLog.subscribe(start);
  clock.setTimeout(start, FIRST_PAGE);
}
