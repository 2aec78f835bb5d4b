import { useEffect } from 'react';
import { createListeners } from '#domain/base/listeners';

/** Parts of the page that are not complete: a page that is loading, a list whose rows are being rendered. */
const coming = new Set<object>();
const { subscribe, notify } = createListeners();

export const stillComing = {
  any: (): boolean => coming.size > 0,
  /** The listener is called whenever a part is complete or unmounted. */
  subscribe,
};

/** Registers the calling component as incomplete while `isComing`. */
export function useStillComing(isComing: boolean): void {
  useEffect(
    function sayUntilWhole() {
      if (!isComing) return undefined;
      const part = {};
      coming.add(part);
      return () => {
        coming.delete(part);
        notify();
      };
    },
    [isComing],
  );
}
