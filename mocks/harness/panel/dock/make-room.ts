import type { Dock } from './docks';
import { followNewSheets, takeFromPage } from './page-size';
import { pageStyles } from './page-styles';

/**
 * Gives the page the room beside a docked panel, as wide or as high as the panel is, and keeps the element that the user
 * has been at where it was. Returns the function that ends this.
 */
export function makeRoom(panel: HTMLElement, dock: Dock, userElement: Element | null): () => void {
  if (dock === 'over') return () => {};
  const { documentElement: root } = document;
  const style = document.createElement('style');
  style.setAttribute('data-harness-styles', '');
  style.textContent = pageStyles;
  const applyPanelSize = () => {
    const right = dock === 'beside' ? panel.offsetWidth : 0;
    const bottom = dock === 'below' ? panel.offsetHeight : 0;
    root.style.setProperty('--panel-right', `${right}px`);
    root.style.setProperty('--panel-bottom', `${bottom}px`);
    takeFromPage({ right, bottom });
  };
  const restorePlace = keepInPlace(userElement);
  document.head.append(style);
  root.dataset.dock = dock;
  applyPanelSize();
  restorePlace(dock === 'below' ? panel.offsetHeight : 0);
  const stopFollowing = followNewSheets();
  const observer = new ResizeObserver(applyPanelSize);
  observer.observe(panel);
  return () => {
    observer.disconnect();
    stopFollowing();
    const restorePlaceAgain = keepInPlace(userElement);
    style.remove();
    delete root.dataset.dock;
    for (const name of ['--panel-right', '--panel-bottom']) root.style.removeProperty(name);
    takeFromPage({ right: 0, bottom: 0 });
    restorePlaceAgain(0);
  };
}

/** Scrolls by as much as the layout has moved an element, and above what is covered at the foot of the window. */
function keepInPlace(userElement: Element | null): (coveredHeight: number) => void {
  const isOnPage =
    userElement !== null && userElement !== document.body && !userElement.hasAttribute('data-harness');
  const element = isOnPage ? userElement : document.elementFromPoint?.(innerWidth / 3, innerHeight / 2);
  if (!element) return () => {};
  const topBefore = element.getBoundingClientRect().top;
  return (coveredHeight) => {
    const { top, bottom } = element.getBoundingClientRect();
    const hiddenHeight = Math.max(0, topBefore + (bottom - top) - (innerHeight - coveredHeight));
    const scrollDistance = top - topBefore + hiddenHeight;
    if (scrollDistance !== 0) window.scrollBy(0, scrollDistance);
  };
}
