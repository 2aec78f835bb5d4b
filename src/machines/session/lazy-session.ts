import type { SessionActor } from './session.react';

/**
 * The session, which comes when it is needed: the sign-in page does without XState until somebody types. Null until
 * then: nobody is signed in.
 */
export interface LazySession {
  current(): SessionActor | null;
  /** One actor, whoever asks. A part that did not arrive is fetched again by the next who asks. */
  open(): Promise<SessionActor>;
  /** Why it did not come, until it is asked for again. */
  problem(): unknown;
  subscribe(listener: () => void): () => void;
}

export function lazySession(make: () => Promise<SessionActor>): LazySession {
  let actor: SessionActor | null = null;
  let opening: Promise<SessionActor> | null = null;
  let problem: unknown = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    current: () => actor,
    open() {
      problem = null;
      opening ??= make().then(
        (made) => {
          actor = made;
          tell();
          return made;
        },
        (error: unknown) => {
          opening = null;
          problem = error;
          tell();
          throw error;
        },
      );
      return opening;
    },
    problem: () => problem,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
