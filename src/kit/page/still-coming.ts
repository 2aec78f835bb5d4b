import { useEffect } from 'react';

/** Parts of the page that are not whole yet: a page on its way, a list whose rows are being made. */
const coming = new Set<object>();
const listeners = new Set<() => void>();

export const stillComing = {
  any: (): boolean => coming.size > 0,
  /** Called whenever a part is whole or has gone. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Says of the part that calls it whether it is still coming. */
export function useStillComing(isComing: boolean): void {
  useEffect(
    function sayUntilWhole() {
      if (!isComing) return undefined;
      const part = {};
      coming.add(part);
      return () => {
        coming.delete(part);
        for (const listener of listeners) listener();
      };
    },
    [isComing],
  );
}
