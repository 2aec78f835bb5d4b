import { useEffect } from 'react';
import { createListeners } from '#domain/base/listeners';

/** Parts of the page that are not complete: a page that is loading, a list whose rows are being rendered. */
const incompleteParts = new Set<object>();
const { subscribe, notify } = createListeners();

export const loadingParts = {
  any: (): boolean => incompleteParts.size > 0,
  /** The listener is called whenever a part is complete or unmounted. */
  subscribe,
};

/** Registers the calling component as incomplete while `isLoading`. */
export function useLoadingPart(isLoading: boolean): void {
  useEffect(
    function registerWhileLoading() {
      if (!isLoading) return undefined;
      const part = {};
      incompleteParts.add(part);
      return () => {
        incompleteParts.delete(part);
        notify();
      };
    },
    [isLoading],
  );
}
