import { type AxiosResponse, CanceledError } from 'axios';
import type { Clock } from '#domain/base/clock';

/** The parts of a response that the client reads. */
export type BareResponse = Pick<AxiosResponse<unknown>, 'status' | 'data'> & {
  /** The response comes from another address than the requested one. */
  isRedirected?: boolean;
  /** The seconds after which a request refused as one too many may be sent again. */
  retryAfter?: number | undefined;
};

/**
 * Milliseconds for which a prefetched response may be taken; after that it is dropped as outdated or unused.
 */
export const FRESH_MS = 10_000;

/**
 * Requests sent before the page that needs them is loaded; the call with the same key takes the response
 * over.
 */
export interface PrefetchedRequests<Response = BareResponse> {
  /** Sends the request unless one with the same key is pending or fresh. */
  start(key: string, send: () => Promise<Response>): Promise<Response>;
  /**
   * Null where no request has this key. An aborted caller leaves the response to the next one: a page may
   * start twice.
   */
  take(key: string, signal?: AbortSignal): Promise<Response> | null;
  /** Drops every response: after a write or a log-out, older responses are not valid. */
  forget(): void;
}

export function prefetchedRequests<Response = BareResponse>(clock: Clock): PrefetchedRequests<Response> {
  const requests = new Map<string, Promise<Response>>();
  const drop = (key: string, response: Promise<Response>) => {
    if (requests.get(key) === response) requests.delete(key);
  };
  return {
    start(key, send) {
      const pending = requests.get(key);
      if (pending !== undefined) return pending;
      const response = send();
      requests.set(key, response);
      clock.setTimeout(() => drop(key, response), FRESH_MS);
      return response;
    },
    take(key, signal) {
      const response = requests.get(key);
      if (response === undefined) return null;
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new CanceledError()));
        const dropTaken = () => {
          if (signal?.aborted !== true) drop(key, response);
        };
        response.then(dropTaken, dropTaken);
        response.then(resolve, reject);
      });
    },
    forget: () => requests.clear(),
  };
}

/**
 * The key of a request. It contains the token, so that no user gets a response of another. `url` includes the
 * query string.
 */
export const requestKey = (url: string, headers: Record<string, string>): string =>
  JSON.stringify([url, headers]);
