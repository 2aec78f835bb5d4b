import { useEffect, useLayoutEffect } from 'react';

export interface ScrollMemory {
  topOf(path: string): number;
  keep(path: string, top: number): void;
}

/** Restores the scroll position of each page; a new page starts at its top. `path`: null without a page. */
export function useTabScroll(path: string | null, { topOf, keep }: ScrollMemory): void {
  useEffect(function restoreByOurselves() {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);
  // A layout effect, before the next paint: later the next page's position would be stored for this page.
  useLayoutEffect(
    function rememberScroll() {
      if (path === null) return undefined;
      const scrollFollower = followScroll(topOf(path));
      const keepNow = () => keep(path, scrollFollower.top());
      // A reload of the page also restores the position.
      window.addEventListener('pagehide', keepNow);
      return () => {
        window.removeEventListener('pagehide', keepNow);
        keepNow();
        scrollFollower.stop();
      };
    },
    [path, topOf, keep],
  );
}

const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to the position once the page is long enough for it, unless the user scrolls first. */
function followScroll(restoredTop: number): { top(): number; stop(): void } {
  let top = restoredTop;
  let isRestoring = true;
  const listenersAbort = new AbortController();
  const options = { signal: listenersAbort.signal, passive: true };
  const growthObserver = new ResizeObserver(restoreScroll);

  function restoreScroll() {
    if (!isRestoring) return;
    window.scrollTo(0, restoredTop);
    if (Math.abs(window.scrollY - restoredTop) <= 1) stopRestoring();
  }
  function stopRestoring() {
    isRestoring = false;
    growthObserver.disconnect();
  }

  // The observer also reports the initial size, after the layout. Scrolling at once would force a layout.
  growthObserver.observe(document.getElementById('content') ?? document.body);
  for (const inputEvent of USER_INPUT_EVENTS) window.addEventListener(inputEvent, stopRestoring, options);
  window.addEventListener(
    'scroll',
    () => {
      if (!isRestoring) top = window.scrollY;
    },
    options,
  );
  return {
    top: () => top,
    stop() {
      growthObserver.disconnect();
      listenersAbort.abort();
    },
  };
}
