/** A text as deflated bytes in base64url. */
export async function deflatedText(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text again; rejects for one that is damaged or cut off. */
export async function inflatedText(deflated: string): Promise<string> {
  const base64 = deflated.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  // a Response is a stream everywhere; a Blob is none in jsdom
  const { body } = new Response(bytes);
  return new Uint8Array(await new Response(body?.pipeThrough(stream) ?? null).arrayBuffer());
}
