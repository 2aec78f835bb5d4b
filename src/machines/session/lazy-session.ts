import type { SessionActor } from './session-actor';

/**
 * The session, which comes when it is needed: the sign-in page does without XState until somebody types. Null until
 * then: nobody is signed in.
 */
export interface LazySession {
  current(): SessionActor | null;
  /** One actor, whoever asks. A part that did not arrive is fetched again by the next who asks. */
  open(): Promise<SessionActor>;
  /** Opens it for somebody who is signed in already. */
  resume(): void;
  /** Until the session of somebody who is signed in has come, nobody knows which page is theirs. */
  isResumed(): boolean;
  /** Why it did not come, until it is asked for again. */
  problem(): unknown;
  /** Tells of the session's own changes too. */
  subscribe(listener: () => void): () => void;
}

export function lazySession(make: () => Promise<SessionActor>): LazySession {
  let actor: SessionActor | null = null;
  let opening: Promise<SessionActor> | null = null;
  let problem: unknown = null;
  let resumed = false;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const open = () => {
    problem = null;
    opening ??= make().then(
      (made) => {
        actor = made;
        made.subscribe(notify);
        notify();
        return made;
      },
      (error: unknown) => {
        opening = null;
        problem = error;
        notify();
        throw error;
      },
    );
    return opening;
  };
  return {
    current: () => actor,
    open,
    resume() {
      resumed = true;
      // that it did not come is told by the problem
      open().catch(() => undefined);
      notify();
    },
    isResumed: () => resumed,
    problem: () => problem,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
