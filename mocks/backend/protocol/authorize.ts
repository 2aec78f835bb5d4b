import * as z from 'zod/mini';
import type { Endpoint, Schema } from '#api/http/endpoint';
import { mayEnter } from '#domain/people/roles';
import type { City } from '#domain/places/city';
import type { Company } from '#domain/places/company';
import type { Backend } from '#mocks/backend/backend-types';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { companyTable } from '#mocks/backend/tables/places/companies';
import { contractIssues } from './contract-issues';
import type { LogEntry } from './log';
import { masked } from './masked';
import type { EndpointHandler, RequestContext } from './mock';
import { readBody, readQuery } from './read-body';
import { Refusal, refusalOfRole, refuseIssues } from './refusal';
import { refuseUnlessMayEnterCity } from './requested-city';
import { SERVER_TEXTS } from './server-texts';

/** The data of a request that becomes its log entry. */
export type CallTrace = Pick<
  LogEntry,
  'status' | 'username' | 'writes' | 'requestBody' | 'responseBody' | 'why' | 'verdict'
>;

export interface ReceivedCall {
  backend: Backend;
  handler: EndpointHandler;
  request: Request;
  params: Record<string, string>;
  trace: CallTrace;
}

/** Checks token, city, company, role, query and body, in this order; the first failure is the response. */
export async function authorize({
  backend,
  handler,
  request,
  params,
  trace,
}: ReceivedCall): Promise<RequestContext> {
  const { endpoint, options } = handler;
  // Read before any refusal, so that the log shows the body.
  const rawBody = endpoint.body ? await readBody(request.clone()) : undefined;
  trace.requestBody = masked(rawBody ?? null);
  // Another host has its own API key and receives no user's token.
  const isOtherHost = endpoint.host === 'openData';
  const account = endpoint.open || isOtherHost ? null : requiredCaller(backend, request);
  const city = cityOf(backend, account, params.city);
  const company = companyOf(backend, account, params.company);
  if (account && options.roles && !mayEnter(account.permission, options.roles)) throw refusalOfRole(account);
  const query = checkedAgainst(endpoint.query, readQuery(request), trace);
  const body = checkedAgainst(endpoint.body, rawBody, trace);
  const context = { params, query, body, sentFields: fieldNamesIn(rawBody), request, city, company, backend };
  return Object.defineProperty(context, 'account', {
    get: () => account ?? throwNobodySignedIn(endpoint),
  }) as unknown as RequestContext;
}

/** The account of the request's token. An open call has an account too when the user is signed in. */
export function callerIn(backend: Backend, request: Request): Account | null {
  const [, token] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  return token === undefined ? null : backend.accountOf(token);
}

function requiredCaller(backend: Backend, request: Request): Account {
  const account = callerIn(backend, request);
  if (!account) {
    const token = request.headers.has('authorization') ? 'refused' : 'missing';
    throw new Refusal(401, undefined, { by: 'token', token });
  }
  return account;
}

/** An open call may name any existing city. */
function cityOf(backend: Backend, account: Account | null, slug: string | undefined): City | null {
  if (slug === undefined) return null;
  const city = backend.cities.find(({ name }) => name === slug);
  if (!city) throw new Refusal(404, SERVER_TEXTS.cityNotFound, { by: 'city', city: slug, known: false });
  if (account) refuseUnlessMayEnterCity(account, city.name);
  return city;
}

/** The caller's own company, or any company for an Operator. */
function companyOf(backend: Backend, account: Account | null, slug: string | undefined): Company | null {
  if (slug === undefined) return null;
  const [company] = backend.db.of(companyTable).list({ where: { slug: { equals: slug } } }).rows;
  const why = { by: 'company', company: slug, known: company !== undefined } as const;
  if (!company) throw new Refusal(404, SERVER_TEXTS.companyNotFound, why);
  if (account && account.permission !== 'Operator' && account.company_slug !== slug) {
    throw new Refusal(403, undefined, why);
  }
  return company;
}

function checkedAgainst(schema: Schema | undefined, value: unknown, trace: CallTrace): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  trace.verdict = { broken: 'request', issues: contractIssues(result.error.issues, value) };
  return refuseIssues(result.error.issues);
}

const fieldNamesIn = (body: unknown): ReadonlySet<string> =>
  new Set(typeof body === 'object' && body !== null ? Object.keys(body) : []);

function throwNobodySignedIn({ method, path }: Endpoint): never {
  throw new Error(`${method} ${path} is open: nobody is signed in there`);
}
