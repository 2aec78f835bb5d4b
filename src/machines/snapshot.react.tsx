import { useCallback, useSyncExternalStore } from 'react';

interface Readable<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void };
}

/**
 * What `select` reads of an actor, rendered again when that changes: a text, a flag, a part of the context, never an
 * object made anew. Null where there is no actor. @xstate/react does the same for 1.3 KB more.
 */
export function useSnapshotIfAny<Snapshot, Selected>(
  actor: Readable<Snapshot> | null | undefined,
  select: (snapshot: Snapshot) => Selected,
): Selected | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor?.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const read = () => (actor ? select(actor.getSnapshot()) : null);
  return useSyncExternalStore(subscribe, read, read);
}

/** The same where there always is one. */
export function useSnapshot<Snapshot, Selected>(
  actor: Readable<Snapshot>,
  select: (snapshot: Snapshot) => Selected,
): Selected {
  return useSnapshotIfAny(actor, select) as Selected;
}
