import { foldText } from '#domain/base/fold-text';
import { searchTerms } from '#mocks/backend/db/search-terms';
import type { LogEntry } from '#mocks/backend/protocol/log';

/** What became of a call; the first that applies. */
export const CALL_OUTCOMES = ['broken', 'fault', 'refused', 'fine'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export interface CallFilter {
  search: string;
  outcome: CallOutcome | 'all';
  /** The address whose calls are shown; null for every address. */
  page: string | null;
}

export const NO_FILTER: CallFilter = { search: '', outcome: 'all', page: null };

/** `broken`: against the contract; `fault`: caused by a rule of the panel; `refused`: by the backend. */
export function outcomeOf({ status, verdict, why }: LogEntry): CallOutcome {
  if (verdict !== 'kept') return 'broken';
  if (why?.by === 'fault') return 'fault';
  return typeof status === 'number' && status < 400 ? 'fine' : 'refused';
}

/** The calls that have every term of the search, the outcome and the page of the filter. */
export function filteredCalls(entries: readonly LogEntry[], filter: CallFilter): readonly LogEntry[] {
  const terms = searchTerms(filter.search);
  return entries.filter(
    (entry) =>
      (filter.outcome === 'all' || outcomeOf(entry) === filter.outcome) &&
      (filter.page === null || entry.page === filter.page) &&
      (terms.length === 0 || matchesTerms(entry, terms)),
  );
}

/** The path without the host, with decoded Japanese in the query. */
export function readableAddress(url: string): string {
  const { pathname, search } = new URL(url, globalThis.location?.href);
  try {
    return decodeURIComponent(pathname + search);
  } catch {
    return pathname + search;
  }
}

/** An entry never changes, and each typed key searches all of them. */
const searchTexts = new WeakMap<LogEntry, string>();

function matchesTerms(entry: LogEntry, terms: readonly string[]): boolean {
  const text = searchTexts.get(entry) ?? searchTextOf(entry);
  searchTexts.set(entry, text);
  return terms.every((term) => text.includes(term));
}

function searchTextOf({ method, url, path, status, page, service }: LogEntry): string {
  const name = service === 'firebase' ? service : '';
  return foldText([method, readableAddress(url), path, status, page, name].join(' '));
}
