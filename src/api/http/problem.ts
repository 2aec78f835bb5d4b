import type { FieldFault, Message } from '#domain/base/problems';
import type { OddField } from './read-as';

export type ProblemKind =
  | 'denied' // 403
  | 'conflict' // 409: logged only (A-065)
  | 'ended' // 406, a refused renewal: the session is over
  | 'refused' // 400, 404, 405 and every other status below 500
  | 'server' // 500 and above
  | 'network' // no answer at all
  | 'contract' // an answer of another shape
  | 'cancelled';

interface ProblemFacts {
  kind: ProblemKind;
  /** Method and path as the contract writes them: no ids, no tokens. */
  endpoint: string;
  status: number | null;
  /** Null where the fields say it all. */
  message: Message | null;
  fields?: FieldFault[];
  cause?: unknown;
  /** For the log: what was not as it should be. */
  detail?: string;
}

/** Any failed call, told so that a person can act on it (specification chapter 8, A-082, A-091). */
export class Problem extends Error {
  readonly kind: ProblemKind;
  readonly endpoint: string;
  readonly status: number | null;
  /** What it says of no field; null where the fields say it all. */
  general: Message | null;
  readonly fields: readonly FieldFault[];

  constructor({ kind, endpoint, status, message, fields = [], cause, detail }: ProblemFacts) {
    const where = `${kind} at ${endpoint}${status === null ? '' : ` (${status})`}`;
    super(detail ? `${where}: ${detail}` : where, { cause });
    this.name = 'Problem';
    this.kind = kind;
    this.endpoint = endpoint;
    this.status = status;
    this.general = message;
    this.fields = fields;
  }

  /** The specification's one sentence says nothing of what broke: the number of its line in the error log goes below it. */
  numbered(number: string): void {
    if (this.general === SERVER)
      this.general = { ...SERVER, more: { messageId: 'problem.number', values: { number } } };
  }

  /** Whether the backend says what was wrong with the request: a form shows that as long as it can be corrected. */
  get isExplained(): boolean {
    const hasRefusalText = this.kind === 'refused' && this.general !== null && 'text' in this.general;
    return hasRefusalText || this.fields.length > 0;
  }

  /** The one sentence for where there is room for one. */
  get summary(): Message {
    if (this.general) return this.general;
    const [first] = this.fields;
    if (!first) return SERVER;
    return 'text' in first ? { text: first.text } : { messageId: first.messageId, values: first.values };
  }
}

/** The message of a failure for which neither the backend nor the contract has one. */
export const SERVER = { messageId: 'problem.server' } satisfies Message;

/**
 * Reads a refusing answer. Shapes understood: `{message}`, `{detail}`, `[…]`, `{errors: {field: […]}}`, `{field: […]}`,
 * and fields within fields, by name or by index (A-082).
 * `denial`: what its 403 says where the session does not hear of it.
 */
export function problemOfAnswer(
  endpoint: string,
  status: number,
  body: unknown,
  denial?: { messageId: string },
): Problem {
  const facts = { endpoint, status };
  if (denial && (status === 403 || status === 406)) {
    return new Problem({ ...facts, kind: 'refused', message: denial });
  }
  if (status === 403) {
    return new Problem({ ...facts, kind: 'denied', message: { messageId: 'user.denyPermission' } });
  }
  if (status === 406) {
    return new Problem({ ...facts, kind: 'ended', message: { messageId: 'problem.sessionEnded' } });
  }
  if (status >= 500) return new Problem({ ...facts, kind: 'server', message: SERVER });
  const text = messageOf(body);
  const fields = faultsOf(body);
  const message = text === null ? (fields.length > 0 ? null : SERVER) : { text };
  return new Problem({ ...facts, kind: status === 409 ? 'conflict' : 'refused', message, fields });
}

export const problemWithout = (
  kind: 'network' | 'contract' | 'cancelled',
  endpoint: string,
  cause: unknown,
): Problem => new Problem({ kind, endpoint, status: null, message: SERVER, cause });

/** Somebody else has done it meanwhile: what was asked about the record before its change tells so, no status does. */
export const doneAlready = (endpoint: string, messageId: string): Problem =>
  new Problem({ kind: 'conflict', endpoint, status: null, message: { messageId } });

/** An answer that is not as the contract has it names each field, and what came there (A-202). */
export const contractBroken = (endpoint: string, status: number, odd: readonly OddField[]): Problem =>
  new Problem({
    kind: 'contract',
    endpoint,
    status,
    message: SERVER,
    detail: odd.map(({ path, came }) => `${path} is ${came}`).join('; '),
  });

/** The renewal was refused or the session has ended: every waiting call is rejected with this. */
export const sessionEnded = (endpoint: string, status: number | null = 401): Problem =>
  new Problem({ kind: 'ended', endpoint, status, message: { messageId: 'problem.sessionEnded' } });

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inside = (body: unknown): unknown => (isObject(body) && isObject(body.data) ? body.data : body);

/**
 * The server's own words, from wherever they stand: in `message`, `detail` or `non_field_errors` (Django REST framework's
 * name), in `data` or beside it, or alone, as a text or as a list of texts.
 */
export function messageOf(body: unknown): string | null {
  for (const at of [isObject(body) ? body.data : null, body]) {
    if (Array.isArray(at) && at !== body) continue;
    const places = isObject(at)
      ? [at.message, at.detail, listed(at.non_field_errors), listed(at.errors)]
      : [listed(at)];
    for (const text of places) {
      if (typeof text === 'string' && isSentence(text)) return text;
    }
  }
  return null;
}

const listed = (value: unknown): unknown =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string' && isSentence(one)).join(' ') : value;

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** A page of a proxy is nobody's words. */
const isSentence = (text: string): boolean => text.trim() !== '' && !text.trimStart().startsWith('<');

/** No fields where they hold what they are called after; a list of texts is what is wrong with a field of that name. */
const RESERVED = new Set(['message', 'detail', 'code', 'status', 'data', 'issues']);
const OF_NO_FIELD = new Set(['non_field_errors', 'errors']);

function faultsOf(body: unknown): FieldFault[] {
  const inner = inside(body);
  if (!isObject(inner)) return [];
  const code = codeIn(inner);
  if (isObject(inner.errors)) {
    return Object.entries(inner.errors).flatMap(([field, value]) =>
      typeof value === 'string' ? [faultOf(field, { text: value, code })] : faultsAt(field, value, code),
    );
  }
  return Object.entries(inner)
    .filter(([field, value]) => !OF_NO_FIELD.has(field) && (!RESERVED.has(field) || isListOfTexts(value)))
    .flatMap(([field, value]) => faultsAt(field, value, code));
}

const isListOfTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');

/**
 * What is said of a field or of the fields within it: `[…]`, `{message, code}`, `{"0": […]}`, `[{}, {start: […]}]`. A text
 * that stands in no list is a value, and no fault.
 */
function faultsAt(path: string, value: unknown, code: string | null): FieldFault[] {
  if (Array.isArray(value)) {
    const isOfParts = value.some(isObject) && !value.some((one) => typeof one === 'string' || saysFault(one));
    if (!isOfParts) return [faultOf(path, saidOf(value, code))];
    return value.flatMap((one, index) => (isObject(one) ? faultsAt(`${path}.${index}`, one, code) : []));
  }
  if (!isObject(value)) return [];
  if (saysFault(value)) return [faultOf(path, saidOf(value, code))];
  return Object.entries(value).flatMap(([name, inner]) =>
    faultsAt(name === 'non_field_errors' ? path : `${path}.${name}`, inner, code),
  );
}

/** `{message, code}` alone. */
const saysFault = (value: unknown): boolean =>
  isObject(value) && (typeof value.message === 'string' || typeof value.code === 'string');

interface Said {
  text: string;
  /** Where the server tells one: of this fault, else of the whole refusal. */
  code: string | null;
}

function saidOf(value: unknown, codeOfAll: string | null): Said {
  const first = firstOf(value);
  if (isObject(first)) return { text: messageOf(first) ?? '', code: codeIn(first) ?? codeOfAll };
  return { text: typeof first === 'string' ? first : '', code: codeOfAll };
}

const codeIn = ({ code }: Json): string | null => (typeof code === 'string' && code !== '' ? code : null);

const TAKEN_CODE = /unique|duplicate|already|exists|taken/i;
const TAKEN_TEXT = /unique|already|(?<!not )exist|duplicat|既に|すでに/i;

/** A code says it for certain, whatever the words are. */
const isTaken = ({ text, code }: Said): boolean =>
  code === null ? TAKEN_TEXT.test(text) : TAKEN_CODE.test(code);

/** The two that nobody else may have (R-VAL-PROFILE-09, R-HTTP-13). */
const TAKEN: Readonly<Record<string, string>> = {
  username: 'problem.duplicateUsername',
  email: 'problem.duplicateEmail',
};

function faultOf(field: string, said: Said): FieldFault {
  if (field === 'basics') return { field, messageId: 'problem.basicsBlank' };
  const taken = TAKEN[field];
  if (taken && isTaken(said)) return { field, messageId: taken };
  return said.text.trim() === ''
    ? { field, messageId: 'problem.fallback', values: { field } }
    : { field, text: said.text };
}
