import { useState } from 'react';

/**
 * Keeps the record that opened by itself: a new one that arrives above it does not replace it while the user
 * reads. Another page or search begins with its own first record.
 */
export function useFirstRecord<Id extends number | string>(listKey: string, id: Id | undefined) {
  const [pinned, setPinned] = useState<{ listKey: string; id: Id } | null>(null);
  const pinnedHere = pinned?.listKey === listKey ? pinned : null;
  if (pinnedHere === null && id !== undefined) setPinned({ listKey, id });
  return [pinnedHere?.id ?? id ?? null, setPinned] as const;
}
