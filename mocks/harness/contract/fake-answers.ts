import { getResponse } from 'msw';
import { type Endpoint, type Method, pathOf } from '#api/http/endpoint';
import type { Backend } from '#mocks/backend/backend-types';
import type { Match } from '#mocks/backend/protocol/match-call';
import { companyTable } from '#mocks/backend/tables/places/companies';
import type { RecordedCall } from './read-har';

/** Never resolved: the handlers of this base answer without a network. */
const BASE = 'http://fake-backend.invalid';

export interface FakeAnswer {
  status: number;
  data: unknown;
}

export type AnswerOfFake = (call: RecordedCall, match: Match) => Promise<FakeAnswer | null>;

/**
 * What a fake backend answers to recorded calls. It gets the calls of the file, also the writes, so it must be a backend of
 * its own. A city, company or record that it does not have is replaced by one that it has.
 */
export async function fakeAnswers(backend: Backend, username: string): Promise<AnswerOfFake> {
  await backend.ready;
  const { access_token } = await backend.signIn(username);
  const handlers = backend.handlers(BASE);
  const firstIds = new Map<string, Promise<string | null>>();
  return async ({ url, request }, { endpoint, params }) => {
    if (request.kind === 'unrecorded' || request.kind === 'text') return null;
    const body = request.kind === 'value' ? request.value : null;
    const pathParams = { ...params, ...existingSlugs(params) };
    const first = await send(endpoint.method, pathOf(endpoint.path, pathParams) + url.search, body);
    if (first?.status !== 404) return first;
    const id = await idParamFor(endpoint, pathParams);
    return id === null
      ? first
      : send(endpoint.method, pathOf(endpoint.path, { ...pathParams, ...id }) + url.search, body);
  };

  function existingSlugs({ city, company }: Record<string, string>): Record<string, string> {
    const cities = backend.cities.map(({ name }) => name);
    const companies = backend.db
      .of(companyTable)
      .list({})
      .rows.map(({ slug }) => slug);
    return {
      ...(city === undefined ? {} : { city: knownOrFirst(city, cities) }),
      ...(company === undefined ? {} : { company: knownOrFirst(company, companies) }),
    };
  }

  /** The first record of the list that the path continues. */
  async function idParamFor({ path }: Endpoint, params: Record<string, string>) {
    const [, listTemplate = '', paramName = ''] = /^(.*\/):(\w+)(?:\/|$)/.exec(path) ?? [];
    if (listTemplate === '' || paramName === 'city' || paramName === 'company') return null;
    const listPath = pathOf(listTemplate, params);
    const firstId = firstIds.get(listPath) ?? idOfFirstRow(listPath);
    firstIds.set(listPath, firstId);
    const id = await firstId;
    return id === null ? null : { [paramName]: id };
  }

  async function idOfFirstRow(path: string): Promise<string | null> {
    const answer = await send('GET', path, null);
    const rows = (answer?.data as { content?: { id?: unknown }[] } | null)?.content;
    const id = Array.isArray(rows) ? rows[0]?.id : undefined;
    return typeof id === 'number' || typeof id === 'string' ? String(id) : null;
  }

  async function send(method: Method, path: string, body: unknown): Promise<FakeAnswer | null> {
    const requestBody = method === 'GET' || body === null ? null : jsonOrForm(body);
    const response = await getResponse(
      handlers,
      new Request(BASE + path, {
        method,
        headers: {
          Authorization: `Bearer ${access_token}`,
          ...(typeof requestBody === 'string' ? { 'Content-Type': 'application/json' } : {}),
        },
        body: requestBody,
      }),
    );
    if (response === undefined) return null;
    const text = await response.text();
    const answer: unknown = text === '' ? null : JSON.parse(text);
    const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;
    return { status: response.status, data };
  }
}

const knownOrFirst = (slug: string, slugs: readonly string[]) =>
  slugs.includes(slug) ? slug : (slugs[0] ?? slug);

/** A body with files goes as a form, like in the console. */
function jsonOrForm(body: unknown): string | FormData {
  const values = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const hasFile = values.some(([, value]) => [value].flat().some((one) => one instanceof Blob));
  if (!hasFile) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of values)
    for (const item of [value].flat() as unknown[])
      form.append(name, item instanceof Blob ? item : String(item));
  return form;
}
