import * as z from 'zod/mini';
import type { Endpoint, Schema } from '#api/http/endpoint';
import { problemOfAnswer } from '#api/http/problem';
import { readAnswer } from '#api/http/read-answer';
import { readAs } from '#api/http/read-as';
import type { Match } from '#mocks/backend/protocol/match-call';
import { type Kind, kindInWords, kindOfValue } from './kind-of-value';
import type { RecordedCall } from './read-har';
import { kindsDue, schemaAt, unknownFields } from './schema-walk';

export const DIFFERENCES = ['unreadable', 'status', 'otherwise', 'unknown', 'unrecorded'] as const;
export type DifferenceKind = (typeof DIFFERENCES)[number];

/** One difference between a call and the contract. Kinds and names only: a value may be personal. */
export interface Difference {
  kind: DifferenceKind;
  side: 'request' | 'answer';
  /** `content[].operator`; empty for the whole. */
  path: string;
  due: Kind[];
  came: Kind;
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
  const query = sentIn(endpoint.query, fieldsOf(url.searchParams), '?');
  if (request.kind === 'unrecorded') return [...path, ...query, unrecorded('request')];
  const body = request.kind === 'value' ? request.value : request.kind === 'text' ? '' : {};
  return [...path, ...query, ...(endpoint.body ? sentIn(endpoint.body, body, '') : [])];
}

/** `prefix` separates the names of the query from those of the body. */
function sentIn(schema: Schema | undefined, sent: unknown, prefix: string): Difference[] {
  const fields = schema ?? z.object({});
  const unknown = unknownFields(fields, sent).map(({ path, came }) =>
    unknownAt('request', prefix + path, came),
  );
  const parsed = z.safeParse(fields, sent);
  const broken = parsed.success ? [] : parsed.error.issues.map(({ path }) => brokenAt(path));
  return distinct([...broken, ...unknown]);

  function brokenAt(path: readonly PropertyKey[]): Difference {
    const steps = path.map((step) => (typeof step === 'number' ? '[]' : String(step)));
    const name = steps.join('.').replaceAll('.[]', '[]');
    const at = schemaAt(fields, name);
    return {
      kind: 'otherwise',
      side: 'request',
      path: prefix + name,
      due: at === null ? [] : kindsDue(at),
      came: kindOfValue(valueAt(sent, path)),
    };
  }
}

function judgeAnswer({ status, answer }: RecordedCall, endpoint: Endpoint): Difference[] {
  if (answer.kind === 'unrecorded') return [...undeclared(endpoint, status), unrecorded('answer')];
  const body = answer.kind === 'value' ? answer.value : answer.kind === 'text' ? '<' : null;
  if (status >= 400) return [...undeclared(endpoint, status), ...judgeRefusal(endpoint, status, body)];
  const read = unpacked(endpoint, status, body);
  if (read === null) return undeclared(endpoint, status);
  if (answer.kind === 'text' && read.status !== 209 && !allowsAnything(read.schema)) {
    return [...undeclared(endpoint, status), unreadable('', read.schema, 'text')];
  }
  return distinct([
    ...undeclared(endpoint, status),
    ...judgeData(read.schema, read.data),
    ...unknownFields(read.schema, read.data).map(({ path, came }) => unknownAt('answer', path, came)),
  ]);
}

function judgeData(schema: Schema, data: unknown): Difference[] {
  if (z.safeParse(schema, data).success) return [];
  const { readable, odd } = readAs(schema, data);
  return odd.map(({ path, came }) => {
    const place = path === 'the answer' ? '' : path;
    const at = schemaAt(schema, place);
    return {
      kind: readable ? ('otherwise' as const) : ('unreadable' as const),
      side: 'answer' as const,
      path: place,
      due: at === null ? [] : kindsDue(at),
      came: kindInWords(came),
    };
  });
}

/** The refusals that every call may have (docs/openapi.json). */
const REFUSED = [400, 401, 403, 404, 405, 406, 409, 500];
/** The console shows no text of the backend for these and a text of its own for a 404. */
const WITHOUT_TEXT = [401, 403, 404, 406];

/** A refusal is unreadable if the console finds no reason in it to show. */
function judgeRefusal(endpoint: Endpoint, status: number, body: unknown): Difference[] {
  if (status >= 500 || WITHOUT_TEXT.includes(status)) return [];
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
function unpacked(endpoint: Endpoint, status: number, body: unknown) {
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
  status in responses || REFUSED.includes(status)
    ? []
    : [{ kind: 'status', side: 'answer', path: String(status), due: [], came: 'anything' }];

const unknownAt = (side: Difference['side'], path: string, came: Kind): Difference => ({
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

const unreadable = (path: string, schema: Schema, came: Kind): Difference => ({
  kind: 'unreadable',
  side: 'answer',
  path,
  due: kindsDue(schema),
  came,
});

const allowsAnything = (schema: Schema) => kindsDue(schema).includes('anything');

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
