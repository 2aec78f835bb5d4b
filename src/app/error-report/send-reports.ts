import { post } from './post';
import type { Reported } from './report-errors';
import { reportOf } from './report-of';

/** Errors of one page load that are sent: an error in a loop must not become a flood. */
const LIMIT = 20;

/** Sends the errors that the log has and those that come, each once: the same message from the same place is the same. */
export function sendReports(reported: Reported, signal: AbortSignal): void {
  const { config, errorLog } = reported;
  const read = new WeakSet();
  const sent = new Set<string>();
  const send = () => {
    for (const entry of errorLog.entries().toReversed()) {
      if (read.has(entry)) continue;
      read.add(entry);
      const report = reportOf(entry, reported);
      const same = `${report?.message} ${report?.stack[0]}`;
      if (report === null || sent.has(same) || sent.size === LIMIT) continue;
      sent.add(same);
      post(config.errorReportUrl, report);
    }
  };
  send();
  signal.addEventListener('abort', errorLog.subscribe(send));
  if (config.vitals) void import('./send-vitals').then(({ sendVitals }) => sendVitals(reported));
}
