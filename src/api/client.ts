import axios, { type AxiosResponse, isCancel } from 'axios';
import * as z from 'zod/mini';
import { HTTP_TIMEOUT } from '#domain/limits';
import { type Answer, type Call, type CallArguments, type Endpoint, pathOf } from './endpoint';
import { type Problem, problemOfAnswer, problemWithout, sessionEnded } from './problem';

/** The client's whole view of the session. */
export interface SessionPort {
  /** The access token, null when signed out. */
  token(): string | null;
  /**
   * Resolves once another token than `stale` may be used. Rejects when the session is over, and with the renewal's
   * Problem when that got no answer: then the session goes on.
   */
  renewed(stale: string | null): Promise<void>;
  /** 403: the deny message and a log-out follow (R-HTTP-07). */
  denied(): void;
  /** 406, or a 401 right after a renewal: a forced log-out follows. */
  ended(): void;
}

export interface ClientOptions {
  /** Absolute or rooted, without a trailing slash. */
  baseUrl: string;
  openData?: { baseUrl: string; key: string };
  session: SessionPort;
  /** Told every failure once, before the caller's promise is rejected. */
  onProblem(problem: Problem, quiet: boolean): void;
  /** Development and demo: what is sent is checked too, and a mismatch is printed. */
  strict: boolean;
}

/** The one way to the backend: token, envelope, 401 → renew → once more, failures as `Problem`s. */
export function createCall({ baseUrl, openData, session, onProblem, strict }: ClientOptions): Call {
  const http = axios.create({ timeout: HTTP_TIMEOUT, adapter: ['xhr', 'http'] });

  return async (endpoint, args) => {
    const name = `${endpoint.method} ${endpoint.path}`;
    try {
      if (strict) checkRequest(endpoint, args);
      const response = await withToken(endpoint, name, (headers) => send(endpoint, args, headers));
      return read(endpoint, name, response);
    } catch (error) {
      const problem = isProblem(error) ? error : problemOf(name, error);
      if (strict && problem.kind === 'contract') console.error(`contract: ${name}`, problem.cause);
      if (problem.kind !== 'cancelled') onProblem(problem, args.quiet ?? false);
      throw problem;
    }
  };

  async function withToken(
    endpoint: Endpoint,
    name: string,
    attempt: (headers: Record<string, string>) => Promise<AxiosResponse<unknown>>,
  ): Promise<AxiosResponse<unknown>> {
    if (endpoint.host === 'openData') return attempt({ 'X-API-KEY': openData?.key ?? '' });
    if (endpoint.open) return attempt({});
    const token = session.token();
    const first = await attempt(bearer(token));
    if (first.status !== 401) return answered(first);
    try {
      await session.renewed(token);
    } catch (error) {
      throw isProblem(error) ? error : sessionEnded(name);
    }
    const second = await attempt(bearer(session.token()));
    if (second.status === 401) {
      session.ended();
      throw sessionEnded(name);
    }
    return answered(second);
  }

  function answered(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
    if (response.status === 403) session.denied();
    if (response.status === 406) session.ended();
    return response;
  }

  function send<E extends Endpoint>(endpoint: E, args: CallArguments<E>, headers: Record<string, string>) {
    const body = args.body as Record<string, unknown> | undefined;
    return http.request<unknown>({
      method: endpoint.method,
      baseURL: endpoint.host === 'openData' ? openData?.baseUrl : baseUrl,
      url: pathOf(endpoint.path, args.params),
      params: args.query as Record<string, unknown> | undefined,
      data: endpoint.form && body ? formData(body) : body,
      headers,
      signal: args.signal,
      onUploadProgress: args.onProgress && (({ progress = 0 }) => args.onProgress?.(progress)),
      // every status is read here: only the contract says which of them are answers
      validateStatus: () => true,
    });
  }
}

const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { Authorization: `Bearer ${token}` };

const isProblem = (error: unknown): error is Problem => error instanceof Error && error.name === 'Problem';

const problemOf = (name: string, error: unknown): Problem =>
  problemWithout(
    isCancel(error) ? 'cancelled' : axios.isAxiosError(error) ? 'network' : 'contract',
    name,
    error,
  );

/** Repeated names for arrays; the browser sets the Content-Type with its boundary (R-HTTP-03). */
function formData(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === null) continue;
      form.append(name, one instanceof Blob ? one : textOf(one));
    }
  }
  return form;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function checkRequest<E extends Endpoint>(endpoint: E, args: CallArguments<E>): void {
  for (const part of ['query', 'body'] as const) {
    const schema = endpoint[part];
    if (schema) z.parse(schema, args[part] ?? {});
  }
}

function read<E extends Endpoint>(endpoint: E, name: string, response: AxiosResponse<unknown>): Answer<E> {
  const { status, data: body } = response;
  const schema = endpoint.responses[status];
  if (!schema) throw problemOfAnswer(name, status, body);
  // a text where JSON was due is a proxy's page or a truncated answer, even where the schema takes anything
  if (typeof body === 'string' && body !== '')
    throw problemWithout('contract', name, body.slice(0, 200), status);
  const parsed = z.safeParse(schema, unwrapped(body));
  if (!parsed.success) throw problemWithout('contract', name, parsed.error.issues, status);
  return { status, data: parsed.data } as Answer<E>;
}

/** Responses are read from data.data unless stated; a bare payload is understood too. */
const unwrapped = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
