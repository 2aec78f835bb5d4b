import type { Page } from '@playwright/test';

/**
 * The top of the first row, the heights of the rows, and the number of rows that are whole in view, above a
 * fixed button.
 */
export const measureRows = (page: Page) =>
  page.evaluate(() => {
    const foot = document.querySelector('.page-actions > .primary');
    const end =
      foot && getComputedStyle(foot).position === 'fixed' ? foot.getBoundingClientRect().top : innerHeight;
    const rows = [...document.querySelectorAll('main tbody tr')].map((row) => row.getBoundingClientRect());
    const heights = [...new Set(rows.map(({ height }) => Math.round(height)))];
    return { top: rows[0]?.top ?? 0, heights, rowsInView: rows.filter(({ bottom }) => bottom <= end).length };
  });

/** The faults of toolbars: a narrow search, two lines, or overlapping parts. */
export const toolbarFaults = (bars: Element[]) =>
  bars.flatMap((bar) => {
    const boxes = [...bar.children]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const inner = [...bar.querySelectorAll('.filter > *')].map((part) => part.getBoundingClientRect().right);
    const search = bar.querySelector('.search')?.getBoundingClientRect().width ?? 0;
    const tools = bar.querySelector('.list-tools')?.getBoundingClientRect().left ?? 0;
    return [
      ...(search < 240 ? [`the search is ${search}`] : []),
      ...(bar.getBoundingClientRect().height > 56 ? ['two lines'] : []),
      ...(boxes.some(({ right }) => right > bar.getBoundingClientRect().right)
        ? ['wider than its list']
        : []),
      ...(inner.some((right) => right > tools) ? ['a choice under the tools'] : []),
    ];
  });
