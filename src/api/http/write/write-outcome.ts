import type { AxiosResponse } from 'axios';
import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint';
import type { BareResponse } from '../prefetched-requests';
import { type Problem, SERVER } from '../problem';

/**
 * What is known about a write after its response. `unknown`: the response proves nothing, and the
 * write may have happened; a call that gets no response is unknown too (client.ts).
 */
export type WriteOutcome = 'done' | 'refused' | 'unknown';

export const isWrite = ({ method, safe }: Endpoint): boolean => method !== 'GET' && !safe;

/** Whether a redirect led to the response; the browser tells its last address. */
export function comesFromRedirect({ request }: AxiosResponse, requested: string): boolean {
  const address: unknown = request?.responseURL;
  if (typeof address !== 'string' || address === '') return false;
  const base = globalThis.location?.href;
  return new URL(address, base).href !== new URL(requested, base).href;
}

/** JSON of any shape is done, unless it is a page of a list or says itself that it failed. */
export function writeOutcome(endpoint: Endpoint, { status, data, isRedirected }: BareResponse): WriteOutcome {
  if (status >= 500) return 'unknown';
  if (status < 200 || status >= 300) return 'refused';
  // a redirected POST is a GET by now, and a GET is never answered by another success
  if (isRedirected && status === 200) return 'unknown';
  if (typeof data === 'string') return MARKUP.test(data) || TRUNCATED_JSON.test(data) ? 'unknown' : 'done';
  const payload = isObject(data) && 'data' in data ? data.data : data;
  if (isPage(data) || isPage(payload) || (Array.isArray(payload) && isRecordDue(endpoint))) return 'unknown';
  return saysFailure(data) ? 'refused' : 'done';
}

/** The failure of a call, which says what failed where nobody else does; of a write whose outcome is unknown, that. */
export function withOutcome(endpoint: Endpoint, problem: Problem): Problem {
  const { method, safe } = endpoint;
  if (isWrite(endpoint) && ['network', 'server', 'contract'].includes(problem.kind))
    return problem.unconfirmed(`problem.unconfirmed${messageSuffix(endpoint)}`);
  if (problem.general !== SERVER || safe) return problem;
  return problem.saying(
    method === 'GET' ? 'problem.notLoaded' : `problem.notSaved${messageSuffix(endpoint)}`,
  );
}

function messageSuffix({ method, open }: Endpoint): string {
  // without a session there is no list to look at
  if (open) return '.sent';
  return method === 'DELETE' ? '.removed' : '';
}

/** A page of a proxy, a portal or a static host. */
const MARKUP = /<[a-z!?/]/i;
/** axios passes on as a text what it cannot parse. */
const TRUNCATED_JSON = /^[\s\uFEFF]*[[{"]/;

type JsonObject = Record<string, unknown>;
const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list with its total, by the names that backends give them. */
const isPage = (value: unknown): boolean =>
  isObject(value) &&
  ['content', 'results', 'items'].some((name) => Array.isArray(value[name])) &&
  ['total_length', 'count', 'total'].some((name) => typeof value[name] === 'number');

/** Whether the contract declares anything but a bare list. */
function isRecordDue({ responses }: Endpoint): boolean {
  const [first] = Object.values(responses);
  return first !== undefined && !z.safeParse(first, []).success;
}

/** Success in the status alone: `{"success": false, "message": …}`, or JSend's `{"status": "fail"}`. */
const saysFailure = (body: unknown): boolean =>
  isObject(body) &&
  !('id' in body) &&
  (body.success === false ||
    body.ok === false ||
    ['error', 'fail', 'failed'].includes(String(body.status).toLowerCase()));
