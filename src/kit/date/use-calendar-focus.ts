import { type RefObject, useEffect, useRef } from 'react';

/**
 * PrimeReact makes the grid of days anew at every rendering, and the head with every month: the element that had the
 * focus is gone. The focus goes to the new element of the same day or with the same name.
 */
export function useCalendarFocus(): RefObject<HTMLDivElement | null> {
  const calendar = useRef<HTMLDivElement>(null);
  useEffect(function keepFocus() {
    const { current } = calendar;
    if (current === null) return undefined;
    let find: (() => HTMLElement | null | undefined) | null = null;
    const listening = new AbortController();
    const { signal } = listening;
    current.addEventListener('focusin', ({ target }) => (find = finderOf(target as Element, current)), {
      signal,
    });
    current.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget !== null) find = null;
      },
      { signal },
    );
    const changes = new MutationObserver(() => {
      if (document.activeElement !== document.body) return;
      const found = find?.();
      if (!found) return;
      found.tabIndex = 0;
      found.focus();
    });
    changes.observe(current, { childList: true, subtree: true });
    return () => {
      listening.abort();
      changes.disconnect();
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
    const time = [...calendar.querySelectorAll('time')].find(({ dateTime }) => dateTime === day);
    // a day of another month is disabled, and PrimeReact focuses the first or the last one
    return time?.closest<HTMLElement>('[data-p-disabled="false"]');
  };
}
