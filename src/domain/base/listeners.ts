/** The subscribers of a store outside React; `subscribe` has the form that `useSyncExternalStore` needs. */
export interface Listeners {
  /** The returned function ends the subscription. */
  subscribe(listener: () => void): () => void;
  notify(): void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}
