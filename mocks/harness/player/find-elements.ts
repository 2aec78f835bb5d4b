import { flat, isPerceivable, nameOf, roleOf, textOf } from './accessible';
import { type Container, isRowRole, type Target } from './target';

/** The panel is no part of the page. */
const OUTSIDE = '[data-harness], [data-harness] *, script, style, template, head, head *';

/** Every element of the page that fits the target. */
export function elementsOf(target: Target): Element[] {
  const roots = target.within ? containersOf(target.within) : [document.documentElement];
  const found = roots.flatMap((root) => [...root.querySelectorAll('*')].filter((one) => fits(one, target)));
  const each = [...new Set(found)];
  return target.nth === undefined ? each : each.slice(target.nth, target.nth + 1);
}

export function containersOf({ role, name }: Container): Element[] {
  if (!isRowRole(role)) return elementsOf({ role, name });
  const rows = role === 'record' ? 'main tbody tr' : '*';
  return [...document.querySelectorAll(rows)].filter(
    (one) =>
      !one.matches(OUTSIDE) &&
      (role === 'record' || roleOf(one) === role) &&
      contains(one, name) &&
      isPerceivable(one),
  );
}

/** As Playwright's `hasText`: case does not matter. */
const contains = (element: Element, text: string) =>
  textOf(element).toLowerCase().includes(flat(text).toLowerCase());

function fits(element: Element, { role, name }: Target): boolean {
  if (element.matches(OUTSIDE)) return false;
  if (role === null) return typeof name === 'string' && hasOwnText(element, name);
  return roleOf(element) === role && isPerceivable(element) && isNamed(nameOf(element), name);
}

/** As Playwright's `getByText`: of nested elements with the same text, the innermost. */
const hasOwnText = (element: Element, text: string) =>
  textOf(element) === text && ![...element.children].some((child) => textOf(child) === text);

const isNamed = (own: string, name: Target['name']) =>
  typeof name === 'string'
    ? own === name
    : own.length >= name.start.length + name.end.length &&
      own.startsWith(name.start) &&
      own.endsWith(name.end);
