import type { FirebaseFault } from '#mocks/backend/protocol/fault-text';

/** The current faults of Firebase; a scenario sets the initial ones, the panel changes them. */
export interface FirebaseFaults {
  current(): readonly FirebaseFault[];
  add(fault: FirebaseFault): void;
  remove(fault: FirebaseFault): void;
  subscribe(listener: () => void): () => void;
}

export function createFirebaseFaults(initial: readonly FirebaseFault[] = []): FirebaseFaults {
  let current: readonly FirebaseFault[] = [...new Set(initial)];
  const listeners = new Set<() => void>();
  const setFaults = (next: readonly FirebaseFault[]) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => current,
    add: (fault) => setFaults([...current.filter((currentFault) => currentFault !== fault), fault]),
    remove: (fault) => setFaults(current.filter((currentFault) => currentFault !== fault)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
