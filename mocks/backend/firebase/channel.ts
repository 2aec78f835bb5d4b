/** Handles the client's messages of one channel; the SDK opens one for Listen and one for Write. */
export interface Rpc {
  onMessage(message: unknown): void;
  onClose(): void;
}

/** Milliseconds. The client drops a silent connection after 45 s. */
const KEEP_ALIVE_INTERVAL = 25_000;
/** Milliseconds without a back channel after which the client counts as gone; one that comes back opens a new channel. */
const CLIENT_GONE_AFTER = 60_000;

interface BackChannel {
  push(text: string): void;
  end(): void;
  longPoll: boolean;
}

/** The server side of one WebChannel, protocol version 8. */
export class Channel {
  readonly sid = newSid();
  rpc: Rpc | null = null;
  readonly #onEnd: (channel: Channel) => void;
  #lastId = 0;
  #sentUpTo = 0;
  #nextOffset = 0;
  #unacknowledged: [id: number, payload: unknown][] = [];
  #backChannel: BackChannel | null = null;
  #keepAliveTimer: Timer | undefined;
  #clientGoneTimer: Timer | undefined;
  #flushing = false;
  #closed = false;

  constructor(onEnd: (channel: Channel) => void) {
    this.#onEnd = onEnd;
    this.#awaitClient();
  }

  /** Sends all messages of one microtask turn as one chunk. */
  send(message: unknown): void {
    if (this.#closed) return;
    this.#queue([message]);
    if (this.#flushing) return;
    this.#flushing = true;
    queueMicrotask(() => {
      this.#flushing = false;
      this.#flush();
    });
  }

  /** Handles the url-encoded maps of one POST; skips the maps of a repeated POST. */
  receive(body: URLSearchParams): void {
    const offset = Number(body.get('ofs') ?? 0);
    const count = Number(body.get('count') ?? 0);
    for (let index = 0; index < count; index += 1) {
      if (offset + index < this.#nextOffset) continue;
      this.#nextOffset = offset + index + 1;
      this.rpc?.onMessage(JSON.parse(body.get(`req${index}___data__`) ?? 'null'));
    }
  }

  /** Whether a back channel is open, the id of the last array sent on it, and the outstanding bytes. */
  status(): string {
    return frame([this.#backChannel ? 1 : 0, this.#sentUpTo, 7]);
  }

  /** Replaces the older back channel and sends unacknowledged arrays again. */
  openBackChannel(acknowledged: number, longPoll: boolean): ReadableStream<Uint8Array> {
    this.#endBackChannel();
    this.#unacknowledged = this.#unacknowledged.filter(([id]) => id > acknowledged);
    this.#sentUpTo = acknowledged;
    let openedBackChannel: BackChannel | null = null;
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        openedBackChannel = backChannelOver(controller, longPoll);
        this.#startBackChannel(openedBackChannel);
      },
      cancel: () => {
        if (this.#backChannel === openedBackChannel) this.#forgetBackChannel();
      },
    });
  }

  /** `stop` is a fatal error for the client, which then opens a new channel. */
  end(command?: 'stop'): void {
    if (this.#closed) return;
    if (command) {
      this.#queue([command]);
      this.#flush();
    }
    this.#closed = true;
    this.#endBackChannel();
    clearTimeout(this.#clientGoneTimer);
    this.rpc?.onClose();
    this.#onEnd(this);
  }

  #startBackChannel(backChannel: BackChannel): void {
    this.#backChannel = backChannel;
    clearTimeout(this.#clientGoneTimer);
    if (this.#unacknowledged.length > 0) this.#flush();
    // The first bytes leave at once: otherwise the client assumes a buffering proxy and uses long polling.
    else if (!backChannel.longPoll) this.#keepAlive();
    if (this.#backChannel !== backChannel) return;
    this.#keepAliveTimer = inBackground(setInterval(() => this.#keepAlive(), KEEP_ALIVE_INTERVAL));
  }

  /** On a server nothing tells that a browser was closed, except that its stream breaks off. */
  #awaitClient(): void {
    clearTimeout(this.#clientGoneTimer);
    this.#clientGoneTimer = inBackground(setTimeout(() => this.end(), CLIENT_GONE_AFTER));
  }

  #keepAlive(): void {
    this.#queue(['noop']);
    this.#flush();
  }

  #queue(payload: unknown): void {
    this.#lastId += 1;
    this.#unacknowledged.push([this.#lastId, payload]);
  }

  #flush(): void {
    const backChannel = this.#backChannel;
    const unsent = this.#unacknowledged.filter(([id]) => id > this.#sentUpTo);
    const [lastId] = unsent.at(-1) ?? [];
    if (!backChannel || lastId === undefined) return;
    this.#sentUpTo = lastId;
    backChannel.push(frame(unsent));
    if (backChannel.longPoll) this.#endBackChannel();
  }

  #endBackChannel(): void {
    this.#backChannel?.end();
    this.#forgetBackChannel();
  }

  #forgetBackChannel(): void {
    clearInterval(this.#keepAliveTimer);
    this.#backChannel = null;
    if (!this.#closed) this.#awaitClient();
  }
}

type Timer = ReturnType<typeof setTimeout>;

/** The timer, which must not keep the process alive. Only Node's handle has `unref`. */
function inBackground(timer: Timer): Timer {
  if (typeof timer === 'object') timer.unref();
  return timer;
}

/** The length counts UTF-16 code units: the client splits a string, not bytes. */
export function frame(payload: unknown): string {
  const json = JSON.stringify(payload);
  return `${json.length}\n${json}`;
}

function backChannelOver(
  controller: ReadableStreamDefaultController<Uint8Array>,
  longPoll: boolean,
): BackChannel {
  const encoder = new TextEncoder();
  return {
    longPoll,
    push: (chunk) => controller.enqueue(encoder.encode(chunk)),
    end() {
      try {
        controller.close();
      } catch {
        // The reader has already cancelled the stream.
      }
    },
  };
}

/** Not `crypto.randomUUID`: browsers provide it in secure contexts only, not on plain HTTP. */
const newSid = (): string =>
  [...crypto.getRandomValues(new Uint8Array(18))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
