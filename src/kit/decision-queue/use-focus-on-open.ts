import { useEffect, useRef } from 'react';

/** A record that the user opens, or that opens after a decision, gets the focus, so that keys scroll it. */
export function useFocusOnOpen(pane: { current: HTMLElement | null }, openId: number | string | null): void {
  const lastOpenId = useRef(openId);
  useEffect(
    function focusPane() {
      const isChanged = lastOpenId.current !== openId;
      lastOpenId.current = openId;
      const { current } = pane;
      const { activeElement } = document;
      const isTyping = activeElement instanceof HTMLInputElement && activeElement.type !== 'checkbox';
      if (isChanged && openId !== null && !isTyping && !current?.contains(activeElement)) current?.focus();
    },
    [openId, pane],
  );
}
