import * as z from 'zod/mini';
import type { Answer, Endpoint } from './endpoint';
import type { BareResponse } from './prefetched-requests';
import { contractBroken, messageOf, problemOfAnswer, SERVER } from './problem';
import { type OddField, readAs } from './read-as';

/**
 * What the contract has an answer say. Throws its Problem where it is none of the declared ones, or cannot be read;
 * `strict`: to the letter, else `odd` names what had to be read otherwise.
 */
export function readAnswer<E extends Endpoint>(
  endpoint: E,
  name: string,
  { status, data: body }: BareResponse,
  strict: boolean,
): { answer: Answer<E>; odd: OddField[] } {
  const as = answerAs(endpoint, status);
  const schema = as === null ? undefined : endpoint.responses[as];
  if (schema === undefined) throw problemOfAnswer(name, status, body, denialOf(endpoint));
  const given = as === KEPT ? { message: messageOf(body) } : unwrapped(body);
  // a text where JSON was due is a proxy's page or a truncated answer, even where the schema takes anything
  const isText = typeof given === 'string' && as !== KEPT;
  const parsed = z.safeParse(schema, given);
  if (parsed.success && !(strict && isText)) return { answer: answerOf(parsed.data), odd: [] };
  const reading = readAs(schema, given);
  if (strict || !reading.readable) throw contractBroken(name, status, reading.odd);
  return { answer: answerOf(reading.data), odd: reading.odd };

  function answerOf(data: unknown): Answer<E> {
    return { status: as, data } as Answer<E>;
  }
}

/** Not deleted: every shape of it has been seen. */
const KEPT = 209;

/** Every 2xx is an answer: one that is not declared is read as the first that is. */
function answerAs({ responses }: Endpoint, status: number): number | null {
  if (status in responses) return status;
  const [first = null] = Object.keys(responses).map(Number);
  return status >= 200 && status < 300 ? first : null;
}

function denialOf({ denial, host }: Endpoint): { messageId: string } | undefined {
  if (denial !== null) return { messageId: denial };
  return host === 'backend' ? undefined : SERVER;
}

/** Responses are read from data.data unless stated; a bare payload is understood too. No body is null. */
function unwrapped(body: unknown): unknown {
  if (body === '' || body === undefined) return null;
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
}
