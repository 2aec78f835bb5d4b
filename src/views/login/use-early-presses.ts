import { useEffect } from 'react';
import { useNavigation, usePath, useSearchText } from '#kit/context/app-services';

/**
 * What was pressed on the page before its script had come (build/show-sign-in.ts) is done now, once: links lead on from
 * the address, and the first rendering knows nothing of it.
 */
export function useEarlyPresses(): void {
  const navigation = useNavigation();
  const [path, search] = [usePath(), useSearchText()];
  useEffect(
    function pressAgain() {
      const isThere = path + search === navigation.path() + navigation.search() && /^\/login\b/.test(path);
      if (isThere) pressWhatWaits();
    },
    [path, search, navigation],
  );
}

function pressWhatWaits() {
  const { dataset } = document.documentElement;
  const indexes = new Set(dataset.pressed?.split(' '));
  delete dataset.pressed;
  const buttons = document.querySelectorAll<HTMLElement>('#root :is(a, button)');
  for (const index of indexes) buttons[Number(index)]?.click();
}
