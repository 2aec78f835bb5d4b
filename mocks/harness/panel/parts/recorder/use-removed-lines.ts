import { useState } from 'react';
import * as z from 'zod/mini';
import { keepItem } from '#mocks/backend/protocol/keep-item';

const KEY = 'machi-recorder';
const storedSchema = z.object({ recording: z.string(), removed: z.array(z.string()) });

interface RemovedLines {
  removed: ReadonlySet<string>;
  remove(key: string): void;
  restore(): void;
}

/** The lines that the tester has taken out of one recording, kept by the tab while the panel is closed. */
export function useRemovedLines(recording: string): RemovedLines {
  const [stored, setStored] = useState(() => recall());
  const removed = stored.recording === recording ? stored.removed : [];
  const keep = (keys: string[]) => {
    const next = { recording, removed: keys };
    keepItem(sessionStorage, KEY, JSON.stringify(next));
    setStored(next);
  };
  return {
    removed: new Set(removed),
    remove: (key) => keep([...removed, key]),
    restore: () => keep([]),
  };
}

function recall(): z.infer<typeof storedSchema> {
  try {
    return storedSchema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''));
  } catch {
    return { recording: '', removed: [] };
  }
}
