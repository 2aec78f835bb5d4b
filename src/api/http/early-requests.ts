import { AxiosError } from 'axios';
import { FRESH_MS, type PrefetchedRequests, requestKey } from './prefetched-requests';

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
export function adoptEarlyRequests(ahead: PrefetchedRequests, window: Window): void {
  for (const { url, authorization, sentAt, response } of window.earlyRequests ?? []) {
    const age = window.performance.now() - sentAt;
    if (age > FRESH_MS) continue;
    const parsedResponse = response.then(
      ({ status, text }) => ({ status, data: parsedBody(text) }),
      (cause) => Promise.reject(AxiosError.from(cause, AxiosError.ERR_NETWORK)),
    );
    // the call that takes the response over reports the failure
    parsedResponse.catch(() => undefined);
    void ahead.start(requestKey(url, { Authorization: authorization }), () => parsedResponse);
  }
  delete window.earlyRequests;
}

/** Parses a body the way axios does: JSON, or else the text. */
function parsedBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
