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
      const isAddressRendered =
        path + search === navigation.path() + navigation.search() && /^\/login\b/.test(path);
      if (isAddressRendered) clickStoredPresses();
    },
    [path, search, navigation],
  );
}

function clickStoredPresses() {
  const { dataset } = document.documentElement;
  const pressedIndexes = new Set(dataset.pressed?.split(' '));
  delete dataset.pressed;
  const buttons = document.querySelectorAll<HTMLElement>('#root :is(a, button)');
  for (const index of pressedIndexes) buttons[Number(index)]?.click();
}
