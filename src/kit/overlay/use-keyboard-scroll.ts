import { type RefObject, useEffect } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * Makes a scrollable element without controls focusable, so that arrow keys scroll it: Safari gives such an element no
 * focus of its own.
 */
export function useKeyboardScroll(scrollBoxRef: RefObject<HTMLElement | null>): void {
  useEffect(
    function letKeysScroll() {
      const element = scrollBoxRef.current;
      if (element === null) return undefined;
      const updateTabIndex = () => {
        const hasNoControls = element.querySelector(CONTROLS) === null;
        if (hasNoControls && element.scrollHeight > element.clientHeight) element.tabIndex = 0;
        else element.removeAttribute('tabindex');
      };
      updateTabIndex();
      const observer = new MutationObserver(updateTabIndex);
      observer.observe(element, { subtree: true, childList: true });
      return () => observer.disconnect();
    },
    [scrollBoxRef],
  );
}
