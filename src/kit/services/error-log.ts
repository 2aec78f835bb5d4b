import type { Clock } from '#domain/base/clock';
import { createListeners } from '#domain/base/listeners';

/** An error for those who must find its cause (R-UI-16, A-053). Never contains a token or a request body. */
export interface LoggedError {
  /** Short enough to be read out on the telephone. */
  id: string;
  at: number;
  url: string;
  info: string;
  error: unknown;
}

export interface ErrorLog {
  entries(): readonly LoggedError[];
  /** Returns the id of the entry. An error that several places report has one entry, of the first of them. */
  add(error: unknown, info: string): string;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

const MAX_ENTRIES = 100;

export function createErrorLog(clock: Clock): ErrorLog {
  let entries: readonly LoggedError[] = [];
  let entryCount = 0;
  const { subscribe, notify } = createListeners();
  return {
    entries: () => entries,
    add(error, info) {
      const loggedEntry = entries.find((entry) => error instanceof Error && entry.error === error);
      if (loggedEntry) return loggedEntry.id;
      entryCount += 1;
      const id = `${clock.now().toString(36).slice(-5)}-${entryCount}`.toUpperCase();
      const url = location.pathname;
      entries = [{ id, at: clock.now(), url, info, error }, ...entries].slice(0, MAX_ENTRIES);
      notify();
      return id;
    },
    clear() {
      entries = [];
      notify();
    },
    subscribe,
  };
}
