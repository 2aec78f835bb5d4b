import { useEffect } from 'react';
import { useNavigation, usePath, useSearchText } from '#kit/context/app-services';

/**
 * Repeats, once, the presses on the page from before its script was loaded (build/show-sign-in.ts). Links
 * depend on the address, which the first render does not know: the hook waits until the current address is
 * rendered.
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
