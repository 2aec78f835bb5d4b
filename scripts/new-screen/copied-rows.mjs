/**
 * The text of a list with a copy of each row that names the example, behind the row. A row is a line, and, where it opens a
 * bracket, the lines to the one that closes it at the same indent: so the formatter writes the lists. Rows that follow one
 * another are copied together.
 * @param {string} text
 * @param {(line: string) => boolean} isExample
 * @param {(row: string) => string} rename
 */
export function copiedRows(text, isExample, rename) {
  /** @type {string[]} */
  const result = [];
  /** @type {string[]} */
  const copies = [];
  for (const { lines: rowLines, isExampleRow } of rowsIn(text, isExample)) {
    if (!isExampleRow) result.push(...copies.splice(0));
    result.push(...rowLines);
    if (isExampleRow) copies.push(...rowLines.map(rename));
  }
  return [...result, ...copies].join('\n');
}

/**
 * The rows that name the example, alone.
 * @param {string} text @param {(line: string) => boolean} isExample
 */
export const exampleRows = (text, isExample) =>
  rowsIn(text, isExample)
    .flatMap(({ lines: rowLines, isExampleRow }) => (isExampleRow ? rowLines : []))
    .join('\n');

/** @param {string} text @param {(line: string) => boolean} isExample */
function rowsIn(text, isExample) {
  const lines = text.split('\n');
  const rows = [];
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? '';
    const isExampleRow = isExample(line) || (line.trim() === '{' && isExample(lines[index + 1] ?? ''));
    const end = isExampleRow ? endOfRow(lines, index) : index + 1;
    rows.push({ lines: lines.slice(index, end), isExampleRow });
    index = end;
  }
  return rows;
}

/** @param {readonly string[]} lines @param {number} first */
function endOfRow(lines, first) {
  const indent = indentOf(lines[first]);
  if (!/[[{(]$/.test(lines[first] ?? '')) return first + 1;
  const length = lines.slice(first + 1).findIndex((line) => line !== '' && indentOf(line) <= indent);
  return first + 2 + length;
}

const indentOf = (line = '') => line.length - line.trimStart().length;
