import type { Dock } from './docks';
import { followNewSheets, takeFromPage } from './page-size';
import { pageStyles } from './page-styles';

/**
 * Gives the page the room beside a docked panel, as wide or as high as the panel is, and keeps the element that the user
 * has been at where it was. Returns the end of it.
 */
export function makeRoom(panel: HTMLElement, dock: Dock, at: Element | null): () => void {
  if (dock === 'over') return () => {};
  const { documentElement: root } = document;
  const style = document.createElement('style');
  style.setAttribute('data-harness-styles', '');
  style.textContent = pageStyles;
  const measure = () => {
    const right = dock === 'beside' ? panel.offsetWidth : 0;
    const bottom = dock === 'below' ? panel.offsetHeight : 0;
    root.style.setProperty('--panel-right', `${right}px`);
    root.style.setProperty('--panel-bottom', `${bottom}px`);
    takeFromPage({ right, bottom });
  };
  const keep = keepInPlace(at);
  document.head.append(style);
  root.dataset.dock = dock;
  measure();
  keep(dock === 'below' ? panel.offsetHeight : 0);
  const stopFollowing = followNewSheets();
  const observer = new ResizeObserver(measure);
  observer.observe(panel);
  return () => {
    observer.disconnect();
    stopFollowing();
    const keepAgain = keepInPlace(at);
    style.remove();
    delete root.dataset.dock;
    for (const name of ['--panel-right', '--panel-bottom']) root.style.removeProperty(name);
    takeFromPage({ right: 0, bottom: 0 });
    keepAgain(0);
  };
}

/** Scrolls by as much as the layout has moved an element, and above what is covered at the foot of the window. */
function keepInPlace(at: Element | null): (covered: number) => void {
  const isOnPage = at !== null && at !== document.body && !at.hasAttribute('data-harness');
  const element = isOnPage ? at : document.elementFromPoint?.(innerWidth / 3, innerHeight / 2);
  if (!element) return () => {};
  const before = element.getBoundingClientRect().top;
  return (covered) => {
    const { top, bottom } = element.getBoundingClientRect();
    const hidden = Math.max(0, before + (bottom - top) - (innerHeight - covered));
    const moved = top - before + hidden;
    if (moved !== 0) window.scrollBy(0, moved);
  };
}
