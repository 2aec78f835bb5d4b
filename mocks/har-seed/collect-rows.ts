import type { Endpoint } from '#api/http/endpoint';
import { readAnswer } from '#api/http/read-answer';
import { findBase, pathBelow } from '#mocks/contract/find-base';
import type { HarReading, RecordedCall } from '#mocks/contract/read-har';
import { fieldNames, schemaAt } from '#mocks/contract/schema-walk';
import { unknownPath } from '#mocks/contract/unknown-path';
import { callMatcher, type Match } from '#mocks/protocol/match-call';
import { CITIES } from '#mocks/seed/places/cities';
import { COMPANIES } from '#mocks/seed/places/companies';
import { type KnownPlaces, knownPlaces } from './known-places';
import type { OmissionReason, Omissions } from './omissions';
import type { Place, Values } from './table-facts';
import { TABLE_OF_CALL } from './tables-of-calls';

/** A row as the backend answered it, in the fields of the contract. */
export interface SeenRow {
  table: string;
  id: number;
  place: Place;
  values: Values;
  /** The fields that the answer might have had: what it left out is empty. */
  fields: readonly string[];
  /** The call that answered it: `GET /:city/api/news/`. */
  call: string;
}

export interface SeenRows {
  /** As they were last seen, in the order in which they were first seen. */
  rows: SeenRow[];
  /** The city that most calls name. */
  city: string;
  cities: KnownPlaces;
  companies: KnownPlaces;
  /** The time of the last call, in milliseconds; null where the file has no times. */
  at: number | null;
}

interface Options {
  endpoints: readonly Endpoint[];
  /** The address of the API, if it should not be guessed. */
  base: string | null;
  omissions: Omissions;
}

interface Matched {
  call: RecordedCall;
  match: Match;
}

/** The rows in the answers of a HAR. Calls without rows, and rows of places that the demo does not have, are omitted. */
export function collectRows(
  { calls }: HarReading,
  { endpoints: all, base: given, omissions }: Options,
): SeenRows {
  const endpoints = all.filter(({ host }) => host === 'backend');
  const match = callMatcher(endpoints);
  const base = given ?? findBase(calls, match);
  const matched: Matched[] = [];
  for (const call of calls) {
    const path = base === null ? null : pathBelow(base, call.url);
    if (path === null) continue;
    const found = match(call.method, path);
    if (found === null) omissions.add('unknownCall', `${call.method} ${unknownPath(path, endpoints)}`);
    else matched.push({ call, match: found });
  }
  const namedCities = matched.flatMap(({ match: { params } }) => params.city ?? []);
  const namedCompanies = matched.flatMap((one) => companyOf(one) ?? []);
  const cities = knownPlaces(namedCities, CITY_NAMES);
  const companies = knownPlaces(namedCompanies, COMPANY_SLUGS);
  const city = cities.get(mostFrequent(namedCities) ?? '') ?? 'akashi';
  const company = companies.get(mostFrequent(namedCompanies) ?? '') ?? 'machi';
  const rows = new Map<string, SeenRow>();
  for (const one of matched) take(one);
  const times = matched.flatMap(({ call: { at } }) => at ?? []);
  const at = times.length === 0 ? null : Math.max(...times);
  return { rows: [...rows.values()], city, cities, companies, at };

  function take(one: Matched): void {
    const { endpoint, params } = one.match;
    const name = `${endpoint.method} ${endpoint.path}`;
    const { city: inCity } = params;
    const ofCompany = companyOf(one);
    const isPlaceless = ofCompany !== undefined && !companies.has(ofCompany);
    const seen =
      inCity !== undefined && !cities.has(inCity)
        ? 'unknownCity'
        : isPlaceless
          ? 'unknownCompany'
          : rowsOf(one);
    if (typeof seen === 'string') omissions.add(seen, name);
    else if (seen.removed) rows.delete(`${seen.table} ${params.id}`);
    else for (const values of seen.rows) keep(values, { ...seen, one, name });
  }

  function keep(values: Seen, { table, fields, one, name }: Kept): void {
    const { city: inCity = values.city } = one.match.params;
    const place = {
      city: cities.get(String(inCity)) ?? (CITY_NAMES.includes(String(inCity)) ? String(inCity) : city),
      company: companies.get(companyOf(one) ?? '') ?? company,
    };
    const key = `${table} ${values.id}`;
    const before = rows.get(key);
    if (before && one.match.params.city !== undefined && before.place.city !== place.city)
      omissions.add('otherCity', name);
    // a single record may have fields that its list leaves out, and the reverse
    else
      rows.set(key, {
        table,
        id: values.id,
        place: before?.place ?? place,
        values: { ...before?.values, ...values },
        fields: [...(before?.fields ?? []), ...fields],
        call: before?.call ?? name,
      });
  }
}

interface RowsOfAnswer {
  table: string;
  rows: Seen[];
  fields: readonly string[];
  /** The call has removed the record of its path. */
  removed: boolean;
}

interface Kept extends Pick<RowsOfAnswer, 'table' | 'fields'> {
  one: Matched;
  name: string;
}

/** The rows in one answer, or why they do not become data. */
function rowsOf(one: Matched): OmissionReason | RowsOfAnswer {
  const { call, match } = one;
  const { endpoint } = match;
  const table = tableOf(endpoint);
  if (table === undefined) return 'withoutRows';
  if (call.status >= 300 || call.status === 209) return 'failed';
  if (endpoint.method === 'DELETE') return { table, rows: [], fields: [], removed: true };
  if (call.answer.kind === 'unrecorded') return 'failed';
  const data = answerOf(call, endpoint);
  if (data === UNREADABLE) return 'unreadable';
  const rows = rowsIn(data);
  return rows === null
    ? 'withoutRows'
    : { table, rows, fields: fieldsOfRows(endpoint, call.status), removed: false };
}

function fieldsOfRows({ responses }: Endpoint, status: number): string[] {
  const schema = responses[status] ?? Object.values(responses)[0];
  const row = schema && (schemaAt(schema, 'content[]') ?? schema);
  return row ? fieldNames(row) : [];
}

/** A write has the table of its list. */
function tableOf({ path }: Endpoint): string | undefined {
  const list = path.replace(/:id\/?$/, '');
  return TABLE_OF_CALL[path] ?? TABLE_OF_CALL[list] ?? TABLE_OF_CALL[list.replace(/\/$/, '')];
}

const UNREADABLE = Symbol('unreadable');

/** The payload as the console reads it (decision 016). */
function answerOf({ status, answer }: RecordedCall, endpoint: Endpoint): unknown {
  const body = answer.kind === 'value' ? answer.value : answer.kind === 'text' ? '<' : null;
  try {
    return readAnswer(endpoint, endpoint.path, { status, data: body }, false).answer.data;
  } catch {
    return UNREADABLE;
  }
}

type Seen = Values & { id: number };

function rowsIn(data: unknown): Seen[] | null {
  if (!isObject(data)) return null;
  if (Array.isArray(data.content)) return data.content.filter(isRow);
  return isRow(data) ? [data] : null;
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const isRow = (value: unknown): value is Seen =>
  isObject(value) && Number.isInteger(value.id) && Number(value.id) > 0;

const companyOf = ({ call, match: { params } }: Matched): string | undefined =>
  params.company ?? call.url.searchParams.get('company') ?? undefined;

const CITY_NAMES = CITIES.map(({ name }) => name);
const COMPANY_SLUGS = COMPANIES.map(({ slug }) => slug);

function mostFrequent(names: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, left], [, right]) => right - left)[0]?.[0] ?? null;
}
