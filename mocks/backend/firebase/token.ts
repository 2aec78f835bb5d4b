export interface Claims {
  /** Seconds since 1970. */
  exp: number;
  /** Only in a custom token. */
  uid?: string;
  /** Only in an ID token. */
  user_id?: string;
  /** What the backend adds to a custom token, and Firebase to the ID tokens that follow from it. */
  city?: string;
  /** The serial number of the token in this page. */
  jti?: string;
}

/** Unsigned: the SDK reads tokens and never verifies them, and only this fake receives them. */
export const tokenOf = (claims: Claims & Readonly<Record<string, unknown>>): string =>
  `${base64UrlJson({ alg: 'none', typ: 'JWT' })}.${base64UrlJson(claims)}.`;

/** Null for an invalid token. */
export function claimsOf(token: string): Claims | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
  } catch {
    return null;
  }
}

function base64UrlJson(claims: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
