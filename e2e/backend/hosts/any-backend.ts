import { onSuccess } from '../saving';
import type { Backend, Received } from '../server/backend';
import type { Reply } from '../server/reply';

/** What a journey reads and changes of either backend. Names of calls: `POST /:city/notifications/`. */
export interface AnyBackend {
  /** All requests, in order of arrival. */
  readonly received: Received[];
  /** The calls so far, as `POST /:city/notifications/ 201`. */
  calls(pattern?: RegExp): string[];
  /** Replaces the response to the next `times` calls of this name, which are not done. */
  override(name: string, reply: Reply, times?: number): void;
  /** The calls are done and, unless the backend refuses, answered by this reply. */
  overrideSuccess(name: string, reply: Reply, times?: number): void;
  /** Expires all access tokens. The refresh tokens stay valid. */
  expireAccessTokens(): void;
  /** Expires the refresh tokens as well: only a sign-in helps. */
  revokeSessions(): void;
  /** Requests that docs/openapi.json does not describe, as sentences. */
  requestProblems(): string[];
  /** Such replies, without those that a test has replaced. */
  replyProblems(): string[];
  reset(): void;
}

export const asAnyBackend = (backend: Backend): AnyBackend => ({
  get received() {
    return backend.received;
  },
  calls: backend.calls,
  override: backend.override,
  overrideSuccess: (name, reply, times) => backend.override(name, onSuccess(reply), times),
  expireAccessTokens: () => backend.sessions.expireAccessTokens(),
  revokeSessions: () => backend.sessions.revokeAll(),
  requestProblems: () => backend.requestProblems,
  replyProblems: () => backend.replyProblems,
  reset: backend.reset,
});
