import { useEffect, useState, useSyncExternalStore } from 'react';

interface Observable {
  subscribe(listener: () => void): () => void;
}

/** `read` must return the same value until the source notifies its listeners. */
export const useObserved = <Source extends Observable, Value>(
  source: Source,
  read: (source: Source) => Value,
) =>
  useSyncExternalStore(
    (listener) => source.subscribe(listener),
    () => read(source),
  );

/** Renders every second of real time, also while the harness clock is paused. */
export function useEverySecond() {
  const [, setCount] = useState(0);
  useEffect(function countSeconds() {
    const timer = window.setInterval(() => setCount((count) => count + 1), 1_000);
    return () => window.clearInterval(timer);
  }, []);
}

// The router reports its own changes by events with these names.
const NAVIGATION_EVENTS = ['popstate', 'pushState', 'replaceState'] as const;

export const usePath = () =>
  useSyncExternalStore(
    (listener) => {
      for (const move of NAVIGATION_EVENTS) window.addEventListener(move, listener);
      return () => {
        for (const move of NAVIGATION_EVENTS) window.removeEventListener(move, listener);
      };
    },
    () => window.location.pathname,
  );
