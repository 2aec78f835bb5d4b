import { parseSync } from 'vite';

/**
 * @typedef {object} Removal
 * @property {string} path
 * @property {number} line from 1
 * @property {'field' | 'column' | 'entry' | 'part'} kind a part belongs to a list item, an article or a table row
 * @property {string} what its source, on one line
 */

/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node of ESTree, with JSX */
/** @typedef {{ removal: Removal, node: Node, parent: Node }} FoundRemoval */

/** Names of components that are a form field or a group of fields. */
const FIELD_COMPONENT =
  /^(?!FieldFrame$|RefusedFields$|Fields$)\w*(Field|Fields|Picker|RadioChoice|PasswordTwice|PasswordInput|PlaceSelect)$/;
/** Elements that show a record outside tables and panels of the kit. */
const RECORD_ELEMENT = /^(li|article|tr)$/;
/** Components that show no part of a record: it is still loading. */
const LOADING_COMPONENT = /^(Loading|Skeleton)$/;

/**
 * Each form field, list column, panel entry and part of a record in a file, in the order of the file.
 * @param {string} path @param {string} source @returns {Removal[]}
 */
export const removalsIn = (path, source) => findRemovals(path, source).map(({ removal }) => removal);

/**
 * The file with a switch around each removal, which `setup.ts` controls.
 * @param {string} path @param {string} source
 * @param {readonly number[]} ids of its removals, in their order
 */
export function withSwitches(path, source, ids) {
  /** @type {{ at: number, text: string }[]} */
  const inserts = [];
  const wrap = (
    /** @type {Node} */ { start, end },
    /** @type {string} */ before,
    /** @type {string} */ after,
  ) => {
    inserts.push({ at: start, text: before });
    // of two nodes with the same end, the inner one closes first
    inserts.unshift({ at: end, text: after });
  };
  const foundRemovals = findRemovals(path, source);
  const idOf = new Map(foundRemovals.map(({ node }, index) => [node, ids[index]]));
  for (const array of new Set(foundRemovals.map(({ parent }) => parent).filter(isArray))) {
    wrap(array, 'removals.list(', ')');
    for (const element of array.elements) wrap(element, `[${idOf.get(element) ?? null}, [`, ']]');
  }
  for (const { node, parent } of foundRemovals.filter((one) => !isArray(one.parent))) {
    const [openBracket, closeBracket] = /^JSX(Element|Fragment)$/.test(parent.type) ? '{}' : '()';
    wrap(node, `${openBracket}removals.isOut(${idOf.get(node)}) ? null : `, `${closeBracket}`);
  }
  return inserts
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source);
}

/** @param {string} path @param {string} source @returns {FoundRemoval[]} */
function findRemovals(path, source) {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  /** @type {FoundRemoval[]} */
  const foundRemovals = [];
  walk(program, (node, ancestors) => {
    const kind = kindOf(node, ancestors);
    const parent = ancestors.at(-1);
    if (kind === null || parent === undefined) return;
    const line = source.slice(0, node.start).split('\n').length;
    const what = source.slice(node.start, node.end).replace(/\s+/g, ' ').slice(0, 90);
    foundRemovals.push({ removal: { path, line, kind, what }, node, parent });
  });
  return foundRemovals;
}

/**
 * @param {Node} node
 * @param {(node: Node, ancestors: readonly Node[]) => void} visit gets the nodes that contain the node, too
 * @param {readonly Node[]} [ancestors] the outermost first
 */
function walk(node, visit, ancestors = []) {
  visit(node, ancestors);
  for (const child of childrenOf(node)) walk(child, visit, [...ancestors, node]);
}

/** @param {Node} node @returns {Node[]} */
const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string');

/** @param {Node} node @param {readonly Node[]} ancestors @returns {Removal['kind'] | null} */
function kindOf(node, ancestors) {
  if (node.type === 'JSXElement') {
    if (FIELD_COMPONENT.test(nameOf(node))) return 'field';
    return ancestors.some((one) => RECORD_ELEMENT.test(nameOf(one))) && isShown(node) ? 'part' : null;
  }
  const parent = ancestors.at(-1);
  return parent && isArray(parent) ? kindOfElement(node) : null;
}

/** The name of a JSX element, else ''. @param {Node} node @returns {string} */
const nameOf = ({ openingElement }) => openingElement?.name.name ?? '';

/**
 * The element contains no other element, and is neither an empty cell nor decoration nor a sign of loading.
 * @param {Node} element
 */
const isShown = (element) =>
  !LOADING_COMPONENT.test(nameOf(element)) &&
  !(nameOf(element) === 'td' && element.children.length === 0) &&
  !element.children.some(hasElement) &&
  !element.openingElement.attributes.some((/** @type {Node} */ { name }) => name?.name === 'aria-hidden');

/** @param {Node} node @returns {boolean} */
const hasElement = (node) => node.type === 'JSXElement' || childrenOf(node).some(hasElement);

const isArray = (/** @type {Node} */ { type }) => type === 'ArrayExpression';

/** @param {Node} element of an array @returns {'column' | 'entry' | null} */
function kindOfElement(element) {
  const name = element.callee?.name ?? '';
  if (element.type === 'CallExpression') {
    if (/column$/i.test(name)) return 'column';
    return name.endsWith('Detail') ? 'entry' : null;
  }
  if (element.type === 'SpreadElement') {
    const { callee, name: variable } = element.argument;
    return /columns$/i.test(callee?.name ?? variable ?? '') ? 'column' : null;
  }
  if (element.type !== 'ObjectExpression') return null;
  const keys = element.properties.map((/** @type {Node} */ property) => property.key?.name);
  if ((keys.includes('title') || keys.includes('key')) && keys.includes('value')) return 'entry';
  if (keys.includes('title') && keys.includes('cell')) return 'column';
  // a column that spreads another one
  const [{ type, argument } = /** @type {any} */ ({})] = element.properties;
  return type === 'SpreadElement' && kindOfElement(argument) === 'column' ? 'column' : null;
}
