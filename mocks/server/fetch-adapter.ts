import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { createStreamTurns, type StreamTurns } from './stream-turns';

/** The origin of every request: the name by which the caller reaches this machine has no effect. */
export const ORIGIN = 'http://localhost';

export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

export const notFound = (): Response => Response.json({ message: 'Not found.' }, { status: 404 });

/** A listener of Node's server that answers by the Fetch API; what `respond` leaves is `next`'s, or not found. */
export const listenerOf =
  (
    respond: (request: Request) => Promise<Response | null>,
    next: NodeListener | null,
    streamTurns = createStreamTurns(),
  ): NodeListener =>
  async (incoming, outgoing) => {
    try {
      const response = await respond(requestOf(incoming, outgoing));
      if (response === null && next !== null) next(incoming, outgoing);
      else await sendResponse(response ?? notFound(), outgoing, streamTurns);
    } catch (error) {
      // such as a method that the Fetch API does not know
      console.error(error);
      outgoing.destroy();
    }
  };

/** Its signal follows the connection. */
function requestOf(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const { method = 'GET', url = '/' } = incoming;
  const connection = new AbortController();
  outgoing.once('close', () => connection.abort());
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url.replace(/^\/+/, '/'), ORIGIN), {
    method,
    headers: headersOf(incoming),
    signal: connection.signal,
    ...(hasBody ? { body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' } : {}),
  });
}

function headersOf({ headersDistinct }: IncomingMessage): [string, string][] {
  return Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
}

/** An error response ends the connection, as a network failure would. */
async function sendResponse(
  response: Response,
  outgoing: ServerResponse,
  streamTurns: StreamTurns,
): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.statusCode = response.status;
  // a response may set several cookies
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  if (response.body === null) {
    outgoing.end();
    return;
  }
  const isEndless = response.headers.get('content-type')?.startsWith('text/event-stream');
  const chunks = isEndless
    ? streamTurns.limited(response.body, outgoing)
    : Readable.fromWeb(response.body as NodeReadableStream);
  // the caller has closed the connection
  await pipeline(chunks, outgoing).catch(() => outgoing.destroy());
}
