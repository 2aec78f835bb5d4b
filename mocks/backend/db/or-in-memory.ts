import type { Journal } from './journal';
import { createMemoryJournal } from './memory-journal';

/**
 * Wraps a journal that may fail. After its first failure the page keeps its own writes in memory, until it is
 * closed, and no longer receives the writes of other tabs.
 */
export function orInMemory(journal: Journal): Journal {
  const memoryJournal = createMemoryJournal();
  let current = journal;

  async function withJournal<Value>(call: (journal: Journal) => Promise<Value>): Promise<Value> {
    if (current === memoryJournal) return call(memoryJournal);
    try {
      return await call(journal);
    } catch (error) {
      if (current !== memoryJournal) giveUp(journal, error);
      current = memoryJournal;
      return call(memoryJournal);
    }
  }

  return {
    unseen: () => withJournal((one) => one.unseen()),
    append: (entries) => withJournal((one) => one.append(entries)),
    whole: () => withJournal((one) => one.whole()),
    reset: () => withJournal((one) => one.reset()),
    subscribe: (listener) => journal.subscribe(listener),
    close: () => current.close(),
  };
}

function giveUp(journal: Journal, error: unknown) {
  warnThatChangesAreLost(error);
  journal.close();
}

export function warnThatChangesAreLost(error: unknown) {
  console.warn('Changes will not outlive this page: the browser keeps no database here.', error);
}
