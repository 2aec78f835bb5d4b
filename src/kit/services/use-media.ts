import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, live. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const mediaQuery = matchMedia(query);
      mediaQuery.addEventListener('change', listener);
      return () => mediaQuery.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Whether the window is narrower than `pixels`; 0.02 less, since browsers compare fractions of pixels. */
export const useNarrowerThan = (pixels: number): boolean => useMedia(`(max-width: ${pixels - 0.02}px)`);

/** Whether rows of lists are cards; list.css has the same width. */
export const usePhone = (): boolean => useMedia('(max-width: 640px)');
