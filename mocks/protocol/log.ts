/** One call as the fake backend handled it; the panel's network log shows these entries. */
export interface LogEntry {
  id: number;
  /** Milliseconds of the harness clock. */
  at: number;
  method: string;
  url: string;
  /** The contract path, or null when no handler matches the call. */
  path: string | null;
  /** The path in the address when the call arrived. */
  page: string;
  status: number | 'offline' | 'hang' | 'unhandled';
  requestBody: unknown;
  responseBody: unknown;
  /** Whether request and response followed the contract; if not, the issues. */
  verdict: 'kept' | { broken: 'request' | 'answer'; issues: unknown };
  /** Milliseconds. */
  duration: number;
}

/** Tests without a page have no address. */
export const pageNow = (): string => (typeof location === 'undefined' ? '' : location.pathname);

export interface Log {
  entries(): readonly LogEntry[];
  add(entry: Omit<LogEntry, 'id'>): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** Newest last. The oldest entries are dropped, so that an all-day demo uses little memory. */
export function createLog(limit = 500): Log {
  let kept: readonly LogEntry[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const keep = (next: readonly LogEntry[]) => {
    kept = next;
    for (const listener of listeners) listener();
  };
  return {
    entries: () => kept,
    add(entry) {
      lastId += 1;
      keep([...kept, { ...entry, id: lastId }].slice(-limit));
    },
    clear: () => keep([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
