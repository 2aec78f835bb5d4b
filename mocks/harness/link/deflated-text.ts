/** A text as deflated bytes in base64url. */
export async function deflatedText(text: string): Promise<string> {
  const bytes = await pipedThrough(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Bytes of the longest text: a few deflated kilobytes can hold gigabytes. */
export const LONGEST_TEXT = 32 * 1024 * 1024;

export class TextTooLong extends Error {}

/** The text again; rejects for one that is damaged, cut off or longer than `longest`. */
export async function inflatedText(deflated: string, longest = LONGEST_TEXT): Promise<string> {
  const base64 = deflated.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(await pipedThrough(bytes, new DecompressionStream('deflate-raw'), longest));
}

async function pipedThrough(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  longest = Number.POSITIVE_INFINITY,
) {
  // a Response is a stream everywhere; a Blob is none in jsdom
  const { body } = new Response(bytes);
  let length = 0;
  const lengthLimit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length > longest) controller.error(new TextTooLong());
      else controller.enqueue(chunk);
    },
  });
  const transformed = body?.pipeThrough(stream).pipeThrough(lengthLimit) ?? null;
  return new Uint8Array(await new Response(transformed).arrayBuffer());
}
