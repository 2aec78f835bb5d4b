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
  const lists = new Map<string, Promise<string | null>>();
  return async ({ url, request }, { endpoint, params }) => {
    if (request.kind === 'unrecorded' || request.kind === 'text') return null;
    const body = request.kind === 'value' ? request.value : null;
    const known = { ...params, ...placesOf(params) };
    const first = await send(endpoint.method, pathOf(endpoint.path, known) + url.search, body);
    if (first?.status !== 404) return first;
    const id = await idFor(endpoint, known);
    return id === null
      ? first
      : send(endpoint.method, pathOf(endpoint.path, { ...known, ...id }) + url.search, body);
  };

  function placesOf({ city, company }: Record<string, string>): Record<string, string> {
    const cities = backend.cities.map(({ name }) => name);
    const companies = backend.db
      .of(companyTable)
      .list({})
      .rows.map(({ slug }) => slug);
    return {
      ...(city === undefined ? {} : { city: knownOr(city, cities) }),
      ...(company === undefined ? {} : { company: knownOr(company, companies) }),
    };
  }

  /** The first record of the list that the path continues. */
  async function idFor({ path }: Endpoint, params: Record<string, string>) {
    const [, list = '', name = ''] = /^(.*\/):(\w+)(?:\/|$)/.exec(path) ?? [];
    if (list === '' || name === 'city' || name === 'company') return null;
    const at = pathOf(list, params);
    const found = lists.get(at) ?? idOfFirstRow(at);
    lists.set(at, found);
    const id = await found;
    return id === null ? null : { [name]: id };
  }

  async function idOfFirstRow(path: string): Promise<string | null> {
    const answer = await send('GET', path, null);
    const rows = (answer?.data as { content?: { id?: unknown }[] } | null)?.content;
    const id = Array.isArray(rows) ? rows[0]?.id : undefined;
    return typeof id === 'number' || typeof id === 'string' ? String(id) : null;
  }

  async function send(method: Method, path: string, body: unknown): Promise<FakeAnswer | null> {
    const sent = method === 'GET' || body === null ? null : bodyOf(body);
    const response = await getResponse(
      handlers,
      new Request(BASE + path, {
        method,
        headers: {
          Authorization: `Bearer ${access_token}`,
          ...(typeof sent === 'string' ? { 'Content-Type': 'application/json' } : {}),
        },
        body: sent,
      }),
    );
    if (response === undefined) return null;
    const text = await response.text();
    const answer: unknown = text === '' ? null : JSON.parse(text);
    const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;
    return { status: response.status, data };
  }
}

const knownOr = (name: string, known: readonly string[]) =>
  known.includes(name) ? name : (known[0] ?? name);

/** A body with files goes as a form, like in the console. */
function bodyOf(body: unknown): string | FormData {
  const values = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const hasFile = values.some(([, value]) => [value].flat().some((one) => one instanceof Blob));
  if (!hasFile) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of values)
    for (const part of [value].flat() as unknown[])
      form.append(name, part instanceof Blob ? part : String(part));
  return form;
}
