import { startTransition, useEffect, useState } from 'react';

/** Rows that the browser lays out and paints in some 30 ms at a fourth of an office computer's speed. */
const AT_ONCE = 5;

/** How many of a new list's rows stand: laid out all together, they hold the browser up. Later pages come whole. */
export function useGrowing(all: number): number {
  const [some, setSome] = useState(AT_ONCE);
  useEffect(
    function addMore() {
      if (some >= all) return undefined;
      // one step a frame: two of them in one would be laid out together
      const frame = requestAnimationFrame(() => startTransition(() => setSome(some + AT_ONCE)));
      return () => cancelAnimationFrame(frame);
    },
    [some, all],
  );
  return Math.min(some, all);
}
