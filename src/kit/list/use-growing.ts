import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Rows that the browser lays out and paints in some 30 ms at a fourth of an office computer's speed. */
const AT_ONCE = 5;

/**
 * How many of a new list's rows stand: laid out all together, they hold the browser up. Later pages come whole. The
 * first rows give the columns the widths that they then keep: for a column that changed, all rows would be laid out
 * once more.
 */
export function useGrowing(all: number, table: RefObject<HTMLTableElement | null>): number {
  const [some, setSome] = useState(AT_ONCE);
  useEffect(
    function addMore() {
      if (some >= all) return undefined;
      // one step a frame: two of them in one would be laid out together
      const frame = requestAnimationFrame(() => {
        holdColumns(headsOf(table.current));
        startTransition(() => setSome(some + AT_ONCE));
      });
      return () => cancelAnimationFrame(frame);
    },
    [some, all, table],
  );
  useEffect(
    function letGoOfColumns() {
      const letting = new AbortController();
      for (const other of ['resize', 'beforeprint']) {
        window.addEventListener(other, () => release(headsOf(table.current)), { signal: letting.signal });
      }
      return () => letting.abort();
    },
    [table],
  );
  return Math.min(some, all);
}

const headsOf = (table: HTMLTableElement | null): HTMLTableCellElement[] => [
  ...(table?.tHead?.rows[0]?.cells ?? []),
];

/** As shares of the table, for the table gets narrower where a scroll bar comes. */
function holdColumns(heads: readonly HTMLTableCellElement[]) {
  if (heads.some((head) => head.style.width !== '')) return;
  const widths = heads.map((head) => head.getBoundingClientRect().width);
  const sum = widths.reduce((one, other) => one + other, 0);
  for (const [index, head] of heads.entries()) head.style.width = `${((widths[index] ?? 0) / sum) * 100}%`;
}

/** In another room, as on paper, they would share it otherwise. */
function release(heads: readonly HTMLTableCellElement[]) {
  for (const head of heads) head.style.width = '';
}
