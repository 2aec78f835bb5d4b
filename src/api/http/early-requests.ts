import { AxiosError } from 'axios';
import { FRESH, type PrefetchedRequests, requestKey } from './prefetched-requests';

/** A GET that the page sends before its scripts are loaded (build/request-at-once.ts). */
export interface EarlyRequest {
  /** Includes the query string, in axios's format. */
  url: string;
  authorization: string;
  /** Milliseconds since the navigation started (`performance.now()`). */
  sentAt: number;
  /** Rejects when no response arrives. */
  response: Promise<{ status: number; text: string }>;
}

declare global {
  interface Window {
    earlyRequests?: EarlyRequest[];
  }
}

/** Passes the early requests of the page to the calls with the same URL and token, once. */
export function adoptEarlyRequests(ahead: PrefetchedRequests, page: Window): void {
  for (const { url, authorization, sentAt, response } of page.earlyRequests ?? []) {
    const age = page.performance.now() - sentAt;
    if (age > FRESH) continue;
    const read = response.then(
      ({ status, text }) => ({ status, data: dataOf(text) }),
      (cause) => Promise.reject(AxiosError.from(cause, AxiosError.ERR_NETWORK)),
    );
    // the call that takes the response over reports the failure
    read.catch(() => undefined);
    void ahead.start(requestKey(url, { Authorization: authorization }), () => read);
  }
  delete page.earlyRequests;
}

/** Parses a body the way axios does: JSON, or else the text. */
function dataOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
