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
export interface Received {
  sentCall: string;
  authorization: string | null;
  apiKey: string | null;
  contentType: string | null;
  /** An empty text for a request without a body. */
  text: string;
  request: Request;
}

type Reply = (received: Received, before: number) => Response | Promise<Response>;

/** The client alone, over HTTP, and a backend with the responses of the test. */
export function wire(reply: Reply, options: Partial<ClientOptions> = {}) {
  const received: Received[] = [];
  const messages: { problem: Problem; quiet: boolean }[] = [];
  const server = setupServer(
    http.all('*', async ({ request }) => {
      const copy = request.clone();
      const { pathname, search, origin } = new URL(request.url);
      const at = origin === new URL(BASE).origin ? pathname.replace('/api-root', '') : origin + pathname;
      const one: Received = {
        sentCall: `${request.method} ${at}${search}`,
        authorization: request.headers.get('authorization'),
        apiKey: request.headers.get('x-api-key'),
        contentType: request.headers.get('content-type'),
        text: await request.text(),
        request: copy,
      };
      received.push(one);
      return reply(one, received.length - 1);
    }),
  );
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  const session = sessionOf();
  const { call, prefetch } = createClient({
    baseUrl: BASE,
    openData: OPEN_DATA,
    session,
    onProblem: (problem, quiet) => void messages.push({ problem, quiet }),
    strict: false,
    ahead: prefetchedRequests(stoppedClock()),
    ...options,
  });
  return { call, prefetch, received, messages, session };
}

/** A session with `token 1`; each renewal returns the next one. */
export function sessionOf(renew?: SessionPort['renew']) {
  const calls: string[] = [];
  let number = 1;
  const port: SessionPort = {
    token: () => `token ${number}`,
    renew: async (stale) => {
      calls.push(`renewed ${stale}`);
      await renew?.(stale);
      number += 1;
    },
    role: () => 'Administrator',
    denied: () => void calls.push('denied'),
    queryDenied: async (role) => void calls.push(`query of ${role} denied`),
    ended: () => void calls.push('ended'),
  };
  return Object.assign(port, { calls });
}

export const answered = (data: unknown, status = 200) => HttpResponse.json({ data } as object, { status });
export const refused = (status: number, body: object = {}) => HttpResponse.json(body, { status });

/** The rejection of a call, as plain values. */
export async function rejection(call: Promise<unknown>) {
  const error = await call.then(
    () => new Error('the call was answered'),
    (problem: unknown) => problem,
  );
  const { kind, endpoint, status, summary, fields } = error as Problem;
  return { kind, endpoint, status, summary, fields };
}
