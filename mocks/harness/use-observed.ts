import { useEffect, useState, useSyncExternalStore } from 'react';

interface Observable {
  subscribe(listener: () => void): () => void;
}

/** What `read` gives must stay the same thing until the observed one tells of a change. */
export const useObserved = <Source extends Observable, Value>(
  source: Source,
  read: (source: Source) => Value,
) =>
  useSyncExternalStore(
    (listener) => source.subscribe(listener),
    () => read(source),
  );

/** Real seconds, whatever the harness clock does: a paused clock is still looked at. */
export function useEverySecond() {
  const [, setCount] = useState(0);
  useEffect(function countSeconds() {
    const timer = window.setInterval(() => setCount((count) => count + 1), 1_000);
    return () => window.clearInterval(timer);
  }, []);
}

// The router tells of its own changes by events of these names.
const MOVES = ['popstate', 'pushState', 'replaceState'] as const;

export const usePath = () =>
  useSyncExternalStore(
    (listener) => {
      for (const move of MOVES) window.addEventListener(move, listener);
      return () => {
        for (const move of MOVES) window.removeEventListener(move, listener);
      };
    },
    () => window.location.pathname,
  );
