import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenerOf } from '#mocks/server/fetch-adapter';

const encoder = new TextEncoder();

test.each(['application/octet-stream', 'text/event-stream'])(
  'a body of %s is sent as it comes, and is cancelled when its reader has gone away',
  async (type) => {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const cancel = vi.fn();
    const body = new ReadableStream<Uint8Array>({
      start(opened) {
        controller = opened;
        opened.enqueue(encoder.encode('first'));
      },
      cancel,
    });
    const address = await serve(async () => new Response(body, { headers: { 'content-type': type } }));
    const reading = new AbortController();
    const response = await fetch(address, { signal: reading.signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(await reader?.read()).toEqual({ done: false, value: 'first' });
    controller?.enqueue(encoder.encode('second'));
    expect(await reader?.read()).toEqual({ done: false, value: 'second' });
    expect(cancel).not.toHaveBeenCalled();
    reading.abort();
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
  },
);

test('of five streams of one browser the oldest ends, so that a connection is left for calls', async () => {
  const address = await serve(async () => {
    const body = new ReadableStream({ start: (opened) => opened.enqueue(encoder.encode('open')) });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  const ended: number[] = [];
  const readers: ReadableStreamDefaultReader<Uint8Array>[] = [];
  for (const index of [0, 1, 2, 3, 4]) {
    const reader = (await fetch(address)).body?.getReader();
    if (!reader) throw new Error('there is no body');
    readers.push(reader);
    await reader.read();
    void reader.read().then(({ done }) => done && ended.push(index));
  }
  expect(ended).toEqual([]);
  await vi.waitFor(() => expect(ended).toEqual([0]), { timeout: 5_000 });
  await Promise.all(readers.map((reader) => reader.cancel()));
});

/** The address of a server that answers by `respond`. */
async function serve(respond: (request: Request) => Promise<Response>): Promise<string> {
  const server = createServer(listenerOf(respond, null));
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
