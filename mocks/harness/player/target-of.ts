import { accessibleName, ariaRole, elementText, isPerceivable } from './accessible';
import { containersOf, elementsOf } from './find-elements';
import type { Container, Target } from './target';

/** Containers that a person names, the nearest first; other elements only group. */
const NAMED_CONTAINERS =
  'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tabpanel], article, fieldset, [role=group], form, section, search, nav, aside, main, header, footer, table, ul, ol';
/** Longest text that names a row or an element: a cell may hold a whole message. */
const LONGEST_NAME = 80;

/** The shortest target that finds exactly this element on the present page; null for what nobody can name. */
export function targetOf(element: Element): Target | null {
  for (const target of candidatesOf(element)) if (isOnly(elementsOf(target), element)) return target;
  return countedTarget(element);
}

function* candidatesOf(element: Element): Generator<Target> {
  const ownTarget = plainTarget(element);
  if (ownTarget === null) return;
  const row = rowOf(element);
  // the name of a button in a row often holds the title of the record
  if (row && typeof ownTarget.name === 'string') {
    const [start, end, ...otherParts] = ownTarget.name.split(row.name);
    if (start !== undefined && end !== undefined && otherParts.length === 0 && start + end !== '')
      yield { ...ownTarget, name: { start, end }, within: row };
  }
  yield ownTarget;
  if (row) yield { ...ownTarget, within: row };
  for (const within of containersAround(element)) yield { ...ownTarget, within };
}

function plainTarget(element: Element): Target | null {
  const role = isPerceivable(element) ? ariaRole(element) : null;
  const name = role === null ? elementText(element) : accessibleName(element);
  if (role === null) return name === '' || name.length > LONGEST_NAME ? null : { role, name };
  return { role, name: name.length > LONGEST_NAME ? { start: name.slice(0, LONGEST_NAME), end: '' } : name };
}

function* containersAround(element: Element): Generator<Container> {
  for (const ancestor of ancestorsOf(element)) {
    if (!ancestor.matches(NAMED_CONTAINERS) || !isPerceivable(ancestor)) continue;
    const role = ariaRole(ancestor);
    const name = accessibleName(ancestor);
    if (role !== null && (name !== '' || role === 'main') && isOnly(containersOf({ role, name }), ancestor))
      yield { role, name };
  }
}

/** The row or item around an element, by the first of its texts that no other row has. */
function rowOf(element: Element): Container | null {
  const row = element.parentElement?.closest('tr, li, [role=row], [role=listitem]');
  const role = row && (row.matches('main tbody tr') ? 'record' : ariaRole(row));
  if (!row || !role) return null;
  const texts = [...row.querySelectorAll('th[scope=row], h2, h3, h4, a, strong, td')]
    .filter((one) => !one.querySelector('button, input'))
    .toSorted((one, other) => Number(other.matches('th')) - Number(one.matches('th')))
    .map(elementText)
    .filter((text) => text !== '' && text.length <= LONGEST_NAME);
  const name = texts.find((text) => isOnly(containersOf({ role, name: text }), row));
  return name === undefined ? null : { role, name };
}

/** The position among equals, in the nearest container that has a name. */
function countedTarget(element: Element): Target | null {
  const ownTarget = plainTarget(element);
  if (ownTarget === null) return null;
  const [within] = [...containersAround(element)];
  const target = within ? { ...ownTarget, within } : ownTarget;
  const nth = elementsOf(target).indexOf(element);
  return nth === -1 ? null : { ...target, nth };
}

function* ancestorsOf(element: Element): Generator<Element> {
  for (let one = element.parentElement; one; one = one.parentElement) yield one;
}

const isOnly = (found: readonly Element[], element: Element) => found.length === 1 && found[0] === element;
