import { type AxiosResponse, CanceledError } from 'axios';
import type { Clock } from '#domain/base/clock';

/** The parts of a response that the client reads. */
export type BareResponse = Pick<AxiosResponse<unknown>, 'status' | 'data'>;

/**
 * Milliseconds for which a prefetched response may be taken; after that it is dropped as outdated or unused.
 */
export const FRESH = 10_000;

/**
 * Requests sent before the page that needs them is loaded; the call with the same key takes the response
 * over.
 */
export interface PrefetchedRequests<Response = BareResponse> {
  /** Sends the request unless one with the same key is pending or fresh. */
  start(question: string, send: () => Promise<Response>): Promise<Response>;
  /**
   * Null where no request has this key. An aborted caller leaves the response to the next one: a page may
   * start twice.
   */
  take(question: string, signal?: AbortSignal): Promise<Response> | null;
  /** Drops every response: after a write or a log-out, older responses are not valid. */
  forget(): void;
}

export function prefetchedRequests<Response = BareResponse>(clock: Clock): PrefetchedRequests<Response> {
  const requests = new Map<string, Promise<Response>>();
  const drop = (question: string, answer: Promise<Response>) => {
    if (requests.get(question) === answer) requests.delete(question);
  };
  return {
    start(question, send) {
      const before = requests.get(question);
      if (before !== undefined) return before;
      const answer = send();
      requests.set(question, answer);
      clock.setTimeout(() => drop(question, answer), FRESH);
      return answer;
    },
    take(question, signal) {
      const answer = requests.get(question);
      if (answer === undefined) return null;
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new CanceledError()));
        const dropTaken = () => {
          if (signal?.aborted !== true) drop(question, answer);
        };
        answer.then(dropTaken, dropTaken);
        answer.then(resolve, reject);
      });
    },
    forget: () => requests.clear(),
  };
}

/**
 * The key of a request. It contains the token, so that no user gets a response of another. `url` includes the
 * query string.
 */
export const questionOf = (url: string, headers: Record<string, string>): string =>
  JSON.stringify([url, headers]);
