import type { FieldFault, FieldProblem, Message, OwnMessage } from '#domain/base/problems';
import type { OddField } from './read-as';
import { fieldFaultsOf, serverMessageOf } from './refusal/refusal-body';

export type ProblemKind =
  | 'denied' // 403
  | 'conflict' // 409: logged only (A-065)
  | 'ended' // 406, or a refused renewal: the session is over
  | 'refused' // 400, 404, 405 and every other status below 500
  | 'server' // 500 and above
  | 'network' // no response at all
  | 'contract' // a response of another shape
  | 'cancelled';

interface ProblemFacts {
  kind: ProblemKind;
  /** Method and path as in the contract: no ids, no tokens. */
  endpoint: string;
  status: number | null;
  /** Null where the fields carry every text. */
  message: Message | null;
  fields?: FieldFault[];
  cause?: unknown;
  /** The fields of the response that break the contract. */
  odd?: readonly OddField[];
}

/** Any failed call, worded so that the user can act on it (specification chapter 8, A-082, A-091). */
export class Problem extends Error {
  readonly kind: ProblemKind;
  readonly endpoint: string;
  readonly status: number | null;
  /** The message that belongs to no field; null where the fields carry every text. */
  general: Message | null;
  readonly fields: readonly FieldFault[];
  readonly odd: readonly OddField[];
  /** A write may have happened nevertheless (A-330): sent again, it could happen twice. */
  isUnconfirmed = false;

  constructor({ kind, endpoint, status, message, fields = [], cause, odd = [] }: ProblemFacts) {
    const summaryLine = `${kind} at ${endpoint}${status === null ? '' : ` (${status})`}`;
    const detail = odd.map(({ path, came }) => `${path} is ${came}`).join('; ');
    super(detail ? `${summaryLine}: ${detail}` : summaryLine, { cause });
    this.name = 'Problem';
    this.kind = kind;
    this.endpoint = endpoint;
    this.status = status;
    this.general = message;
    this.fields = fields;
    this.odd = odd;
  }

  /**
   * The specification's general sentence does not name the failure, so the entry number in the error log is
   * shown below it.
   */
  setLogNumber(number: string): void {
    const logNumberLine = { messageId: 'problem.number', values: { number } };
    if (this.general === SERVER) this.general = { ...SERVER, more: logNumberLine };
    else if (this.general && 'more' in this.general && this.general.more === SERVER)
      this.general = { ...this.general, more: { ...SERVER, more: logNumberLine } };
  }

  /** Says what failed, before the specification's general sentence. */
  saying(messageId: string): this {
    this.general = { messageId, more: SERVER };
    return this;
  }

  /** The failure of a write that may have happened nevertheless; the message says so (A-330). */
  unconfirmed(messageId: string): this {
    this.isUnconfirmed = true;
    return this.saying(messageId);
  }

  /**
   * Whether the backend explains what is wrong with the request; a form shows that while the user can correct
   * it.
   */
  get isExplained(): boolean {
    const hasRefusalText = this.kind === 'refused' && this.general !== null && 'text' in this.general;
    return hasRefusalText || this.fields.length > 0;
  }

  /** One sentence, for components with space for only one. */
  get summary(): Message {
    if (this.general) return this.general;
    const [firstFault] = this.fields;
    if (!firstFault) return SERVER;
    return 'text' in firstFault
      ? { text: firstFault.text }
      : { messageId: firstFault.messageId, values: firstFault.values };
  }
}

/** The message of a failure that neither the backend nor the contract describes. */
export const SERVER: OwnMessage = { messageId: 'problem.server' };

/**
 * Reads an error response. Supported shapes: `{message}`, `{detail}`, `[…]`, `{errors: {field: […]}}`,
 * `{field: […]}`, and nested fields, by name or by index (A-082). `denial`: the message of a 403 or 406 that
 * does not affect the session.
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
  if (status === 429)
    return new Problem({ ...facts, kind: 'refused', message: { messageId: 'problem.throttled' } });
  const text = serverMessageOf(body);
  const fields = fieldFaultsOf(body);
  const message = text === null ? (fields.length > 0 ? null : SERVER) : { text };
  return new Problem({ ...facts, kind: status === 409 ? 'conflict' : 'refused', message, fields });
}

export const problemWithout = (
  kind: 'network' | 'contract' | 'cancelled',
  endpoint: string,
  cause: unknown,
): Problem => new Problem({ kind, endpoint, status: null, message: SERVER, cause });

/** The request was not sent: the console itself found what is wrong with these fields. */
export const notSentProblem = (endpoint: string, fields: FieldProblem[]): Problem =>
  new Problem({ kind: 'refused', endpoint, status: null, message: null, fields });

/** Another user has already made the change: a read of the record before it shows that, no status does. */
export const doneAlready = (endpoint: string, messageId: string): Problem =>
  new Problem({ kind: 'conflict', endpoint, status: null, message: { messageId } });

/** The backend keeps the record that was to be deleted (209), perhaps saying why. */
export const keptRecord = (endpoint: string, text: string | null): Problem =>
  new Problem({
    kind: 'refused',
    endpoint,
    status: 209,
    message: text ? { text } : { messageId: 'record.kept' },
  });

/** A response that breaks the contract: names each field and the kind of value received (A-202). */
export const contractBroken = (endpoint: string, status: number, odd: readonly OddField[]): Problem =>
  new Problem({ kind: 'contract', endpoint, status, message: SERVER, odd });

/** The renewal was refused or the session has ended: every waiting call is rejected with this. */
export const sessionEndedProblem = (endpoint: string, status: number | null = 401): Problem =>
  new Problem({ kind: 'ended', endpoint, status, message: { messageId: 'problem.sessionEnded' } });
