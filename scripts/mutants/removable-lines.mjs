import { parseSync } from 'vite';

/**
 * @typedef {object} RemovableLine
 * @property {string} path
 * @property {number} line from 1
 * @property {string} what its source
 */

/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node of ESTree, with JSX */

const STATEMENT =
  /^(ExpressionStatement|VariableDeclaration|ReturnStatement|IfStatement|ThrowStatement|ForOfStatement|BreakStatement)$/;
const JSX = /^(JSXElement|JSXAttribute|JSXSpreadAttribute|JSXExpressionContainer|JSXText)$/;
const MEMBER = /^(Property|SpreadElement)$/;

/**
 * The lines that are a whole statement, element, attribute, member of an object or element of a list: no import,
 * no comment, no type, no brace alone. Without some of them the file
 * does not parse: `parses`.
 * @param {string} path @param {string} source
 * @returns {RemovableLine[]}
 */
export function removableLines(path, source) {
  const lines = source.split('\n');
  const starts = startsOf(lines);
  const removableIndexes = new Set();
  walk(parseSync(path, source).program, (node, parent) => {
    if (!isRemovable(node, parent)) return;
    const [start, end] = trimmedRange(node, source);
    if (source.slice(start, end).includes('\n')) return;
    const line = starts.findLastIndex((lineStart) => lineStart <= start);
    const text = lines[line] ?? '';
    const column = start - (starts[line] ?? 0);
    const isWhole =
      text.slice(0, column).trim() === '' && /^[,;]?$/.test(text.slice(column + end - start).trim());
    if (isWhole) removableIndexes.add(line);
  });
  return [...removableIndexes]
    .toSorted((one, other) => one - other)
    .map((line) => ({ path, line: line + 1, what: lines[line]?.trim() ?? '' }));
}

/** The source with an empty line in place of this one, so that the others keep their numbers. @param {string} source @param {number} line from 1 */
export const withoutLine = (source, line) =>
  source
    .split('\n')
    .with(line - 1, '')
    .join('\n');

/** @param {string} path @param {string} source */
export const parses = (path, source) => parseSync(path, source).errors.length === 0;

/** @param {readonly string[]} lines */
function startsOf(lines) {
  let lineStart = 0;
  return lines.map((line) => {
    const start = lineStart;
    lineStart += line.length + 1;
    return start;
  });
}

/** @param {Node} node @param {Node} parent */
function isRemovable(node, parent) {
  if (STATEMENT.test(node.type) || JSX.test(node.type) || MEMBER.test(node.type)) return true;
  if (node.type === 'ExportNamedDeclaration') return node.declaration?.type === 'VariableDeclaration';
  return parent.type === 'ArrayExpression';
}

/** Text of JSX has its white space. @param {Node} node @param {string} source @returns {[number, number]} */
function trimmedRange({ start, end }, source) {
  const text = source.slice(start, end);
  return [start + text.length - text.trimStart().length, end - (text.length - text.trimEnd().length)];
}

/** @param {Node} node @param {(node: Node, parent: Node) => void} visit */
function walk(node, visit) {
  for (const child of Object.values(node).flat()) {
    if (typeof child?.type !== 'string') continue;
    // types of TypeScript; expressions such as `as` contain code
    if (/^TS(?!(As|Satisfies|NonNull))/.test(child.type)) continue;
    visit(child, node);
    walk(child, visit);
  }
}
