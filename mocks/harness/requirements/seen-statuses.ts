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

const KEY = 'machi-seen-statuses';
const NONE: readonly number[] = [];
const storedSchema = z.record(z.string(), z.array(z.number()));

/** Keeps them in the storage of the sandbox, because the log of a page ends with the page and drops old calls. */
export function createSeenStatuses(log: Log, storage: ItemStorage): SeenStatuses {
  let seen = statusesIn(storage.getItem(KEY));
  const listeners = new Set<() => void>();
  let lastId = 0;
  const read = () => {
    const found = log.entries().filter(({ id }) => id > lastId);
    lastId = found.at(-1)?.id ?? lastId;
    const next: Record<string, number[]> = {};
    for (const { method, path, status } of found) {
      const name = `${method} ${path}`;
      if (path === null || typeof status !== 'number' || seen[name]?.includes(status)) continue;
      next[name] = [...(next[name] ?? []), status];
    }
    if (Object.keys(next).length === 0) return;
    // another tab of the sandbox may have seen others
    seen = merged(merged(statusesIn(storage.getItem(KEY)), seen), next);
    keepItem(storage, KEY, JSON.stringify(seen));
    for (const listener of listeners) listener();
  };
  log.subscribe(read);
  read();
  return {
    of: (method, path) => seen[`${method} ${path}`] ?? NONE,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Statuses = Readonly<Record<string, readonly number[]>>;

const merged = (one: Statuses, other: Statuses): Statuses => {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    names.map((name) => {
      const all = new Set([...(one[name] ?? NONE), ...(other[name] ?? NONE)]);
      return [name, [...all].toSorted((first, second) => first - second)];
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
