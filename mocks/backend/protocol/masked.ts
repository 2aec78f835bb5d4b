export const MASK = '•••';

/** A body for the log: without passwords and tokens, with name and size in place of each file. */
export function masked(body: unknown): unknown {
  if (body instanceof File) return `[${body.name}, ${body.size} bytes]`;
  if (body instanceof Blob) return `[${body.size} bytes]`;
  if (Array.isArray(body)) return body.map(masked);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, isSecret(name, value) ? MASK : masked(value)]),
  );
}

/** Whether a body of the log is what was sent: no secret and no file has been replaced. */
export function isWhole(body: unknown): boolean {
  if (typeof body === 'string') return body !== MASK && !/^\[.*\d+ bytes\]$/.test(body);
  return typeof body !== 'object' || body === null || Object.values(body).every(isWhole);
}

/** An address without the values of tokens and passwords in its query. */
export const maskedUrl = (url: string): string =>
  url.replace(/([?&][^=&]*(?:token|password)[^=&]*=)[^&#]*/gi, '$1…');

export const isMasked = (value: unknown): boolean => value === MASK;

/** Whether a field, a cookie or a stored key of this name holds a password or a token. Also finds the name in a text. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name);

/** A field error about a password (`{ password: ['…'] }`) is no secret. */
const isSecret = (name: string, value: unknown): boolean =>
  isSecretName(name) && typeof value === 'string' && value !== '';

const SECRET_NAME = /password|token|secret|verify_code/i;
