/** One call as the fake backend saw it; the panel's network log shows these. */
export interface LogEntry {
  id: number;
  /** Milliseconds of the harness clock. */
  at: number;
  method: string;
  url: string;
  /** The contract path, or null where nobody handles the call. */
  path: string | null;
  status: number | 'offline' | 'hang' | 'unhandled';
  requestBody: unknown;
  responseBody: unknown;
  /** Whether request and answer kept to the contract; the issues where not. */
  verdict: 'kept' | { broken: 'request' | 'answer'; issues: unknown };
  /** Milliseconds. */
  duration: number;
}

export interface Log {
  entries(): readonly LogEntry[];
  add(entry: Omit<LogEntry, 'id'>): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** Newest last; the oldest entries make room, so that a demo left open all day stays light. */
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
