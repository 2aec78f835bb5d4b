import type { JournalPosition } from '#mocks/backend/db/db';
import type { ContractIssue } from './contract-issues';
import type { Reason } from './reason';

/** One call as the fake backend handled it; the panel's network log shows these entries. */
export interface LogEntry {
  id: number;
  /** Milliseconds of the harness clock. */
  at: number;
  /** Milliseconds of real time. */
  startedAt: number;
  /** Calls of Firebase have neither path nor bodies here. */
  service: 'backend' | 'firebase';
  method: string;
  url: string;
  /** The contract path, or null when no handler matches the call. */
  path: string | null;
  /** The path in the address when the call arrived. */
  page: string;
  /** The account of the token; null without a valid one. */
  username: string | null;
  /** The writes before the call; null when they are not known. */
  writes: JournalPosition | null;
  /** The content type of the request; null without a body. */
  requestType: string | null;
  /** Sent again from the panel. */
  resent: boolean;
  status: number | 'offline' | 'hang' | 'unhandled';
  requestBody: unknown;
  responseBody: unknown;
  /** Why it was refused or failed on purpose; null when it was answered as asked, or broke. */
  why: Reason | null;
  /** Whether request and response followed the contract; if not, the issues. */
  verdict: 'kept' | { broken: 'request' | 'answer'; issues: readonly ContractIssue[] | string };
  /** Milliseconds. */
  duration: number;
}

/** The values of a call that says nothing about itself. */
export const CALL_DEFAULTS = {
  service: 'backend',
  username: null,
  writes: null,
  requestType: null,
  resent: false,
  requestBody: null,
  responseBody: null,
  why: null,
  verdict: 'kept',
} as const satisfies Partial<LogEntry>;

/** Tests without a page have no address. */
export const currentPath = (): string => (typeof location === 'undefined' ? '' : location.pathname);

export interface Log {
  entries(): readonly LogEntry[];
  add(entry: Omit<LogEntry, 'id'>): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** Newest last. The oldest entries are dropped, so that an all-day demo uses little memory. */
export function createLog(limit = 500): Log {
  let current: readonly LogEntry[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const setEntries = (next: readonly LogEntry[]) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    entries: () => current,
    add(entry) {
      lastId += 1;
      setEntries([...current, { ...entry, id: lastId }].slice(-limit));
    },
    clear: () => setEntries([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
