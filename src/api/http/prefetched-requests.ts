import { type AxiosResponse, CanceledError } from 'axios';
import type { Clock } from '#domain/base/clock';

/** What is read of a response. */
export type BareResponse = Pick<AxiosResponse<unknown>, 'status' | 'data'>;

/** Milliseconds in which whoever was expected takes over: then it tells of another time, or does not come at all. */
export const FRESH = 10_000;

/** Questions sent before the page that asks them is there; the call that asks the same takes over what came. */
export interface PrefetchedRequests<Response = BareResponse> {
  /** Sent unless the same is under way or has just come. */
  start(question: string, send: () => Promise<Response>): Promise<Response>;
  /** Null where nobody has asked. Whoever gives up leaves it to the next: a page is sometimes begun twice. */
  take(question: string, signal?: AbortSignal): Promise<Response> | null;
  /** Something was written, or somebody has left: nothing that was asked before counts. */
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

/** The key of a request, which holds the token: no user gets a response for another. `url`: with its query. */
export const questionOf = (url: string, headers: Record<string, string>): string =>
  JSON.stringify([url, headers]);
