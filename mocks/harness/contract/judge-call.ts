import * as z from 'zod/mini';
import type { Endpoint, Schema } from '#api/http/endpoint';
import { problemOfAnswer } from '#api/http/problem';
import { readAnswer } from '#api/http/read-answer';
import { readAs } from '#api/http/read-as';
import type { Match } from '#mocks/backend/protocol/match-call';
import { kindInWords, kindOfValue, type ValueKind } from './kind-of-value';
import type { RecordedCall } from './read-har';
import { expectedKinds, schemaAt, unknownFields } from './schema-walk';

export const DIFFERENCES = ['unreadable', 'status', 'otherwise', 'unknown', 'unrecorded'] as const;
export type DifferenceKind = (typeof DIFFERENCES)[number];

/** One difference between a call and the contract. Kinds and names only: a value may be personal. */
export interface Difference {
  kind: DifferenceKind;
  side: 'request' | 'answer';
  /** `content[].operator`; empty for the whole. */
  path: string;
  due: ValueKind[];
  came: ValueKind;
}

/** The differences of one call, none if it fits. */
export const judgeCall = (call: RecordedCall, match: Match): Difference[] => [
  ...judgeRequest(call, match),
  ...judgeAnswer(call, match.endpoint),
];

function judgeRequest({ url, request }: RecordedCall, { endpoint, isOtherSlash }: Match): Difference[] {
  const path: Difference[] = isOtherSlash
    ? [{ kind: 'otherwise', side: 'request', path: '/', due: ['missing'], came: 'text' }]
    : [];
  const query = judgeSentFields(endpoint.query, fieldsOf(url.searchParams), '?');
  if (request.kind === 'unrecorded') return [...path, ...query, unrecorded('request')];
  const body = request.kind === 'value' ? request.value : request.kind === 'text' ? '' : {};
  return [...path, ...query, ...(endpoint.body ? judgeSentFields(endpoint.body, body, '') : [])];
}

/** `prefix` separates the names of the query from those of the body. */
function judgeSentFields(schema: Schema | undefined, sent: unknown, prefix: string): Difference[] {
  const sentSchema = schema ?? z.object({});
  const unknown = unknownFields(sentSchema, sent).map(({ path, came }) =>
    unknownAt('request', prefix + path, came),
  );
  const parsed = z.safeParse(sentSchema, sent);
  const misread = parsed.success ? [] : parsed.error.issues.map(({ path }) => misreadAt(path));
  return distinct([...misread, ...unknown]);

  function misreadAt(path: readonly PropertyKey[]): Difference {
    const keys = path.map((key) => (typeof key === 'number' ? '[]' : String(key)));
    const name = keys.join('.').replaceAll('.[]', '[]');
    const fieldSchema = schemaAt(sentSchema, name);
    return {
      kind: 'otherwise',
      side: 'request',
      path: prefix + name,
      due: fieldSchema === null ? [] : expectedKinds(fieldSchema),
      came: kindOfValue(valueAt(sent, path)),
    };
  }
}

function judgeAnswer({ status, answer }: RecordedCall, endpoint: Endpoint): Difference[] {
  if (answer.kind === 'unrecorded') return [...undeclared(endpoint, status), unrecorded('answer')];
  const body = answer.kind === 'value' ? answer.value : answer.kind === 'text' ? '<' : null;
  if (status >= 400) return [...undeclared(endpoint, status), ...judgeRefusal(endpoint, status, body)];
  const payload = unpackedAnswer(endpoint, status, body);
  if (payload === null) return undeclared(endpoint, status);
  if (answer.kind === 'text' && payload.status !== 209 && !allowsAnything(payload.schema)) {
    return [...undeclared(endpoint, status), unreadable('', payload.schema, 'text')];
  }
  return distinct([
    ...undeclared(endpoint, status),
    ...judgeData(payload.schema, payload.data),
    ...unknownFields(payload.schema, payload.data).map(({ path, came }) => unknownAt('answer', path, came)),
  ]);
}

function judgeData(schema: Schema, data: unknown): Difference[] {
  if (z.safeParse(schema, data).success) return [];
  const { readable, odd } = readAs(schema, data);
  return odd.map(({ path, came }) => {
    const fieldPath = path === 'the answer' ? '' : path;
    const fieldSchema = schemaAt(schema, fieldPath);
    return {
      kind: readable ? ('otherwise' as const) : ('unreadable' as const),
      side: 'answer' as const,
      path: fieldPath,
      due: fieldSchema === null ? [] : expectedKinds(fieldSchema),
      came: kindInWords(came),
    };
  });
}

/** The refusals that every call may have (docs/openapi.json). */
const REFUSAL_STATUSES = [400, 401, 403, 404, 405, 406, 409, 500];
/** The console shows no text of the backend for these and a text of its own for a 404. */
const STATUSES_WITHOUT_TEXT = [401, 403, 404, 406];

/** A refusal is unreadable if the console finds no reason in it to show. */
function judgeRefusal(endpoint: Endpoint, status: number, body: unknown): Difference[] {
  if (status >= 500 || STATUSES_WITHOUT_TEXT.includes(status)) return [];
  const { general, fields } = problemOfAnswer(endpoint.path, status, body);
  if (fields.length > 0 || (general !== null && 'text' in general)) return [];
  return [
    {
      kind: 'unreadable',
      side: 'answer',
      path: String(status),
      due: ['text'],
      came: kindOfValue(body ?? undefined),
    },
  ];
}

/**
 * The payload and its schema by the console's own rules for envelopes and statuses (read-answer.ts): with schemas that accept
 * everything, they are all that it applies. Null for a status that the console does not read.
 */
function unpackedAnswer(endpoint: Endpoint, status: number, body: unknown) {
  const responses = Object.fromEntries(Object.keys(endpoint.responses).map((one) => [one, z.unknown()]));
  try {
    const { answer } = readAnswer({ ...endpoint, responses }, endpoint.path, { status, data: body }, false);
    const schema = endpoint.responses[answer.status];
    return schema === undefined ? null : { status: answer.status, data: answer.data, schema };
  } catch {
    return null;
  }
}

const undeclared = ({ responses }: Endpoint, status: number): Difference[] =>
  status in responses || REFUSAL_STATUSES.includes(status)
    ? []
    : [{ kind: 'status', side: 'answer', path: String(status), due: [], came: 'anything' }];

const unknownAt = (side: Difference['side'], path: string, came: ValueKind): Difference => ({
  kind: 'unknown',
  side,
  path,
  due: [],
  came,
});

const unrecorded = (side: Difference['side']): Difference => ({
  kind: 'unrecorded',
  side,
  path: '',
  due: [],
  came: 'missing',
});

const unreadable = (path: string, schema: Schema, came: ValueKind): Difference => ({
  kind: 'unreadable',
  side: 'answer',
  path,
  due: expectedKinds(schema),
  came,
});

const allowsAnything = (schema: Schema) => expectedKinds(schema).includes('anything');

function distinct(differences: readonly Difference[]): Difference[] {
  return [...new Map(differences.map((one) => [keyOfDifference(one), one])).values()];
}

export const keyOfDifference = ({ kind, side, path, due, came }: Difference): string =>
  [kind, side, path, due.join('/'), came].join(' ');

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined,
    value,
  );
}

function fieldsOf(params: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}
