/** Where the panel stands: beside the page, over it, or below it. */
export const DOCKS = ['beside', 'over', 'below'] as const;
export type Dock = (typeof DOCKS)[number];

/** Pixels: a page beside the panel has the layout of a wide window, and needs its width. */
const BESIDE_FROM = 1_200;
const NO_BESIDE_BELOW = 1_000;

export const docksIn = (width: number): readonly Dock[] =>
  width < NO_BESIDE_BELOW ? DOCKS.filter((dock) => dock !== 'beside') : DOCKS;

/** The kept one where the window has room for it. */
export function dockIn(width: number, kept: string | null): Dock {
  const possibleKept = docksIn(width).find((dock) => dock === kept);
  return possibleKept ?? (width < BESIDE_FROM ? 'below' : 'beside');
}
