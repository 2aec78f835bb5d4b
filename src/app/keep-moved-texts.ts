/**
 * A browser's translation, and some extensions, put elements in place of the texts of a page. React keeps the text
 * that it rendered, and would fail when it removes this text or inserts something before it, and change a text that is
 * no longer on the page. So a text that React touches returns to its place first, and is translated again there.
 */
export function keepMovedTexts(signal: AbortSignal): void {
  /** What stands in the place of a removed text. */
  const standIns = new WeakMap<Node, readonly ChildNode[]>();
  const observer = new MutationObserver(noteReplacedTexts);
  observer.observe(document, { childList: true, subtree: true });

  function noteReplacedTexts(changes: readonly MutationRecord[]) {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || text.parentNode) continue;
        // some insert the element first, and remove the text beside it
        const fontBeside = [previousSibling, nextSibling]
          .filter((node) => node?.nodeName === 'FONT')
          .slice(0, 1);
        const replacements = addedNodes.length > 0 ? [...addedNodes] : fontBeside;
        if (replacements.length > 0) standIns.set(text, replacements as ChildNode[]);
      }
    }
  }

  function restoreText(node: Node) {
    noteReplacedTexts(observer.takeRecords());
    const [firstStandIn, ...otherStandIns] = standIns.get(node) ?? [];
    standIns.delete(node);
    if (node.parentNode || !firstStandIn?.parentNode) return;
    for (const standIn of otherStandIns) standIn.remove();
    firstStandIn.replaceWith(node);
  }

  const { prototype } = Node;
  const { appendChild, insertBefore, removeChild } = prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue') as PropertyDescriptor;

  prototype.appendChild = function appendKept<T extends Node>(this: Node, child: T): T {
    if (standIns.has(child)) restoreText(child);
    return appendChild.call(this, child) as T;
  };
  prototype.insertBefore = function insertKept<T extends Node>(this: Node, child: T, before: Node | null): T {
    if (standIns.has(child)) restoreText(child);
    if (before && before.parentNode !== this) restoreText(before);
    return insertBefore.call(this, child, before && childWith(this, before)) as T;
  };
  prototype.removeChild = function removeKept<T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) restoreText(child);
    // wrapped where it was, or gone
    if (this.contains(child)) removeChild.call(child.parentNode as Node, child);
    return child;
  };
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (!this.parentNode && this.nodeType === Node.TEXT_NODE) restoreText(this);
      nodeValue.set?.call(this, value);
    },
  });

  signal.addEventListener('abort', () => {
    observer.disconnect();
    Object.assign(prototype, { appendChild, insertBefore, removeChild });
    Object.defineProperty(prototype, 'nodeValue', nodeValue);
  });
}

/** The child of a parent that is or contains a node; null if the node is elsewhere. */
function childWith(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}
