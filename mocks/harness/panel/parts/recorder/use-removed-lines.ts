import { useState } from 'react';
import * as z from 'zod/mini';
import { keepItem } from '#mocks/backend/protocol/keep-item';

const REMOVED_LINES_KEY = 'machi-recorder';
const storedSchema = z.object({ recording: z.string(), removed: z.array(z.string()) });

interface RemovedLines {
  removed: ReadonlySet<string>;
  remove(key: string): void;
  restore(): void;
}

/** The lines that the tester has taken out of one recording, kept by the tab while the panel is closed. */
export function useRemovedLines(recording: string): RemovedLines {
  const [stored, setStored] = useState(() => recallRemoved());
  const removed = stored.recording === recording ? stored.removed : [];
  const storeRemoved = (keys: string[]) => {
    const next = { recording, removed: keys };
    keepItem(sessionStorage, REMOVED_LINES_KEY, JSON.stringify(next));
    setStored(next);
  };
  return {
    removed: new Set(removed),
    remove: (key) => storeRemoved([...removed, key]),
    restore: () => storeRemoved([]),
  };
}

function recallRemoved(): z.infer<typeof storedSchema> {
  try {
    return storedSchema.parse(JSON.parse(sessionStorage.getItem(REMOVED_LINES_KEY) ?? ''));
  } catch {
    return { recording: '', removed: [] };
  }
}
