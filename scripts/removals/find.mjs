import { parseSync } from 'vite';

/**
 * @typedef {object} Removal
 * @property {string} path
 * @property {number} line from 1
 * @property {'field' | 'column' | 'entry' | 'part'} kind a part belongs to a list item, an article or a table row
 * @property {string} what its source, on one line
 */

/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node of ESTree, with JSX */
/** @typedef {{ removal: Removal, node: Node, parent: Node }} Found */

/** Names of components that are a form field or a group of fields. */
const FIELD =
  /^(?!FieldFrame$|RefusedFields$|Fields$)\w*(Field|Fields|Picker|RadioChoice|PasswordTwice|PasswordInput|PlaceSelect)$/;
/** Elements that show a record outside tables and panels of the kit. */
const RECORD = /^(li|article|tr)$/;
/** Components that show no part of a record: it is still loading. */
const PENDING = /^(Loading|Skeleton)$/;

/**
 * Each form field, list column, panel entry and part of a record in a file, in the order of the file.
 * @param {string} path @param {string} source @returns {Removal[]}
 */
export const removalsIn = (path, source) => found(path, source).map(({ removal }) => removal);

/**
 * The file with a switch around each removal, which `setup.ts` controls.
 * @param {string} path @param {string} source
 * @param {readonly number[]} ids of its removals, in their order
 */
export function withSwitches(path, source, ids) {
  /** @type {{ at: number, text: string }[]} */
  const inserts = [];
  const around = (
    /** @type {Node} */ { start, end },
    /** @type {string} */ before,
    /** @type {string} */ after,
  ) => {
    inserts.push({ at: start, text: before });
    // of two nodes with the same end, the inner one closes first
    inserts.unshift({ at: end, text: after });
  };
  const all = found(path, source);
  const idOf = new Map(all.map(({ node }, index) => [node, ids[index]]));
  for (const array of new Set(all.map(({ parent }) => parent).filter(isArray))) {
    around(array, 'removals.list(', ')');
    for (const element of array.elements) around(element, `[${idOf.get(element) ?? null}, [`, ']]');
  }
  for (const { node, parent } of all.filter((one) => !isArray(one.parent))) {
    const [open, close] = /^JSX(Element|Fragment)$/.test(parent.type) ? '{}' : '()';
    around(node, `${open}removals.isOut(${idOf.get(node)}) ? null : `, `${close}`);
  }
  return inserts
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source);
}

/** @param {string} path @param {string} source @returns {Found[]} */
function found(path, source) {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  /** @type {Found[]} */
  const all = [];
  walk(program, (node, above) => {
    const kind = kindOf(node, above);
    const parent = above.at(-1);
    if (kind === null || parent === undefined) return;
    const line = source.slice(0, node.start).split('\n').length;
    const what = source.slice(node.start, node.end).replace(/\s+/g, ' ').slice(0, 90);
    all.push({ removal: { path, line, kind, what }, node, parent });
  });
  return all;
}

/**
 * @param {Node} node
 * @param {(node: Node, above: readonly Node[]) => void} visit gets the nodes that contain the node, too
 * @param {readonly Node[]} [above] the outermost first
 */
function walk(node, visit, above = []) {
  visit(node, above);
  for (const child of childrenOf(node)) walk(child, visit, [...above, node]);
}

/** @param {Node} node @returns {Node[]} */
const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string');

/** @param {Node} node @param {readonly Node[]} above @returns {Removal['kind'] | null} */
function kindOf(node, above) {
  if (node.type === 'JSXElement') {
    if (FIELD.test(nameOf(node))) return 'field';
    return above.some((one) => RECORD.test(nameOf(one))) && isShown(node) ? 'part' : null;
  }
  const parent = above.at(-1);
  return parent && isArray(parent) ? kindOfElement(node) : null;
}

/** The name of a JSX element, else ''. @param {Node} node @returns {string} */
const nameOf = ({ openingElement }) => openingElement?.name.name ?? '';

/**
 * The element contains no other element, and is neither an empty cell nor decoration nor a sign of loading.
 * @param {Node} element
 */
const isShown = (element) =>
  !PENDING.test(nameOf(element)) &&
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
