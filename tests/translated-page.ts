/**
 * Does to a page what a browser's translation does: puts each text, and each text that is new later, into elements that
 * replace it. Returns what ends it. Journeys run it in the page, so it has no imports.
 */
export function translatePage(): () => void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page, without this file
  const isLeft = (element: Element) =>
    element.closest('script, style, textarea, code, font, [translate="no"]') !== null;

  function replace(text: Text) {
    const parent = text.parentElement;
    if (!parent || isLeft(parent) || !/\p{L}/u.test(text.data)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    parent.replaceChild(outer, text);
  }

  function replaceIn(node: Node) {
    if (node instanceof Text) replace(node);
    else if (node instanceof Element && !isLeft(node)) for (const child of node.childNodes) replaceIn(child);
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') replaceIn(target);
      for (const node of addedNodes) if (node.isConnected) replaceIn(node);
    }
  });
  replaceIn(document.body);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
