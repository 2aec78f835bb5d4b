import { accountViews } from './endpoints/account';
import { contentViews } from './endpoints/content';
import { messagingViews } from './endpoints/messaging';
import { offerViews } from './endpoints/offers';
import { officeViews } from './endpoints/office';
import { peopleViews } from './endpoints/people';
import { placeViews } from './endpoints/places';
import { productViews } from './endpoints/products';
import { recruitmentViews } from './endpoints/recruitment';
import { errorPage, forbidden, type Reply, unauthorized } from './reply';
import { type ApiRequest, bodyOf } from './request';
import type { MayCall } from './roles';
import { asWritten, matchRoute, type Route, type RouteMatch, type Slashes } from './routes';
import { createSessions, type Sessions } from './sessions';
import { createTables, type Tables } from './tables/tables';

/** A received request with the status of its response. */
export interface Received extends ApiRequest {
  /** `GET /:city/notifications/`, or method and path as sent where no route matches. */
  name: string;
  status: number;
}

/** Replaces a view's response. `runView` runs the view and returns its response. */
export type Override = (runView: () => Reply, request: ApiRequest) => Reply;

/** A request in the form that docs/openapi.json describes. */
export interface SentRequest {
  method: string;
  path: string;
  body?: unknown;
}

/** How a backend compares itself and its callers with docs/openapi.json. Each function returns sentences. */
export interface Checks {
  problemsOfRequest: (sent: SentRequest) => string[];
  /** Of a call by its name, `GET /:city/notifications/`. */
  problemsOfReply: (name: string, reply: Reply) => string[];
}

/**
 * A backend of the console, written from the specification alone, in the manner of Django REST. It shares no
 * code with the console or its fake backend: an assumption that those two share fails here.
 */
export interface Backend {
  tables: Tables;
  sessions: Sessions;
  /** All requests, in order of arrival. */
  received: Received[];
  slashes: Slashes;
  pageLimit: number | null;
  answer(request: ApiRequest): Reply;
  /** Replaces the response to the next `times` calls of this name. */
  override(name: string, reply: Reply | Override, times?: number): void;
  /** The calls so far, as `POST /:city/notifications/ 201`. */
  calls(pattern?: RegExp): string[];
  /** The problems of requests, each with the name of its call, also of requests at unspecified paths. */
  requestProblems: string[];
  /** The problems of replies that no test has replaced, each with the name of its call. */
  replyProblems: string[];
  /** Restores the state of a fresh start. */
  reset(): void;
}

export const ROUTES: readonly Route[] = [
  ...accountViews(),
  ...placeViews(),
  ...peopleViews(),
  ...recruitmentViews(),
  ...messagingViews(),
  ...offerViews(),
  ...productViews(),
  ...contentViews(),
  ...officeViews(),
];

const initialState = (): Pick<
  Backend,
  'tables' | 'sessions' | 'received' | 'slashes' | 'pageLimit' | 'requestProblems' | 'replyProblems'
> => ({
  tables: createTables(),
  sessions: createSessions(),
  received: [],
  slashes: 'as written',
  pageLimit: null,
  requestProblems: [],
  replyProblems: [],
});

export function createBackend(checks: Checks, mayCall: MayCall): Backend {
  const repliesByKey = new Map<string, Reply>();
  const overrides: { name: string; answer: Override; remaining: number }[] = [];
  const backend: Backend = {
    ...initialState(),
    answer,
    override(name, reply, times = Number.POSITIVE_INFINITY) {
      overrides.unshift({
        name,
        answer: typeof reply === 'function' ? reply : () => reply,
        remaining: times,
      });
    },
    calls: (pattern = /./) =>
      backend.received.map(({ name, status }) => `${name} ${status}`).filter((call) => pattern.test(call)),
    reset() {
      overrides.length = 0;
      repliesByKey.clear();
      Object.assign(backend, initialState());
    },
  };
  return backend;

  function answer(request: ApiRequest): Reply {
    const match = matchRoute(ROUTES, request.method, request.path, backend.slashes);
    const name = match && 'route' in match ? match.route.name : `${request.method} ${request.path}`;
    const override = overrides.find((candidate) => candidate.name === name && candidate.remaining > 0);
    if (override) override.remaining -= 1;
    backend.requestProblems.push(...problemsOf(request, match).map((problem) => `${name}: ${problem}`));
    const runView = () => {
      const reply = answerOnce(request, () => routeReply(request, match));
      if (match && 'route' in match)
        backend.replyProblems.push(
          ...checks.problemsOfReply(name, reply).map((problem) => `${name}: ${problem}`),
        );
      return reply;
    };
    const reply = override ? override.answer(runView, request) : runView();
    backend.received.push({ ...request, name, status: reply.status });
    return reply;
  }

  /** A POST with a known key has happened already: the reply to it is sent again. */
  function answerOnce({ method, token, idempotencyKey }: ApiRequest, runView: () => Reply): Reply {
    if (method !== 'POST' || idempotencyKey === null) return runView();
    const key = `${token} ${idempotencyKey}`;
    const reply = repliesByKey.get(key) ?? runView();
    if (reply.status < 300) repliesByKey.set(key, reply);
    return reply;
  }

  function routeReply(request: ApiRequest, match: RouteMatch): Reply {
    if (match === null) return errorPage(404, 'Not Found');
    if ('redirect' in match) return redirectTo(match.redirect, request);
    const { route, params } = match;
    const { pageLimit } = backend;
    const context = { request, params, tables: backend.tables, sessions: backend.sessions, pageLimit };
    if (route.isPublic) return route.view(context);
    const session = backend.sessions.sessionOf(request.token);
    if (session === null) return unauthorized();
    return mayCall(route.name, session.account.permission)
      ? route.view({ ...context, session })
      : forbidden();
  }

  function problemsOf(request: ApiRequest, match: RouteMatch): string[] {
    if (match === null) return ['there is no such call'];
    if ('redirect' in match) return [];
    const path = asWritten(match.route, request.path);
    const query = request.query.size > 0 ? `?${request.query}` : '';
    return checks.problemsOfRequest({
      method: request.method,
      path: `${path}${query}`,
      body: bodyOf(request),
    });
  }
}

/** A 301 turns a POST into a GET; a 308 keeps the method. */
const redirectTo = (path: string, { method, query }: ApiRequest): Reply => ({
  status: method === 'GET' ? 301 : 308,
  headers: { location: query.size > 0 ? `${path}?${query}` : path, 'cache-control': 'no-store' },
});
