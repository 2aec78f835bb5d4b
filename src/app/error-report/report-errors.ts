import type { Reported } from './reported';

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
  if (!config.errorReportUrl) return;
  let isLoading = false;
  const start = () => {
    if (isLoading) return;
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
