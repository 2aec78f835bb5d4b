import { useEffect, useLayoutEffect } from 'react';

export interface ScrollMemory {
  topOf(path: string): number;
  keep(path: string, top: number): void;
}

/** Each page comes back as far down as it was left; one never seen begins at its top. Null: no page is shown now. */
export function useTabScroll(path: string | null, { topOf, keep }: ScrollMemory): void {
  useEffect(function restoreByOurselves() {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);
  // before the next page is painted: afterwards its own scrolling would be taken for this one's
  useLayoutEffect(
    function rememberScroll() {
      if (path === null) return undefined;
      const following = follow(topOf(path));
      const keepNow = () => keep(path, following.top());
      // a page that is loaded anew comes back as far down, too
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

/** Scrolls there as soon as the page is long enough, its rows being there, unless a hand is quicker. */
function follow(wanted: number): { top(): number; stop(): void } {
  let top = wanted;
  let restoring = true;
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  const growth = new ResizeObserver(restore);

  function restore() {
    if (!restoring) return;
    window.scrollTo(0, wanted);
    if (Math.abs(window.scrollY - wanted) <= 1) giveUp();
  }
  function giveUp() {
    restoring = false;
    growth.disconnect();
  }

  // tells of the page as it is, too, once it is laid out: scrolled at once, it would be laid out for that alone
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
