import * as z from 'zod/mini';
import type { Answer, Endpoint } from './endpoint';
import type { BareResponse } from './prefetched-requests';
import { contractBroken, problemOfAnswer, SERVER } from './problem';
import { type OddField, readAs } from './read-as';
import { serverMessageOf } from './refusal/refusal-body';
import { isWrite, withOutcome, writeOutcome } from './write/write-outcome';

/**
 * Reads a response by the contract. Throws a `Problem` for an undeclared status, an unreadable body, and a
 * write that was refused or whose outcome is unknown.
 * `strict`: the body must match exactly; otherwise `odd` names the fields that were read differently.
 */
export function readAnswer<E extends Endpoint>(
  endpoint: E,
  name: string,
  response: BareResponse,
  strict: boolean,
): { answer: Answer<E>; odd: OddField[] } {
  const { status, data: body } = response;
  const readStatus = declaredStatus(endpoint, status);
  const schema = readStatus === null ? undefined : endpoint.responses[readStatus];
  if (schema === undefined)
    throw withOutcome(endpoint, problemOfAnswer(name, status, body, denialOf(endpoint)));
  const outcome = isWrite(endpoint) && readStatus !== KEPT_STATUS ? writeOutcome(endpoint, response) : 'done';
  if (outcome === 'refused') throw withOutcome(endpoint, problemOfAnswer(name, status, body));
  if (outcome === 'unknown') throw withOutcome(endpoint, contractBroken(name, status, [UNKNOWN_OUTCOME]));
  const payload = readStatus === KEPT_STATUS ? { message: serverMessageOf(body) } : payloadOf(body);
  // a text where JSON is expected is a proxy's page or a truncated response, even where the schema accepts
  // anything
  const isText = typeof payload === 'string' && readStatus !== KEPT_STATUS;
  const parsed = z.safeParse(schema, payload);
  if (parsed.success && !(strict && isText)) return { answer: answerOf(parsed.data), odd: [] };
  const reading = readAs(schema, payload);
  if (strict || !reading.readable) throw withOutcome(endpoint, contractBroken(name, status, reading.odd));
  return { answer: answerOf(reading.data), odd: reading.odd };

  function answerOf(data: unknown): Answer<E> {
    return { status: readStatus, data } as Answer<E>;
  }
}

const UNKNOWN_OUTCOME: OddField = { path: 'the answer', came: 'no outcome of a write' };

/** The delete was refused; backends send it in every shape. */
const KEPT_STATUS = 209;

/** Every 2xx is an answer: an undeclared one is read as the first declared one. */
function declaredStatus({ responses }: Endpoint, status: number): number | null {
  if (status in responses) return status;
  const [first = null] = Object.keys(responses).map(Number);
  return status < 300 ? first : null;
}

function denialOf({ denial, host }: Endpoint): { messageId: string } | undefined {
  if (denial !== null) return { messageId: denial };
  return host === 'backend' ? undefined : SERVER;
}

/**
 * The payload is `data.data` unless the specification says otherwise; a bare payload works too. No
 * body is null.
 */
function payloadOf(body: unknown): unknown {
  if (body === '' || body === undefined) return null;
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
}
