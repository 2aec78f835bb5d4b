import * as z from 'zod/mini';
import { keepItem } from '#mocks/backend/protocol/keep-item';
import type { Log } from '#mocks/backend/protocol/log';

/** The statuses with which each call was answered in this sandbox. */
export interface SeenStatuses {
  /** `path`: as the contract writes it. The same array until the call has another status. */
  of(method: string, path: string): readonly number[];
  subscribe(listener: () => void): () => void;
}

interface ItemStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const SEEN_STATUSES_KEY = 'machi-seen-statuses';
const NONE: readonly number[] = [];
const storedSchema = z.record(z.string(), z.array(z.number()));

/** Keeps them in the storage of the sandbox, because the log of a page ends with the page and drops old calls. */
export function createSeenStatuses(log: Log, storage: ItemStorage): SeenStatuses {
  let seenStatuses = statusesIn(storage.getItem(SEEN_STATUSES_KEY));
  const listeners = new Set<() => void>();
  let lastId = 0;
  const readLog = () => {
    const newEntries = log.entries().filter(({ id }) => id > lastId);
    lastId = newEntries.at(-1)?.id ?? lastId;
    const newStatuses: Record<string, number[]> = {};
    for (const { method, path, status } of newEntries) {
      const name = `${method} ${path}`;
      if (path === null || typeof status !== 'number' || seenStatuses[name]?.includes(status)) continue;
      newStatuses[name] = [...(newStatuses[name] ?? []), status];
    }
    if (Object.keys(newStatuses).length === 0) return;
    // another tab of the sandbox may have seen others
    seenStatuses = mergedStatuses(
      mergedStatuses(statusesIn(storage.getItem(SEEN_STATUSES_KEY)), seenStatuses),
      newStatuses,
    );
    keepItem(storage, SEEN_STATUSES_KEY, JSON.stringify(seenStatuses));
    for (const listener of listeners) listener();
  };
  log.subscribe(readLog);
  readLog();
  return {
    of: (method, path) => seenStatuses[`${method} ${path}`] ?? NONE,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Statuses = Readonly<Record<string, readonly number[]>>;

const mergedStatuses = (one: Statuses, other: Statuses): Statuses => {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    names.map((name) => {
      const statuses = new Set([...(one[name] ?? NONE), ...(other[name] ?? NONE)]);
      return [name, [...statuses].toSorted((first, second) => first - second)];
    }),
  );
};

/** Reads leniently: another version of the demo may have stored them. */
function statusesIn(text: string | null): Statuses {
  try {
    return z.parse(storedSchema, JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
