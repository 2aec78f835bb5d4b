import type { FieldFault, Message } from '#domain/problems';

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
  message: Message;
  fields?: FieldFault[];
  cause?: unknown;
}

/** Any failed call, told so that a person can act on it (specification chapter 8, A-082, A-091). */
export class Problem extends Error {
  readonly kind: ProblemKind;
  readonly endpoint: string;
  readonly status: number | null;
  readonly told: Message;
  readonly fields: readonly FieldFault[];

  constructor({ kind, endpoint, status, message, fields = [], cause }: ProblemFacts) {
    super(`${kind} at ${endpoint}${status === null ? '' : ` (${status})`}`, { cause });
    this.name = 'Problem';
    this.kind = kind;
    this.endpoint = endpoint;
    this.status = status;
    this.told = message;
    this.fields = fields;
  }
}

/** Reads a refusing answer. Shapes understood: `{message}`, `{detail}`, `{errors: {field: […]}}`, `{field: […]}` (A-082). */
export function problemOfAnswer(endpoint: string, status: number, body: unknown): Problem {
  const text = ownWords(body);
  const fields = faultsOf(body);
  const facts = { endpoint, status, fields };
  if (status === 403) {
    return new Problem({ ...facts, kind: 'denied', message: { messageId: 'user.denyPermission' } });
  }
  if (status === 406) {
    return new Problem({ ...facts, kind: 'ended', message: { messageId: 'problem.sessionEnded' } });
  }
  if (status >= 500) {
    return new Problem({ ...facts, kind: 'server', message: { messageId: 'problem.server' } });
  }
  const message = text === null ? fallback(fields) : { text };
  return new Problem({ ...facts, kind: status === 409 ? 'conflict' : 'refused', message });
}

export const problemWithout = (
  kind: 'network' | 'contract' | 'cancelled',
  endpoint: string,
  cause: unknown,
  status: number | null = null,
): Problem => new Problem({ kind, endpoint, status, message: { messageId: 'problem.server' }, cause });

/** The renewal was refused or the session has ended: every waiting call is rejected with this. */
export const sessionEnded = (endpoint: string, status: number | null = 401): Problem =>
  new Problem({ kind: 'ended', endpoint, status, message: { messageId: 'problem.sessionEnded' } });

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inside = (body: unknown): unknown => (isObject(body) && isObject(body.data) ? body.data : body);

function ownWords(body: unknown): string | null {
  const inner = inside(body);
  if (!isObject(inner)) return null;
  const words = inner.message ?? inner.detail;
  return typeof words === 'string' && words.trim() !== '' ? words : null;
}

const NOT_FIELDS = new Set(['message', 'detail', 'code', 'status', 'errors', 'data', 'issues']);

function faultsOf(body: unknown): FieldFault[] {
  const inner = inside(body);
  if (!isObject(inner)) return [];
  const named = isObject(inner.errors)
    ? Object.entries(inner.errors)
    : Object.entries(inner).filter(([field, value]) => !NOT_FIELDS.has(field) && Array.isArray(value));
  return named.map(([field, value]) => faultOf(field, firstText(value)));
}

const firstText = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
};

const NOT_UNIQUE = /unique|already|exist|duplicat|既に|すでに/i;

function faultOf(field: string, text: string): FieldFault {
  if (field === 'basics') return { field, messageId: 'problem.basicsBlank' };
  if (field === 'username' && NOT_UNIQUE.test(text)) return { field, messageId: 'problem.duplicateUsername' };
  if (field === 'email' && NOT_UNIQUE.test(text)) return { field, messageId: 'problem.duplicateEmail' };
  return text.trim() === '' ? { field, messageId: 'problem.fallback', values: { field } } : { field, text };
}

function fallback(fields: readonly FieldFault[]): Message {
  const [first] = fields;
  if (!first) return { messageId: 'problem.server' };
  return 'text' in first ? { text: first.text } : { messageId: first.messageId, values: first.values };
}
