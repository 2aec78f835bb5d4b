import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { onTestFinished } from 'vitest';
import { type ClientOptions, createClient } from '#api/http/client';
import { prefetchedRequests } from '#api/http/prefetched-requests';
import type { Problem } from '#api/http/problem';
import type { SessionPort } from '#api/http/session-port';
import { stoppedClock } from '../mocks/backend/start-backend';

const BASE = 'http://localhost/api-root';
const OPEN_DATA = { baseUrl: 'http://open-data.example', key: 'a key' };

/** A request as the backend receives it. */
export interface ReceivedRequest {
  sentCall: string;
  authorization: string | null;
  apiKey: string | null;
  contentType: string | null;
  /** An empty text for a request without a body. */
  text: string;
  request: Request;
}

type Reply = (request: ReceivedRequest, requestsBefore: number) => Response | Promise<Response>;

/** The client alone, over HTTP, and a backend with the responses of the test. */
export function startClient(reply: Reply, options: Partial<ClientOptions> = {}) {
  const receivedRequests: ReceivedRequest[] = [];
  const reportedProblems: { problem: Problem; quiet: boolean }[] = [];
  const server = setupServer(
    http.all('*', async ({ request }) => {
      const copy = request.clone();
      const { pathname, search, origin } = new URL(request.url);
      const address = origin === new URL(BASE).origin ? pathname.replace('/api-root', '') : origin + pathname;
      const received: ReceivedRequest = {
        sentCall: `${request.method} ${address}${search}`,
        authorization: request.headers.get('authorization'),
        apiKey: request.headers.get('x-api-key'),
        contentType: request.headers.get('content-type'),
        text: await request.text(),
        request: copy,
      };
      receivedRequests.push(received);
      return reply(received, receivedRequests.length - 1);
    }),
  );
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  const session = fakeSession();
  const { call, prefetch } = createClient({
    baseUrl: BASE,
    openData: OPEN_DATA,
    session,
    onProblem: (problem, quiet) => void reportedProblems.push({ problem, quiet }),
    strict: false,
    ahead: prefetchedRequests(stoppedClock()),
    ...options,
  });
  return { call, prefetch, receivedRequests, reportedProblems, session };
}

/** A session with `token 1`; each renewal returns the next one. */
export function fakeSession(renew?: SessionPort['renew']) {
  const events: string[] = [];
  let number = 1;
  const sessionPort: SessionPort = {
    token: () => `token ${number}`,
    renew: async (stale) => {
      events.push(`renewed ${stale}`);
      await renew?.(stale);
      number += 1;
    },
    role: () => 'Administrator',
    denied: () => void events.push('denied'),
    queryDenied: async (role) => void events.push(`query of ${role} denied`),
    ended: () => void events.push('ended'),
  };
  return Object.assign(sessionPort, { events });
}

export const dataResponse = (data: unknown, status = 200) =>
  HttpResponse.json({ data } as object, { status });
export const refusalResponse = (status: number, body: object = {}) => HttpResponse.json(body, { status });

/** The rejection of a call, as plain values. */
export async function rejection(call: Promise<unknown>) {
  const error = await call.then(
    () => new Error('the call was answered'),
    (problem: unknown) => problem,
  );
  const { kind, endpoint, status, summary, fields } = error as Problem;
  return { kind, endpoint, status, summary, fields };
}
