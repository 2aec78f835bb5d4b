import { useEffect, useLayoutEffect } from 'react';

export interface ScrollMemory {
  topOf(path: string): number;
  keep(path: string, top: number): void;
}

/**
 * Each page comes back as far down as it was left; one never seen begins at its top. Null: no page is shown now. Another
 * `turn`: the same page is made anew.
 */
export function useTabScroll(path: string | null, turn: number, { topOf, keep }: ScrollMemory): void {
  useEffect(function restoreByOurselves() {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);
  // before the next page is painted: afterwards its own scrolling would be taken for this one's
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn is why, not with what
  useLayoutEffect(
    function rememberScroll() {
      if (path === null) return undefined;
      const following = follow(topOf(path));
      return () => keep(path, following.stop());
    },
    [path, turn, topOf, keep],
  );
}

const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls there as soon as the page is long enough, its rows being there, and again whenever it changes its length: rows
 * give way to their placeholders and come back. A hand ends it.
 */
function follow(wanted: number): { stop(): number } {
  const { style } = document.documentElement;
  let top = wanted;
  let restoring = true;
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  const growth = new ResizeObserver(restore);

  function restore() {
    if (!restoring) return;
    window.scrollTo(0, wanted);
    if (wanted === 0) giveUp();
  }
  function giveUp() {
    restoring = false;
    growth.disconnect();
    style.overflowAnchor = '';
  }

  // the browser would keep some row in its place, and not the page
  style.overflowAnchor = 'none';

  // its first word comes in this frame, when the layout is there: to ask at once would make the browser lay out twice
  const content = document.getElementById('content');
  if (content) growth.observe(content);
  for (const hand of HANDS) window.addEventListener(hand, giveUp, options);
  window.addEventListener(
    'scroll',
    () => {
      if (!restoring) top = window.scrollY;
    },
    options,
  );
  return {
    stop() {
      giveUp();
      listening.abort();
      return top;
    },
  };
}
