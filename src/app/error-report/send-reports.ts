import { post } from './post';
import { reportOf } from './report-of';
import type { Reported } from './reported';
import { senderOf } from './sender';

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
  if (signal.aborted) return;
  send();
  signal.addEventListener('abort', errorLog.subscribe(send));
  if (config.vitals) void measure(reported);
}

async function measure(reported: Reported) {
  const { config, clock } = reported;
  // the page that was loaded; later ones are changes of the same page
  const path = location.pathname;
  const { sendVitals } = await import('./send-vitals');
  sendVitals((vital) =>
    post(config.errorReportUrl, { kind: 'vital', ...vital, ...senderOf(reported, path, clock.now()) }),
  );
}
