import { accessibleName, ariaRole, collapseSpaces, elementText, isPerceivable } from './accessible';
import { type Container, isRowRole, type Target } from './target';

/** The panel is no part of the page. */
const OUTSIDE_PAGE = '[data-harness], [data-harness] *, script, style, template, head, head *';

/** Every element of the page that fits the target. */
export function elementsOf(target: Target): Element[] {
  const roots = target.within ? containersOf(target.within) : [document.documentElement];
  const fittingElements = roots.flatMap((root) =>
    [...root.querySelectorAll('*')].filter((one) => fitsTarget(one, target)),
  );
  const distinctElements = [...new Set(fittingElements)];
  return target.nth === undefined ? distinctElements : distinctElements.slice(target.nth, target.nth + 1);
}

export function containersOf({ role, name }: Container): Element[] {
  if (!isRowRole(role)) return elementsOf({ role, name });
  const rows = role === 'record' ? 'main tbody tr' : '*';
  return [...document.querySelectorAll(rows)].filter(
    (one) =>
      !one.matches(OUTSIDE_PAGE) &&
      (role === 'record' || ariaRole(one) === role) &&
      containsText(one, name) &&
      isPerceivable(one),
  );
}

/** As Playwright's `hasText`: case does not matter. */
const containsText = (element: Element, text: string) =>
  elementText(element).toLowerCase().includes(collapseSpaces(text).toLowerCase());

function fitsTarget(element: Element, { role, name }: Target): boolean {
  if (element.matches(OUTSIDE_PAGE)) return false;
  if (role === null) return typeof name === 'string' && hasOwnText(element, name);
  return ariaRole(element) === role && isPerceivable(element) && isNamed(accessibleName(element), name);
}

/** As Playwright's `getByText`: of nested elements with the same text, the innermost. */
const hasOwnText = (element: Element, text: string) =>
  elementText(element) === text && ![...element.children].some((child) => elementText(child) === text);

const isNamed = (elementName: string, name: Target['name']) =>
  typeof name === 'string'
    ? elementName === name
    : elementName.length >= name.start.length + name.end.length &&
      elementName.startsWith(name.start) &&
      elementName.endsWith(name.end);
