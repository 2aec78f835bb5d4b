/**
 * Keeps an element of the harness at the top of the console's menu, wherever the console shows it: as a column, folded,
 * or over the page of a phone. While that is closed, the element is hidden, or shown over the page; on a page without a
 * menu it stays in the body. Returns the function that ends this.
 */
export function keepInMenu(host: HTMLElement, whileClosed: 'hidden' | 'shown' = 'hidden'): () => void {
  const moveToMenu = () => {
    const menu = document.querySelector('.sidebar');
    const parent = menu ?? document.body;
    // the menu takes what stands in it along when it closes
    if (host.parentElement !== parent) parent.insertBefore(host, menu?.firstChild ?? null);
    host.dataset.place = menu ? 'menu' : 'page';
    host.hidden = whileClosed === 'hidden' && menu === null && document.querySelector('.shell') !== null;
  };
  moveToMenu();
  const observer = new MutationObserver(moveToMenu);
  observer.observe(document.body, { subtree: true, childList: true });
  return () => observer.disconnect();
}
