import { setupServer } from 'msw/node';
import type { Backend } from '#mocks/backend/backend-types';
import { guardOf } from '#mocks/backend/protocol/guard';

/** The base URL of requests in tests. */
export const NODE_BASE = 'http://localhost/api-root';

export interface NodeNetwork {
  base: string;
  stop(): void;
}

/** The fake backend under Vitest; a request to any other URL is an error. */
export function startNodeNetwork(backend: Backend, base: string = NODE_BASE): NodeNetwork {
  const server = setupServer(...backend.handlers(base), ...backend.firebase.handlers, guardOf(backend, base));
  server.listen({ onUnhandledRequest: 'error' });
  return { base, stop: () => server.close() };
}
