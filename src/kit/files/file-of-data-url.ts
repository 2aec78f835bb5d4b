/**
 * The bytes of a `data:` address, which neither a frame nor a tab opens, as a file that can be given an address they do
 * open; null for any other address. `type` is the caller's: what the address calls itself would run as a page of ours.
 */
export function fileOfDataUrl(url: string, name: string, type: string): File | null {
  const comma = url.indexOf(',');
  if (!url.startsWith('data:') || comma < 0) return null;
  const body = url.slice(comma + 1);
  try {
    const bytes = url.slice(0, comma).endsWith(';base64')
      ? Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))
      : new TextEncoder().encode(decodeURIComponent(body));
    return new File([bytes], name, { type });
  } catch {
    return null;
  }
}
