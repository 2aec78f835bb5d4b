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
      const found = find?.() ?? current.querySelector<HTMLElement>('td > [data-p-disabled="false"]');
      if (find === null || found === null) return;
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
    // for a day of another month, which is disabled, PrimeReact itself focuses the first or the last day
    return time?.closest<HTMLElement>('[data-p-disabled="false"]');
  };
}
