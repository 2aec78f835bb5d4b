import { onTestFinished } from 'vitest';
import type { ErrorReport } from '#app/error-report/report-of';

/**
 * Receives what the console sends to whoever runs it, as a host that cannot be reached. To be called after the
 * backend has started, which replaces `fetch` itself.
 */
export function catchReports() {
  const sent: [url: string, init: RequestInit][] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (url, init) => {
    sent.push([url as string, init as RequestInit]);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  onTestFinished(() => {
    globalThis.fetch = fetch;
  });
  return { sent, reports: () => sent.map(([, { body }]) => JSON.parse(body as string) as ErrorReport) };
}
