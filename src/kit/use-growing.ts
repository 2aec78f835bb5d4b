import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Rows that the browser lays out and paints in some 30 ms at a fourth of an office computer's speed. */
const AT_ONCE = 3;

interface Growing {
  /** Rows that stand. */
  laidOut: number;
  /** All of them do: what stands below them may come. */
  whole: boolean;
}

/**
 * How many of a new list's rows stand: laid out all together, or with the page around them, they hold the browser up.
 * Later pages come whole. The first rows give the columns the widths that they then keep: for a column that changed,
 * all rows would be laid out once more.
 */
export function useGrowing(all: number, table: RefObject<HTMLTableElement | null>): Growing {
  const [some, setSome] = useState(0);
  // what stands below them comes a step later than the last of them
  const whole = some >= all + AT_ONCE;
  useEffect(
    function addMore() {
      if (whole) return undefined;
      // one step a frame: two of them in one would be laid out together
      const frame = requestAnimationFrame(() => {
        if (some > 0) holdColumns(headsOf(table.current));
        startTransition(() => setSome(some + AT_ONCE));
      });
      return () => cancelAnimationFrame(frame);
    },
    [some, whole, table],
  );
  useEffect(
    function letGoOfColumns() {
      const release = () => {
        for (const head of headsOf(table.current)) head.style.width = '';
      };
      window.addEventListener('resize', release);
      return () => window.removeEventListener('resize', release);
    },
    [table],
  );
  return { laidOut: Math.min(some, all), whole };
}

const headsOf = (table: HTMLTableElement | null): HTMLTableCellElement[] => [
  ...(table?.tHead?.rows[0]?.cells ?? []),
];

/** As shares of the table: in another room, as on paper, they are still right. */
function holdColumns(heads: readonly HTMLTableCellElement[]) {
  if (heads.some((head) => head.style.width !== '')) return;
  const widths = heads.map((head) => head.getBoundingClientRect().width);
  const sum = widths.reduce((one, other) => one + other, 0);
  for (const [index, head] of heads.entries()) head.style.width = `${((widths[index] ?? 0) / sum) * 100}%`;
}
