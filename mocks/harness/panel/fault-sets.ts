import { readFault, writeFault } from '#mocks/backend/protocol/fault-text';
import type { NewFault } from '#mocks/backend/protocol/faults';
import { keepItem } from '#mocks/backend/protocol/keep-item';

/** Faults under a name: for a case that is tried again and again. */
export interface FaultSet {
  name: string;
  faults: readonly NewFault[];
}

/** The sets that this browser has saved; the sandboxes share them. */
export interface FaultSets {
  all(): readonly FaultSet[];
  /** Replaces a set with the same name. */
  save(name: string, faults: readonly NewFault[]): void;
  remove(name: string): void;
  subscribe(listener: () => void): () => void;
}

const FAULT_SETS_KEY = 'machi-fault-sets';

export function createFaultSets(storage: Pick<Storage, 'getItem' | 'setItem'>): FaultSets {
  let storedSets = readSets(storage.getItem(FAULT_SETS_KEY));
  const listeners = new Set<() => void>();
  const storeSets = (next: readonly FaultSet[]) => {
    storedSets = next;
    const texts = next.map(({ name, faults }) => ({ name, faults: faults.map(writeFault) }));
    keepItem(storage, FAULT_SETS_KEY, JSON.stringify(texts));
    for (const listener of listeners) listener();
  };
  return {
    all: () => storedSets,
    save(name, faults) {
      const set = { name, faults: faults.map((fault) => ({ ...fault, set: name })) };
      const others = storedSets.filter((one) => one.name !== name);
      storeSets([...others, set].toSorted((one, other) => one.name.localeCompare(other.name, 'ja')));
    },
    remove: (name) => storeSets(storedSets.filter((one) => one.name !== name)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reads leniently: another version of the harness may have stored the sets. */
function readSets(text: string | null): readonly FaultSet[] {
  return jsonList(text).flatMap((item) => {
    if (typeof item !== 'object' || item === null || !('name' in item) || !('faults' in item)) return [];
    const { name, faults: texts } = item;
    if (typeof name !== 'string' || !Array.isArray(texts)) return [];
    const faults = texts.flatMap((one) => readFault(String(one)) ?? []);
    return faults.length > 0 ? [{ name, faults }] : [];
  });
}

function jsonList(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
