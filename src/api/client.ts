import axios, { type AxiosResponse, isCancel } from 'axios';
import * as z from 'zod/mini';
import { HTTP_TIMEOUT } from '#domain/limits';
import { type Answer, type Call, type CallArguments, type Endpoint, pathOf } from './endpoint';
import {
  contractBroken,
  type Problem,
  problemOfAnswer,
  problemWithout,
  sessionEnded,
  wordsOf,
} from './problem';
import { type OddField, readAs } from './read-as';

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
  /**
   * Told every failure once, before the caller's promise is rejected; `quiet`: whoever calls tells it, or nobody has to
   * know. So is each field of an answer that had to be read otherwise than the contract has it, once.
   */
  onProblem(problem: Problem, quiet: boolean): void;
  /** Development and demo: what is sent is checked too, and an answer must be as the contract has it to the letter. */
  strict: boolean;
}

/** The one way to the backend: token, envelope, 401 → renew → once more, failures as `Problem`s. */
export function createCall({ baseUrl, openData, session, onProblem, strict }: ClientOptions): Call {
  const known = new Set<string>();
  const http = axios.create({ timeout: HTTP_TIMEOUT, adapter: ['xhr', 'http'] });

  return async (endpoint, args) => {
    const name = `${endpoint.method} ${endpoint.path}`;
    try {
      if (strict) checkRequest(endpoint, args);
      const response = await withToken(endpoint, name, (headers) => send(endpoint, args, headers));
      const { answer, odd } = read(endpoint, name, response, strict);
      tellOdd(name, response.status, odd);
      return answer;
    } catch (error) {
      const problem = isProblem(error) ? error : problemOf(name, error);
      if (problem.kind === 'contract' && (strict || problem.status !== null)) print(problem);
      const isToldBeside = args.inForm === true && problem.fields.length > 0;
      if (problem.kind !== 'cancelled') onProblem(problem, isToldBeside || args.quiet === true);
      throw problem;
    }
  };

  function tellOdd(name: string, status: number, odd: readonly OddField[]) {
    const unknown = odd.filter(({ path }) => !known.has(`${name} ${path}`));
    if (unknown.length === 0) return;
    for (const { path } of unknown) known.add(`${name} ${path}`);
    const problem = contractBroken(name, status, unknown);
    print(problem);
    onProblem(problem, true);
  }

  async function withToken(
    endpoint: Endpoint,
    name: string,
    attempt: (headers: Record<string, string>) => Promise<AxiosResponse<unknown>>,
  ): Promise<AxiosResponse<unknown>> {
    if (endpoint.host === 'openData') return attempt({ 'X-API-KEY': openData?.key ?? '' });
    const token = session.token();
    const first = await attempt(bearer(token));
    if (endpoint.open) return first;
    if (first.status !== 401) return answered(endpoint, first);
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
    return answered(endpoint, second);
  }

  function answered(endpoint: Endpoint, response: AxiosResponse<unknown>): AxiosResponse<unknown> {
    if (response.status === 403 && endpoint.denial === null) session.denied();
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
      data: endpoint.form && body && hasFile(body) ? formData(body) : body,
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

/** For whoever has to find out which field it was. */
const print = ({ endpoint, message, cause }: Problem) =>
  console.error(`contract: ${endpoint}`, cause ?? message);

const isProblem = (error: unknown): error is Problem => error instanceof Error && error.name === 'Problem';

const problemOf = (name: string, error: unknown): Problem =>
  problemWithout(
    isCancel(error) ? 'cancelled' : axios.isAxiosError(error) ? 'network' : 'contract',
    name,
    error,
  );

const hasFile = (body: Record<string, unknown>): boolean =>
  Object.values(body)
    .flat()
    .some((value) => value instanceof Blob);

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

function read<E extends Endpoint>(
  endpoint: E,
  name: string,
  { status, data: body }: AxiosResponse<unknown>,
  strict: boolean,
): { answer: Answer<E>; odd: OddField[] } {
  const as = answerAs(endpoint, status);
  const schema = as === null ? undefined : endpoint.responses[as];
  if (schema === undefined) throw problemOfAnswer(name, status, body, denialOf(endpoint));
  const given = as === KEPT ? { message: wordsOf(body) } : unwrapped(body);
  // a text where JSON was due is a proxy's page or a truncated answer, even where the schema takes anything
  const isText = typeof given === 'string' && as !== KEPT;
  const parsed = z.safeParse(schema, given);
  if (parsed.success && !(strict && isText)) return { answer: answerOf(parsed.data), odd: [] };
  const reading = readAs(schema, given);
  if (strict || !reading.readable) throw contractBroken(name, status, reading.odd);
  return { answer: answerOf(reading.data), odd: reading.odd };

  function answerOf(data: unknown): Answer<E> {
    return { status: as, data } as Answer<E>;
  }
}

/** Not deleted: every shape of it has been seen. */
const KEPT = 209;

/** Every 2xx is an answer: one that is not declared is read as the first that is. */
function answerAs({ responses }: Endpoint, status: number): number | null {
  if (status in responses) return status;
  const [first = null] = Object.keys(responses).map(Number);
  return status >= 200 && status < 300 ? first : null;
}

const denialOf = ({ denial, host }: Endpoint): { messageId: string } | undefined =>
  denial === null && host === 'backend' ? undefined : { messageId: denial ?? 'problem.server' };

/** Responses are read from data.data unless stated; a bare payload is understood too. No body is null. */
function unwrapped(body: unknown): unknown {
  if (body === '' || body === undefined) return null;
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
}
