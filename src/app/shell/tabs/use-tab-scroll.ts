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
      const following = follow(topOf(path));
      const keepNow = () => keep(path, following.top());
      // A reload of the page also restores the position.
      window.addEventListener('pagehide', keepNow);
      return () => {
        window.removeEventListener('pagehide', keepNow);
        keepNow();
        following.stop();
      };
    },
    [path, topOf, keep],
  );
}

const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to the position once the page is long enough for it, unless the user scrolls first. */
function follow(goal: number): { top(): number; stop(): void } {
  let top = goal;
  let restoring = true;
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  const growth = new ResizeObserver(restore);

  function restore() {
    if (!restoring) return;
    window.scrollTo(0, goal);
    if (Math.abs(window.scrollY - goal) <= 1) giveUp();
  }
  function giveUp() {
    restoring = false;
    growth.disconnect();
  }

  // The observer also reports the initial size, after the layout. Scrolling at once would force a layout.
  growth.observe(document.getElementById('content') ?? document.body);
  for (const hand of HANDS) window.addEventListener(hand, giveUp, options);
  window.addEventListener(
    'scroll',
    () => {
      if (!restoring) top = window.scrollY;
    },
    options,
  );
  return {
    top: () => top,
    stop() {
      growth.disconnect();
      listening.abort();
    },
  };
}
