import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, now and whenever it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Narrower than so many pixels; browsers measure fractions of them. */
export const useNarrowerThan = (pixels: number): boolean => useMedia(`(max-width: ${pixels - 0.02}px)`);

/** Where the rows of a list are cards: in list.css the same figure. */
export const usePhone = (): boolean => useMedia('(max-width: 640px)');
