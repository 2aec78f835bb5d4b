import { postJson } from './post';
import { reportOf } from './report-of';
import type { Reported } from './reported';
import { reportContextOf } from './sender';

/** Errors of one page load that are sent: an error in a loop must not become a flood. */
const MAX_REPORTS = 20;

/** Sends the errors that the log has and those that come, each once: the same message from the same place is the same. */
export function sendReports(reported: Reported, signal: AbortSignal): void {
  const { config, errorLog } = reported;
  const seenEntries = new WeakSet();
  const sentKeys = new Set<string>();
  const sendNewErrors = () => {
    for (const entry of errorLog.entries().toReversed()) {
      if (seenEntries.has(entry)) continue;
      seenEntries.add(entry);
      const report = reportOf(entry, reported);
      const errorKey = `${report?.message} ${report?.stack[0]}`;
      if (report === null || sentKeys.has(errorKey) || sentKeys.size === MAX_REPORTS) continue;
      sentKeys.add(errorKey);
      postJson(config.errorReportUrl, report);
    }
  };
  if (signal.aborted) return;
  sendNewErrors();
  signal.addEventListener('abort', errorLog.subscribe(sendNewErrors));
  if (config.vitals) void measureVitals(reported);
}

async function measureVitals(reported: Reported) {
  const { config, clock } = reported;
  // the page that was loaded; later ones are changes of the same page
  const path = location.pathname;
  const { sendVitals } = await import('./send-vitals');
  sendVitals((vital) =>
    postJson(config.errorReportUrl, {
      kind: 'vital',
      ...vital,
      ...reportContextOf(reported, path, clock.now()),
    }),
  );
}
