import { useCallback, useSyncExternalStore } from 'react';
import { readStored, store } from './storage';

const listeners = new Set<() => void>();

/** A text the browser keeps, followed here and in the other tabs; null takes it away. */
export function useStored(key: string): [text: string | null, keep: (text: string | null) => void] {
  const text = useSyncExternalStore(subscribe, () => readStored(key));
  const keep = useCallback(
    (next: string | null) => {
      store(key, next);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [text, keep];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
