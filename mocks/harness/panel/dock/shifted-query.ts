/** Pixels of the window that a docked panel takes from the page. */
export interface Taken {
  right: number;
  bottom: number;
}

/**
 * The media query that is true of the window when the given one is true of the page: a limit of 1280 px for the page is
 * one of 1664 px for a window with a panel of 384 px.
 */
export function shiftedQuery(query: string, { right, bottom }: Taken): string {
  return query.replace(/\([^()]*\b(width|height)\b[^()]*\)/g, (condition, size: string) => {
    const taken = size === 'width' ? right : bottom;
    return condition.replace(/([\d.]+)px/g, (_, pixels: string) => `${Number(pixels) + taken}px`);
  });
}
