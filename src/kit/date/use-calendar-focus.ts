import { type RefObject, useEffect, useRef } from 'react';

/**
 * PrimeReact recreates the grid of days at every rendering and the head with every month, so the focused element
 * disappears. The focus moves to the new element of the same day or with the same name; where the day cannot be
 * chosen any more, to the first that can.
 */
export function useCalendarFocus(): RefObject<HTMLDivElement | null> {
  const calendar = useRef<HTMLDivElement>(null);
  useEffect(function keepFocus() {
    const { current } = calendar;
    if (current === null) return undefined;
    let findFocused: (() => HTMLElement | null | undefined) | null = null;
    const listenersAbort = new AbortController();
    const { signal } = listenersAbort;
    current.addEventListener(
      'focusin',
      ({ target }) => (findFocused = finderOf(target as Element, current)),
      { signal },
    );
    current.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget !== null) findFocused = null;
      },
      { signal },
    );
    const gridObserver = new MutationObserver(() => {
      if (document.activeElement !== document.body) return;
      const focusTarget =
        findFocused?.() ?? current.querySelector<HTMLElement>('td > [data-p-disabled="false"]');
      if (findFocused === null || focusTarget === null) return;
      focusTarget.tabIndex = 0;
      focusTarget.focus();
    });
    gridObserver.observe(current, { childList: true, subtree: true });
    return () => {
      listenersAbort.abort();
      gridObserver.disconnect();
    };
  }, []);
  return calendar;
}

function finderOf(target: Element, calendar: Element): () => HTMLElement | null | undefined {
  const day = target.querySelector('time')?.dateTime;
  if (day === undefined) {
    const name = target.getAttribute('aria-label');
    return () => calendar.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  }
  return () => {
    const dayElement = [...calendar.querySelectorAll('time')].find(({ dateTime }) => dateTime === day);
    // for a day of another month, which is disabled, PrimeReact itself focuses the first or the last day
    return dayElement?.closest<HTMLElement>('[data-p-disabled="false"]');
  };
}
