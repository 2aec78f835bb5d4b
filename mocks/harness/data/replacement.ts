import type { Snapshot, Store } from '#mocks/backend/db/db';
import type { Entry } from '#mocks/backend/db/journal';

/** All data replaced by the seed or by a file. It can be undone until the next write or reload. */
export interface Replacement {
  /** The name of the file; '' after a reset; null when nothing can be undone. */
  current(): string | null;
  reset(): Promise<void>;
  load(snapshot: Snapshot, file: string): Promise<void>;
  /** False when something was written in the meantime. */
  undo(): Promise<boolean>;
  subscribe(listener: () => void): () => void;
}

interface Replaced {
  file: string;
  /** All entries until then, with when and by what they were written. */
  entriesBefore: readonly Entry[];
  entriesAfter: string;
}

export function createReplacement(db: Store): Replacement {
  const listeners = new Set<() => void>();
  let lastReplacement: Replaced | null = null;

  const setLastReplacement = (replacement: Replaced | null) => {
    if (lastReplacement === replacement) return;
    lastReplacement = replacement;
    for (const listener of listeners) listener();
  };
  // Renewed tokens are writes of the store too; a snapshot is without them.
  const currentEntriesJson = async () => JSON.stringify((await db.snapshot()).entries);
  const replace = async (file: string, write: () => Promise<void>) => {
    setLastReplacement(null);
    const entriesBefore = await db.entries();
    await write();
    setLastReplacement({ file, entriesBefore, entriesAfter: await currentEntriesJson() });
  };
  const forgetAfterWrite = async () => {
    const replaced = lastReplacement;
    if (
      replaced !== null &&
      (await currentEntriesJson()) !== replaced.entriesAfter &&
      lastReplacement === replaced
    )
      setLastReplacement(null);
  };
  db.onChange(() => void forgetAfterWrite());

  return {
    current: () => lastReplacement?.file ?? null,
    reset: () => replace('', () => db.reset()),
    load: (snapshot, file) => replace(file, () => db.load(snapshot, 'panel')),
    async undo() {
      await db.catchUp();
      await forgetAfterWrite();
      const replaced = lastReplacement;
      setLastReplacement(null);
      if (replaced !== null) await db.restore(replaced.entriesBefore);
      return replaced !== null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
