import * as z from 'zod/mini';
import { keepItem } from '#mocks/backend/protocol/keep-item';
import { type RequirementResult, requirementResultSchema } from './requirement-result';

/** The results of a tester in this sandbox, in the order in which they were first kept. */
export interface KeptResults {
  /** The same array until a result changes. */
  all(): readonly RequirementResult[];
  /** Replaces the result of the requirement; one without a result and a note is removed. */
  keep(result: RequirementResult): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

interface ItemStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const RESULTS_KEY = 'machi-requirement-results';
const storedSchema = z.array(z.unknown());

export function createKeptResults(storage: ItemStorage): KeptResults {
  let keptResults = resultsIn(storage.getItem(RESULTS_KEY));
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    all: () => keptResults,
    keep(result) {
      // another tab of the sandbox may have kept some since
      const storedResults = resultsIn(storage.getItem(RESULTS_KEY));
      const index = storedResults.findIndex(({ id }) => id === result.id);
      const isEmpty = result.result === null && result.note === '';
      keptResults = index === -1 ? [...storedResults, result] : storedResults.with(index, result);
      if (isEmpty) keptResults = keptResults.filter(({ id }) => id !== result.id);
      keepItem(storage, RESULTS_KEY, JSON.stringify(keptResults));
      notify();
    },
    clear() {
      keptResults = [];
      storage.removeItem(RESULTS_KEY);
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reads leniently: another version of the demo may have stored them. */
function resultsIn(text: string | null): readonly RequirementResult[] {
  try {
    return z.parse(storedSchema, JSON.parse(text ?? '[]')).flatMap((one) => {
      const read = z.safeParse(requirementResultSchema, one);
      return read.success ? [read.data] : [];
    });
  } catch {
    return [];
  }
}
