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
import { asWritten, type Found, find, type Route, type Slashes } from './routes';
import { type Sessions, sessions } from './sessions';
import { type Tables, tables } from './tables/tables';

/** A received request with the status of its response. */
export interface Received extends ApiRequest {
  /** `GET /:city/notifications/`, or method and path as sent where no route matches. */
  name: string;
  status: number;
}

/** Replaces a view's response. `usual` runs the view and returns its response. */
export type Override = (usual: () => Reply, request: ApiRequest) => Reply;

/** A request in the form that docs/openapi.json describes. */
export interface SentRequest {
  method: string;
  path: string;
  body?: unknown;
}

/** The problems of a request, as sentences. */
export type CheckRequest = (sent: SentRequest) => string[];

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
  wrong: string[];
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

const fresh = (): Pick<Backend, 'tables' | 'sessions' | 'received' | 'slashes' | 'pageLimit' | 'wrong'> => ({
  tables: tables(),
  sessions: sessions(),
  received: [],
  slashes: 'as written',
  pageLimit: null,
  wrong: [],
});

export function createBackend(check: CheckRequest, mayCall: MayCall): Backend {
  const replies = new Map<string, Reply>();
  const overrides: { name: string; answer: Override; left: number }[] = [];
  const backend: Backend = {
    ...fresh(),
    answer,
    override(name, reply, times = Number.POSITIVE_INFINITY) {
      overrides.unshift({ name, answer: typeof reply === 'function' ? reply : () => reply, left: times });
    },
    calls: (pattern = /./) =>
      backend.received.map(({ name, status }) => `${name} ${status}`).filter((call) => pattern.test(call)),
    reset() {
      overrides.length = 0;
      replies.clear();
      Object.assign(backend, fresh());
    },
  };
  return backend;

  function answer(request: ApiRequest): Reply {
    const found = find(ROUTES, request.method, request.path, backend.slashes);
    const name = found && 'route' in found ? found.route.name : `${request.method} ${request.path}`;
    const override = overrides.find((one) => one.name === name && one.left > 0);
    if (override) override.left -= 1;
    backend.wrong.push(...problemsOf(request, found).map((problem) => `${name}: ${problem}`));
    const usual = () => once(request, () => usualAnswer(request, found));
    const reply = override ? override.answer(usual, request) : usual();
    backend.received.push({ ...request, name, status: reply.status });
    return reply;
  }

  /** A POST with a known key has happened already: the reply to it is sent again. */
  function once({ method, token, idempotencyKey }: ApiRequest, answerIt: () => Reply): Reply {
    if (method !== 'POST' || idempotencyKey === null) return answerIt();
    const key = `${token} ${idempotencyKey}`;
    const reply = replies.get(key) ?? answerIt();
    if (reply.status < 300) replies.set(key, reply);
    return reply;
  }

  function usualAnswer(request: ApiRequest, found: Found): Reply {
    if (found === null) return errorPage(404, 'Not Found');
    if ('redirect' in found) return redirectTo(found.redirect, request);
    const { route, params } = found;
    const { pageLimit } = backend;
    const context = { request, params, tables: backend.tables, sessions: backend.sessions, pageLimit };
    if (route.open) return route.view(context);
    const session = backend.sessions.holder(request.token);
    if (session === null) return unauthorized();
    return mayCall(route.name, session.account.permission)
      ? route.view({ ...context, session })
      : forbidden();
  }

  function problemsOf(request: ApiRequest, found: Found): string[] {
    if (found === null) return ['there is no such call'];
    if ('redirect' in found) return [];
    const path = asWritten(found.route, request.path);
    const query = request.query.size > 0 ? `?${request.query}` : '';
    return check({ method: request.method, path: `${path}${query}`, body: bodyOf(request) });
  }
}

/** A 301 turns a POST into a GET; a 308 keeps the method. */
const redirectTo = (path: string, { method, query }: ApiRequest): Reply => ({
  status: method === 'GET' ? 301 : 308,
  headers: { location: query.size > 0 ? `${path}?${query}` : path, 'cache-control': 'no-store' },
});
