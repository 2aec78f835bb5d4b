/**
 * Converts a `data:` address, which neither a frame nor a tab opens, into a file, whose object URL they open;
 * null for any other address. The caller sets `type`: with the type in the address, the file could run as a
 * page of this origin.
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
