import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** jsdom has neither layout nor styles of pseudo elements. */
const hasLayout = typeof Element !== 'undefined' && 'checkVisibility' in Element.prototype;

/** Role and name as Playwright's getByRole has them, so that a recorded line finds the same element. */
export function ariaRole(element: Element): string | null {
  if (element.localName === 'summary') return element.getAttribute('role');
  if (element.localName === 'th' && element.getAttribute('scope')?.startsWith('row')) return 'rowheader';
  const role = getRole(element);
  if (role !== null || !(element instanceof HTMLInputElement) || element.type === 'hidden') return role;
  return element.type === 'file' ? 'button' : 'textbox';
}

export const accessibleName = (element: Element): string =>
  collapseSpaces(computeAccessibleName(element, { computedStyleSupportsPseudoElements: hasLayout }));

export const elementText = (element: Element): string => collapseSpaces(element.textContent ?? '');

/** Whether assistive technology, and so a role, can find the element. */
export const isPerceivable = (element: Element): boolean =>
  hasLayout
    ? element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]')
    : !isInaccessible(element);

export const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();
