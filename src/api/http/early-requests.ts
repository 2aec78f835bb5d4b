import { AxiosError } from 'axios';
import { FRESH, type PrefetchedRequests, questionOf } from './prefetched-requests';

/** A GET that left before any script had come (build/request-at-once.ts). */
export interface EarlyRequest {
  /** With its query, as axios writes it. */
  url: string;
  authorization: string;
  /** Milliseconds since the page was begun. */
  sentAt: number;
  /** Rejected where no response came. */
  response: Promise<{ status: number; text: string }>;
}

declare global {
  interface Window {
    earlyRequests?: EarlyRequest[];
  }
}

/** Leaves the early requests of the page to the calls that ask the same, once. */
export function adoptEarlyRequests(ahead: PrefetchedRequests, page: Window): void {
  for (const { url, authorization, sentAt, response } of page.earlyRequests ?? []) {
    const age = page.performance.now() - sentAt;
    if (age > FRESH) continue;
    const read = response.then(
      ({ status, text }) => ({ status, data: dataOf(text) }),
      (cause) => Promise.reject(AxiosError.from(cause, AxiosError.ERR_NETWORK)),
    );
    // the call that takes it over reports the failure
    read.catch(() => undefined);
    void ahead.start(questionOf(url, { Authorization: authorization }), () => read);
  }
  delete page.earlyRequests;
}

/** As axios reads a body. */
function dataOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
