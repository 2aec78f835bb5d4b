import type { Entry, Journal } from './journal';

/** The data that several journals in memory share, as tabs share one database. */
export interface SharedPages {
  entries: { number: number; writer: number; entry: Entry }[];
  listeners: Map<number, Set<() => void>>;
  lastNumber: number;
  lastWriter: number;
}

export const sharedPages = (): SharedPages => ({
  entries: [],
  listeners: new Map(),
  lastNumber: 0,
  lastWriter: 0,
});

/** For tests and browsers without a database. A second journal over the same pages acts as a second tab. */
export function createMemoryJournal(pages: SharedPages = sharedPages()): Journal {
  pages.lastWriter += 1;
  const writer = pages.lastWriter;
  const ownListeners = new Set<() => void>();
  pages.listeners.set(writer, ownListeners);
  let lastSeenNumber = 0;

  const takeUnseen = () => {
    const entriesOfOtherTabs = pages.entries.filter(
      (sharedEntry) => sharedEntry.number > lastSeenNumber && sharedEntry.writer !== writer,
    );
    lastSeenNumber = pages.lastNumber;
    // Copies, as a database returns: tabs must not share objects.
    return entriesOfOtherTabs.map(({ entry }) => structuredClone(entry));
  };
  const appendOwn = (entries: readonly Entry[]) => {
    for (const entry of entries) {
      pages.lastNumber += 1;
      pages.entries.push({ number: pages.lastNumber, writer, entry: structuredClone(entry) });
    }
    lastSeenNumber = pages.lastNumber;
    for (const [other, listeners] of pages.listeners) {
      if (other !== writer) for (const listener of listeners) listener();
    }
  };

  return {
    unseen: () => Promise.resolve(takeUnseen()),
    append(entries) {
      const entriesOfOtherTabs = takeUnseen();
      appendOwn(entries);
      return Promise.resolve(entriesOfOtherTabs);
    },
    whole: () => Promise.resolve(structuredClone(pages.entries.map(({ entry }) => entry))),
    reset() {
      pages.entries = [];
      appendOwn([{ kind: 'reset' }]);
      return Promise.resolve();
    },
    subscribe(listener) {
      ownListeners.add(listener);
      return () => ownListeners.delete(listener);
    },
    close() {
      pages.listeners.delete(writer);
    },
  };
}
