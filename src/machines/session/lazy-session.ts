import { createListeners } from '#domain/base/listeners';
import type { SessionActor } from './session-actor';

/**
 * The session, loaded on demand: the sign-in page loads XState only when the user types. `current` is null
 * until then, and no user is signed in.
 */
export interface LazySession {
  current(): SessionActor | null;
  /** Every caller gets the same actor. After a failed load the next call loads again. */
  open(): Promise<SessionActor>;
  /** Opens the session of a user who is already signed in. */
  resume(): void;
  /** True after `resume`: until the session is loaded, the page to show is unknown. */
  isResumed(): boolean;
  /** Why the last load failed; null after the next attempt starts. */
  problem(): unknown;
  /** The listener is also called for changes of the session's snapshot. */
  subscribe(listener: () => void): () => void;
}

export function lazySession(loadActor: () => Promise<SessionActor>): LazySession {
  let actor: SessionActor | null = null;
  let openingActor: Promise<SessionActor> | null = null;
  let problem: unknown = null;
  let hasResumed = false;
  const { subscribe, notify } = createListeners();
  const open = () => {
    problem = null;
    openingActor ??= loadActor().then(
      (loadedActor) => {
        actor = loadedActor;
        loadedActor.subscribe(notify);
        notify();
        return loadedActor;
      },
      (error: unknown) => {
        openingActor = null;
        problem = error;
        notify();
        throw error;
      },
    );
    return openingActor;
  };
  return {
    current: () => actor,
    open,
    resume() {
      hasResumed = true;
      // `problem` has the error
      open().catch(() => undefined);
      notify();
    },
    isResumed: () => hasResumed,
    problem: () => problem,
    subscribe,
  };
}
