import type { ServerResponse } from 'node:http';

/** A browser has six connections to a host, for all of its tabs: streams may hold this many. */
const STREAMS_MAX = 4;
/** Milliseconds that the oldest stream stays open while its browser has too many: with eight tabs a call waits for two turns. */
const TURN_MS = 500;

export interface StreamTurns {
  /** The chunks of a stream, which ends where its browser has too many, and with its connection. */
  limited(body: ReadableStream<Uint8Array>, outgoing: ServerResponse): AsyncIterable<Uint8Array>;
}

/**
 * Ends the oldest stream of a browser that has more than STREAMS_MAX of them: otherwise six tabs would leave no connection
 * for a call. A client of WebChannel opens its stream again, behind the calls that wait, and misses nothing. A browser is
 * known by its address and its name; two of one machine take turns together.
 */
export function createStreamTurns(): StreamTurns {
  const streams = new Map<string, Set<AbortController>>();
  return {
    async *limited(body, outgoing) {
      const { socket, headers } = outgoing.req;
      const browser = `${socket.remoteAddress} ${headers['user-agent']}`;
      const ofBrowser = streams.get(browser) ?? new Set();
      const turn = new AbortController();
      streams.set(browser, ofBrowser.add(turn));
      outgoing.once('close', () => turn.abort());
      if (ofBrowser.size > STREAMS_MAX) setTimeout(() => endOldest(ofBrowser), TURN_MS).unref();
      try {
        yield* untilAborted(body, turn.signal);
      } finally {
        ofBrowser.delete(turn);
        if (ofBrowser.size === 0) streams.delete(browser);
      }
    },
  };
}

function endOldest(ofBrowser: Set<AbortController>): void {
  const [oldest] = ofBrowser;
  if (ofBrowser.size <= STREAMS_MAX || oldest === undefined) return;
  ofBrowser.delete(oldest);
  oldest.abort();
}

async function* untilAborted(body: ReadableStream<Uint8Array>, signal: AbortSignal) {
  const reader = body.getReader();
  const aborted = new Promise<{ done: true; value?: undefined }>((resolve) => {
    signal.addEventListener('abort', () => resolve({ done: true }));
  });
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), aborted]);
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
