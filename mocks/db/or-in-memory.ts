import type { Journal } from './journal';
import { createMemoryJournal } from './memory-journal';

/**
 * A journal that may fail: from its first failure on the page keeps its own writes, which end with it. What another
 * tab writes from then on is not seen any more.
 */
export function orInMemory(journal: Journal): Journal {
  const memory = createMemoryJournal();
  let current = journal;

  async function ask<Value>(call: (journal: Journal) => Promise<Value>): Promise<Value> {
    if (current === memory) return call(memory);
    try {
      return await call(journal);
    } catch (error) {
      if (current !== memory) giveUp(journal, error);
      current = memory;
      return call(memory);
    }
  }

  return {
    unseen: () => ask((one) => one.unseen()),
    append: (entries) => ask((one) => one.append(entries)),
    whole: () => ask((one) => one.whole()),
    reset: () => ask((one) => one.reset()),
    subscribe: (listener) => journal.subscribe(listener),
    close: () => current.close(),
  };
}

function giveUp(journal: Journal, error: unknown) {
  tellNothingLasts(error);
  journal.close();
}

export function tellNothingLasts(error: unknown) {
  console.warn('Changes will not outlive this page: the browser keeps no database here.', error);
}
