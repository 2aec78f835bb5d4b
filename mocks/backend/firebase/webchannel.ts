import { Channel, frame, type Rpc } from './channel';

/** `headers`: the real headers, including the ID token, which the body of the opening request contains. */
export type OpenRpc = (rpcName: string, headers: Headers, send: (message: unknown) => void) => Rpc;

/** Milliseconds, sent to the client, whose watchdog waits 1.5 times as long. */
const CLIENT_KEEP_ALIVE_INTERVAL = 30_000;

/** The channels of one service, such as Firestore's `Listen`. */
export class WebChannelServer {
  readonly #channels = new Map<string, Channel>();
  readonly #openRpc: OpenRpc;

  constructor(open: OpenRpc) {
    this.#openRpc = open;
  }

  get size(): number {
    return this.#channels.size;
  }

  async handle(request: Request, rpcName: string): Promise<Response> {
    const query = new URL(request.url).searchParams;
    const sid = query.get('SID');
    if (sid === null) return textResponse(request, this.#openChannel(rpcName, await formOf(request)));
    const channel = this.#channels.get(sid);
    if (query.get('TYPE') === 'terminate') {
      channel?.end();
      return textResponse(request, '');
    }
    if (!channel) return textResponse(request, 'Unknown SID', 400);
    if (query.get('RID') === 'rpc') {
      const backChannel = channel.openBackChannel(Number(query.get('AID') ?? 0), query.get('CI') === '1');
      return streamResponse(request, backChannel);
    }
    channel.receive(await formOf(request));
    return textResponse(request, channel.status());
  }

  /** Ends every connection, as a restarted server would; the clients reconnect and resume. */
  dropAll(): void {
    for (const channel of this.#channels.values()) channel.end('stop');
  }

  #openChannel(rpcName: string, body: URLSearchParams): string {
    const channel = new Channel(({ sid }) => this.#channels.delete(sid));
    this.#channels.set(channel.sid, channel);
    channel.rpc = this.#openRpc(rpcName, headersIn(body), (message) => channel.send(message));
    channel.receive(body);
    return frame([[0, ['c', channel.sid, '', 8, 12, CLIENT_KEEP_ALIVE_INTERVAL]]]);
  }
}

const formOf = async (request: Request): Promise<URLSearchParams> =>
  new URLSearchParams(await request.text());

function headersIn(body: URLSearchParams): Headers {
  const lines = (body.get('headers') ?? '').split('\r\n').filter((line) => line !== '');
  return new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1)];
    }),
  );
}

const textResponse = (request: Request, body: string, status = 200): Response =>
  new Response(body, {
    status,
    headers: { ...corsHeaders(request), 'content-type': 'text/plain; charset=utf-8' },
  });

/** `text/event-stream`: the only content type whose first bytes no browser buffers. */
const streamResponse = (request: Request, body: ReadableStream<Uint8Array>): Response =>
  new Response(body, {
    headers: {
      ...corsHeaders(request),
      'content-type': 'text/event-stream; charset=utf-8',
      'x-content-type-options': 'nosniff',
    },
  });

const corsHeaders = (request: Request) => ({
  'access-control-allow-origin': request.headers.get('origin') ?? '*',
  'access-control-allow-credentials': 'true',
  'cache-control': 'private, max-age=0',
});
