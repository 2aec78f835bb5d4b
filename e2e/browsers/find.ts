// oxlint-disable unicorn/consistent-function-scoping -- the function runs in the page, outside of this module

/**
 * The centre of the found element. `under` describes the element that covers this point, or is '' without
 * one.
 */
export type FoundElement = { x: number; y: number; under: string; text: string } | null;

/**
 * Runs in the page: finds the first visible element by selector and name, in the topmost dialog if one is
 * open. Scrolls the element into view, and marks it (`data-found`) for callers that need the element itself.
 */
export function findElement(selector: string, text: string | null, pattern: string | null): FoundElement {
  const nameOf = (element: Element) => {
    const label =
      'labels' in element ? (element.labels as NodeListOf<Element> | null)?.[0]?.textContent : null;
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent;
    return name.trim();
  };
  const named = (element: Element) => {
    if (pattern !== null) return new RegExp(pattern).test(nameOf(element));
    return text === null || nameOf(element).includes(text);
  };
  const shown = (element: Element) => element.getClientRects().length > 0;
  const roots = [...document.querySelectorAll('dialog:modal')];
  const root = document.querySelector('.sheet:popover-open') ?? roots.at(-1) ?? document.body;
  const element = [...root.querySelectorAll(selector)].find((one) => shown(one) && named(one));
  for (const one of document.querySelectorAll('[data-found]')) one.removeAttribute('data-found');
  if (element === undefined) return null;
  element.setAttribute('data-found', '');
  const before = element.getBoundingClientRect();
  if (before.top < 60 || before.bottom > innerHeight - 90)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const hit = document.elementFromPoint(x, y);
  const reached = hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
  const under = reached ? '' : `${hit?.tagName ?? 'nothing'} ${hit?.className ?? ''}`;
  return { x, y, under, text: element.textContent };
}
