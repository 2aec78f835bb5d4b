import type { Clock } from '#domain/base/clock';

/** What went wrong, for whoever has to find out why (R-UI-16, A-053). Never holds a token or a body. */
export interface LoggedError {
  /** Short, to be read out over the telephone. */
  id: string;
  at: number;
  url: string;
  info: string;
  error: unknown;
}

export interface ErrorLog {
  entries(): readonly LoggedError[];
  /** Returns the entry's id. */
  add(error: unknown, info: string): string;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

const KEPT = 100;

export function createErrorLog(clock: Clock): ErrorLog {
  let entries: readonly LoggedError[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  return {
    entries: () => entries,
    add(error, info) {
      count += 1;
      const id = `${clock.now().toString(36).slice(-5)}-${count}`.toUpperCase();
      const url = location.pathname;
      entries = [{ id, at: clock.now(), url, info, error }, ...entries].slice(0, KEPT);
      for (const listener of listeners) listener();
      return id;
    },
    clear() {
      entries = [];
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
