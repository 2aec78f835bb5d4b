import axios, { isCancel } from 'axios';
import * as z from 'zod/mini';
import { HTTP_TIMEOUT } from '#domain/base/limits';
import { type Answer, type Call, type CallArguments, type Endpoint, pathOf } from './endpoint';
import { goneFileProblems } from './gone-files';
import { type BareResponse, type PrefetchedRequests, requestKey } from './prefetched-requests';
import { contractBroken, notSentProblem, type Problem, problemWithout, sessionEndedProblem } from './problem';
import { readAnswer } from './read-answer';
import type { OddField } from './read-as';
import { notifySession } from './refusal/notify-session';
import { repeatThrottled } from './refusal/repeat-throttled';
import { retryAfter } from './refusal/retry-after';
import { requestBody } from './request-body';
import { requestQuery } from './request-query';
import type { SessionPort } from './session-port';
import { idempotencyKeys, needsIdempotencyKey, writeIdentity } from './write/idempotency-keys';
import { runningWrites } from './write/running-writes';
import { comesFromRedirect, isWrite, withOutcome } from './write/write-outcome';

export interface ClientOptions {
  /** Absolute, or rooted at `/`; without a trailing slash. */
  baseUrl: string;
  openData?: { baseUrl: string; key: string };
  session: SessionPort;
  /**
   * Called once for every failure, before the caller's promise is rejected. `quiet`: the caller shows the
   * failure, or the user need not see it. Also called, once, for each response field that was read
   * differently from the contract.
   */
  onProblem(problem: Problem, quiet: boolean): void;
  /** Development and demo: requests are validated too, and a response must match the contract exactly. */
  strict: boolean;
  /** The store of prefetched responses. */
  ahead: PrefetchedRequests;
  /** Whether requests may have `Cache-Control` and `Idempotency-Key`: on another host, CORS must allow them. */
  extraHeaders?: boolean;
  /** Waits before a request that the server refused as one too many is sent again; without it none is. */
  waitToRepeat?(seconds: number, signal: AbortSignal | undefined): Promise<void>;
}

export interface Client {
  call: Call;
  /**
   * Sends a GET ahead of the call that needs it; that call takes over the response or the failure. Until then
   * the response has no consequences: no renewal, no log-out, no message. The promise resolves with the
   * answer.
   */
  prefetch: Call;
}

/**
 * The only way to the backend: token, envelope, retry once after a 401 and a renewal, failures as `Problem`s.
 */
export function createClient({
  baseUrl,
  openData,
  session,
  onProblem,
  strict,
  ahead,
  extraHeaders = false,
  waitToRepeat,
}: ClientOptions): Client {
  const writeKeys = idempotencyKeys();
  const reportedOddFields = new Set<string>();
  const http = axios.create({ timeout: HTTP_TIMEOUT, adapter: ['xhr', 'http'] });

  return {
    call,
    async prefetch(endpoint, args) {
      const headers = bearer(session.token());
      const key = requestKey(urlOf(endpoint, args), headers);
      const response = await ahead.start(key, () => send(endpoint, args, headers));
      return readAnswer(endpoint, endpointNameOf(endpoint), response, strict).answer;
    },
  };

  async function call<E extends Endpoint>(endpoint: E, args: CallArguments<E>): Promise<Answer<E>> {
    const endpointName = endpointNameOf(endpoint);
    try {
      if (strict) checkRequest(endpoint, args);
      if (endpoint.form) await refuseGoneFiles(endpointName, args.body);
      return await withKey(endpoint, args, async (key) => {
        const response = await withToken(endpoint, endpointName, (headers) =>
          repeatThrottled(
            () => sendOnce(endpoint, args, { ...headers, ...key }),
            waitToRepeat && ((seconds) => waitToRepeat(seconds, args.signal)),
          ).catch((error: unknown) => {
            throw withOutcome(endpoint, problemOf(endpointName, error));
          }),
        );
        const { answer, odd } = readAnswer(endpoint, endpointName, response, strict);
        reportOddFields(endpointName, response.status, odd);
        return answer;
      });
    } catch (error) {
      const problem = isProblem(error) ? error : problemOf(endpointName, error);
      if (problem.kind === 'contract' && (strict || problem.status !== null)) logBrokenContract(problem);
      const isShownByCaller =
        (args.inForm === true && (problem.isExplained || problem.isUnconfirmed)) ||
        (args.ofOne === true && problem.status === 404);
      if (problem.kind !== 'cancelled') onProblem(problem, isShownByCaller || args.quiet === true);
      throw problem;
    }
  }

  /** Sends a write with its key, as an `Idempotency-Key` header (PROPOSED). */
  async function withKey<E extends Endpoint, Result>(
    endpoint: E,
    args: CallArguments<E>,
    attempt: (header: Record<string, string>) => Promise<Result>,
  ): Promise<Result> {
    if (!extraHeaders || !needsIdempotencyKey(endpoint)) return attempt({});
    const write = writeIdentity(urlOf(endpoint, args), args.body);
    const key = writeKeys.keyOf(write);
    try {
      const result = await attempt({ 'Idempotency-Key': key });
      writeKeys.settle(write, key, false);
      return result;
    } catch (error) {
      // a write that the user has stopped may have happened too
      writeKeys.settle(write, key, isProblem(error) && (error.isUnconfirmed || error.kind === 'cancelled'));
      throw error;
    }
  }

  function reportOddFields(endpointName: string, status: number, odd: readonly OddField[]) {
    const newOddFields = odd.filter(({ path }) => !reportedOddFields.has(`${endpointName} ${path}`));
    if (newOddFields.length === 0) return;
    for (const { path } of newOddFields) reportedOddFields.add(`${endpointName} ${path}`);
    const problem = contractBroken(endpointName, status, newOddFields);
    logBrokenContract(problem);
    onProblem(problem, true);
  }

  async function withToken(
    endpoint: Endpoint,
    endpointName: string,
    attempt: (headers: Record<string, string>) => Promise<BareResponse>,
  ): Promise<BareResponse> {
    if (endpoint.host === 'openData') return attempt({ 'X-API-KEY': openData?.key ?? '' });
    const token = session.token();
    const roleAtRequest = session.role();
    const firstResponse = await attempt(bearer(token));
    if (endpoint.open) return firstResponse;
    if (firstResponse.status !== 401) {
      await notifySession(session, endpoint, firstResponse.status, roleAtRequest);
      return firstResponse;
    }
    try {
      await session.renew(token);
    } catch (error) {
      throw isProblem(error) ? error : sessionEndedProblem(endpointName);
    }
    const roleAtRepeat = session.role();
    const secondResponse = await attempt(bearer(session.token()));
    if (secondResponse.status === 401) {
      session.ended();
      throw sessionEndedProblem(endpointName);
    }
    await notifySession(session, endpoint, secondResponse.status, roleAtRepeat);
    return secondResponse;
  }

  /**
   * A write drops prefetched responses before and after it is sent: they may show the state before the write.
   */
  async function sendOnce<E extends Endpoint>(
    endpoint: E,
    args: CallArguments<E>,
    headers: Record<string, string>,
  ): Promise<BareResponse> {
    if (endpoint.method === 'GET') {
      const key = requestKey(urlOf(endpoint, args), headers);
      return ahead.take(key, args.signal) ?? send(endpoint, args, headers);
    }
    ahead.forget();
    const response: Promise<BareResponse> = send(endpoint, args, headers).finally(() => {
      runningWrites.delete(response);
      ahead.forget();
    });
    runningWrites.add(response);
    return response;
  }

  function addressOf<E extends Endpoint>({ host, path }: E, { params, query }: CallArguments<E>) {
    const url = pathOf(path, params);
    return { baseURL: host === 'openData' ? openData?.baseUrl : baseUrl, url, params: requestQuery(query) };
  }

  function urlOf<E extends Endpoint>(endpoint: E, args: CallArguments<E>): string {
    return http.getUri(addressOf(endpoint, args));
  }

  async function send<E extends Endpoint>(
    endpoint: E,
    args: CallArguments<E>,
    headers: Record<string, string>,
  ): Promise<BareResponse> {
    const response = await http.request<unknown>({
      method: endpoint.method,
      ...addressOf(endpoint, args),
      data: requestBody(endpoint, args.body as Record<string, unknown> | undefined),
      // the console keeps what it has read; a cache of the browser or of a proxy may be older than the last write
      headers:
        extraHeaders && endpoint.method === 'GET' && endpoint.host === 'backend'
          ? { ...headers, 'Cache-Control': 'no-cache' }
          : headers,
      signal: args.signal,
      onUploadProgress: args.onProgress && (({ progress = 0 }) => args.onProgress?.(progress)),
      // the contract decides which statuses are answers, so axios rejects none
      validateStatus: () => true,
    });
    const { status, data, headers: responseHeaders } = response;
    return {
      status,
      data,
      retryAfter: retryAfter(status, responseHeaders),
      isRedirected: isWrite(endpoint) && comesFromRedirect(response, urlOf(endpoint, args)),
    };
  }
}

const endpointNameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { Authorization: `Bearer ${token}` };

/** Names the field of a broken contract for developers. */
const logBrokenContract = ({ endpoint, message, cause }: Problem) =>
  console.error(`contract: ${endpoint}`, cause ?? message);

const isProblem = (error: unknown): error is Problem => error instanceof Error && error.name === 'Problem';

const problemOf = (endpointName: string, error: unknown): Problem =>
  problemWithout(
    isCancel(error) ? 'cancelled' : axios.isAxiosError(error) ? 'network' : 'contract',
    endpointName,
    error,
  );

async function refuseGoneFiles(endpointName: string, body: unknown): Promise<void> {
  const fileProblems = await goneFileProblems({ ...(body as object | undefined) });
  if (fileProblems.length > 0) throw notSentProblem(endpointName, fileProblems);
}

function checkRequest<E extends Endpoint>(endpoint: E, args: CallArguments<E>): void {
  for (const part of ['query', 'body'] as const) {
    const schema = endpoint[part];
    if (schema) z.parse(schema, args[part] ?? {});
  }
}
