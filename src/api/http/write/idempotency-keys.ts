import type { Endpoint } from '../endpoint';

export interface IdempotencyKeys {
  /** The key of a write: that of the same write before, while its outcome is unknown, else a new one. */
  keyOf(write: string): string;
  /** Whether the outcome of the write is unknown after its response, or after none. */
  settle(write: string, key: string, isUnknown: boolean): void;
}

/**
 * Keys by which a backend can tell that a write is sent again after an unknown outcome, and do it once. The same
 * write after a known outcome is another one.
 */
export function idempotencyKeys(): IdempotencyKeys {
  const keysOfUnknownWrites = new Map<string, string>();
  return {
    keyOf: (write) => keysOfUnknownWrites.get(write) ?? newKey(),
    settle(write, key, isUnknown) {
      if (isUnknown) keysOfUnknownWrites.set(write, key);
      else keysOfUnknownWrites.delete(write);
    },
  };
}

/** Address and body, by which two writes are the same. A file counts by name, size and time of change. */
export const writeIdentity = (url: string, body: unknown): string =>
  `${url} ${JSON.stringify(body, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )}`;

/** PUT and DELETE do no more when they are sent twice. */
export const needsIdempotencyKey = ({ method, safe, host }: Endpoint): boolean =>
  method === 'POST' && !safe && host === 'backend';

/** `crypto.randomUUID` exists on secure origins only. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
