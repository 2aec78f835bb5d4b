import type { Reported } from './reported';

/** Milliseconds after which the first page is there, or its user has waited long enough. */
const FIRST_PAGE_MS = 10_000;

/**
 * Sends the errors of the log to whoever runs the console, where the deployment has an address for them. The
 * code for this loads after the first page, or with the first error.
 */
export function reportErrors(
  reported: Reported,
  signal: AbortSignal,
  loadSendReports = () => import('./send-reports'),
): void {
  const { config, clock, errorLog } = reported;
  if (!config.errorReportUrl) return;
  let isLoading = false;
  const startSending = () => {
    if (isLoading) return;
    isLoading = true;
    loadSendReports().then(
      ({ sendReports }) => sendReports(reported, signal),
      // the next error tries again: this failure is in the log itself
      () => {
        isLoading = false;
      },
    );
  };
  errorLog.subscribe(startSending);
  clock.setTimeout(startSending, FIRST_PAGE_MS);
}
