import { type HttpHandler, HttpResponse, http, type JsonBodyType } from 'msw';
import * as z from 'zod/mini';
import { type Answer, type Endpoint, pathOf } from '#api/http/endpoint';
import { authorize, type CallTrace, callerIn, type ReceivedCall } from '#mocks/backend/protocol/authorize';
import { changedData } from '#mocks/backend/protocol/changed-data';
import { contractIssues } from '#mocks/backend/protocol/contract-issues';
import { faultAnswer, isChange, lostAnswer, type ResponseChange } from '#mocks/backend/protocol/fault-answer';
import { writeFault } from '#mocks/backend/protocol/fault-text';
import type { NewFault } from '#mocks/backend/protocol/faults';
import type { HandlerSource } from '#mocks/backend/protocol/handlers/handler-source';
import { CALL_DEFAULTS, currentPath } from '#mocks/backend/protocol/log';
import { masked } from '#mocks/backend/protocol/masked';
import { type Call, callMatcher, type Match } from '#mocks/backend/protocol/match-call';
import type { EndpointHandler } from '#mocks/backend/protocol/mock';
import { readBody } from '#mocks/backend/protocol/read-body';
import type { Reason } from '#mocks/backend/protocol/reason';
import { Refusal } from '#mocks/backend/protocol/refusal';
import { RESENT_HEADER } from '#mocks/backend/protocol/resent-header';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import type { Backend } from './backend-types';

interface HandlersOptions {
  /** Absolute, without a trailing slash: a wildcard would also match the console's addresses. */
  base: string;
}

/**
 * Every implemented endpoint behind one MSW handler. With a handler for each of them MSW would read cookies and compile
 * a path once for each endpoint and call, which took most of a call's time. A call that no endpoint has is left to the
 * handlers after this one.
 */
export function handlersFor(
  backend: Backend,
  handlers: HandlerSource,
  { base }: HandlersOptions,
): HttpHandler[] {
  const match = callMatcher(handlers.calls);
  // a base without a path has the path `/`
  const basePath = new URL(base).pathname.replace(/\/$/, '');
  return [
    http.all(`${base}/*`, ({ request }) => {
      const matchedCall = match(request.method, new URL(request.url).pathname.slice(basePath.length));
      return matchedCall ? responseTo(request, { backend, handlers, ...matchedCall }) : undefined;
    }),
  ];
}

interface MatchedCall extends Match<Call> {
  backend: Backend;
  handlers: HandlerSource;
}

async function responseTo(request: Request, matchedCall: MatchedCall): Promise<Response> {
  const { backend, handlers, endpoint, params, isOtherSlash } = matchedCall;
  const at = backend.clock.now();
  const page = currentPath();
  const startedAt = Date.now();
  const startMark = performance.now();
  const trace: CallTrace = {
    status: 500,
    username: null,
    writes: null,
    requestBody: null,
    responseBody: null,
    why: null,
    verdict: isOtherSlash ? { broken: 'request', issues: `the path is ${endpoint.path}` } : 'kept',
  };
  const handler = await handlerOrNull(handlers, endpoint);
  const { response } =
    handler === null
      ? unansweredCall(endpoint, trace)
      : await outcomeOf({ backend, handler, request, params, trace });
  const duration = Math.round(performance.now() - startMark);
  backend.log.add({
    ...CALL_DEFAULTS,
    at,
    startedAt,
    method: request.method,
    url: request.url,
    path: endpoint.path,
    page,
    requestType: request.headers.get('content-type'),
    resent: request.headers.has(RESENT_HEADER),
    ...trace,
    duration,
  });
  return response;
}

/** Null when its file cannot be loaded. */
async function handlerOrNull(handlers: HandlerSource, call: Call): Promise<EndpointHandler | null> {
  try {
    return await handlers.handlerOf(call);
  } catch {
    return null;
  }
}

/** The panel counts it among the calls that nobody has answered. */
function unansweredCall({ method, path }: Call, trace: CallTrace): Outcome {
  console.error(`fake backend: the file that answers ${method} ${path} could not be loaded`);
  trace.status = 'unhandled';
  return { response: HttpResponse.error() };
}

/** The backend whose writes the journal ascribes to this call. Inherits everything else, its getters too. */
const withWriter = (backend: Backend, { method, path }: Endpoint): Backend =>
  Object.create(backend, { db: { value: backend.db.writtenBy(`${method} ${path}`) } }) as Backend;

/** A wrapper, because a hanging response is itself a promise: the log records it when it starts to hang. */
interface Outcome {
  response: Response | Promise<Response>;
}

async function outcomeOf(call: ReceivedCall): Promise<Outcome> {
  const { backend, handler, request, trace } = call;
  const { endpoint } = handler;
  let isLost = false;
  try {
    await backend.db.catchUp();
    trace.username = callerIn(backend, request)?.username ?? null;
    if (backend.latencyMs > 0) await realTimePassed(backend.latencyMs);
    trace.writes = backend.db.position();
    const fault = await faultOf(call);
    if (fault && 'response' in fault) return fault;
    isLost = fault?.kind === 'lost';
    const context = await authorize({ ...call, backend: withWriter(backend, endpoint) });
    const answer = await backend.repeats(repeatKeyOf(request, trace), () => handler.reply(context));
    // A write must survive a reload right after its response.
    await backend.db.settled();
    const response = checkedResponse(handler, answer, { trace, change: fault });
    return { response: isLost ? lostResponse(trace) : response };
  } catch (error) {
    const response = refusalResponse(endpoint, error, trace);
    return { response: isLost ? lostResponse(trace) : response };
  }
}

/** The key of a POST that may be sent twice, for its account. */
function repeatKeyOf({ method, headers }: Request, { username }: CallTrace): string | null {
  const key = headers.get('idempotency-key');
  return method === 'POST' && key !== null ? `${username ?? ''} ${key}` : null;
}

async function faultOf({
  backend,
  handler,
  request,
  params,
  trace,
}: ReceivedCall): Promise<Outcome | ResponseChange | null> {
  const { endpoint } = handler;
  for (const { effect, rule } of backend.faults.take(endpoint, pathOf(endpoint.path, params))) {
    trace.why = reasonOf(rule);
    if (effect.kind === 'delay') {
      await new Promise<void>((resolve) => void backend.clock.setTimeout(resolve, effect.ms));
      continue;
    }
    if (isChange(effect)) return effect;
    trace.requestBody = endpoint.body ? masked(await readBody(request.clone())) : null;
    const { status, body, response } = faultAnswer(effect, endpoint, request.signal);
    Object.assign(trace, { status, responseBody: body });
    return { response };
  }
  return null;
}

const reasonOf = ({ set, ...rule }: NewFault): Reason => {
  const text = writeFault({ ...rule, left: null });
  return set === undefined ? { by: 'fault', rule: text } : { by: 'fault', rule: text, set };
};

function checkedResponse(
  { endpoint }: EndpointHandler,
  { status, data }: Answer<Endpoint>,
  { trace, change }: { trace: CallTrace; change: ResponseChange | null },
): Response {
  const schema = endpoint.responses[status];
  const result = schema ? z.safeParse(schema, data) : null;
  if (!result?.success) {
    const issues = result ? contractIssues(result.error.issues, data) : `status ${status} is not declared`;
    trace.verdict = { broken: 'answer', issues };
    console.error(`fake backend: ${endpoint.method} ${endpoint.path} ${status} breaks the contract`, issues);
    return jsonResponse(trace, 500, { message: SERVER_TEXTS.broken });
  }
  if (status === 204) {
    trace.status = status;
    return new HttpResponse(null, { status });
  }
  const checkedData = result.data ?? null;
  return jsonResponse(trace, status, {
    data: change === null ? checkedData : changedData(change, checkedData),
  });
}

function refusalResponse(endpoint: Endpoint, error: unknown, trace: CallTrace): Response {
  if (error instanceof Refusal) {
    trace.why = error.why;
    return jsonResponse(trace, error.status, error.body);
  }
  trace.verdict = { broken: 'answer', issues: String(error) };
  console.error(`fake backend: ${endpoint.method} ${endpoint.path} failed`, error);
  return jsonResponse(trace, 500, { message: SERVER_TEXTS.broken });
}

function lostResponse(trace: CallTrace): Response {
  const { status, body, response } = lostAnswer();
  Object.assign(trace, { status, responseBody: body });
  return response;
}

function jsonResponse(trace: CallTrace, status: number, body: object): Response {
  trace.status = status;
  trace.responseBody = masked(body);
  return HttpResponse.json(body as JsonBodyType, { status, headers: { 'Cache-Control': 'no-store' } });
}

const realTimePassed = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
