/** A body for the log: without passwords and tokens, with name and size in place of each file. */
export function masked(body: unknown): unknown {
  if (body instanceof File) return `[${body.name}, ${body.size} bytes]`;
  if (body instanceof Blob) return `[${body.size} bytes]`;
  if (Array.isArray(body)) return body.map(masked);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, isSecret(name, value) ? '•••' : masked(value)]),
  );
}

/** A field error about a password (`{ password: ['…'] }`) is no secret. */
const isSecret = (name: string, value: unknown): boolean =>
  SECRET.test(name) && typeof value === 'string' && value !== '';

const SECRET = /password|token|secret|verify_code/i;
