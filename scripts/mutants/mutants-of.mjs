import { Instrumenter } from '@stryker-mutator/instrumenter';

/**
 * @typedef {object} Mutant
 * @property {number} id its switch in the instrumented files
 * @property {string} path
 * @property {number} line from 1
 * @property {string} original the replaced source, on one line
 * @property {string} mutated what replaces it, on one line
 */

/** The logger of Stryker's runner, which is not used. */
const QUIET = /** @type {any} */ (new Proxy({}, { get: () => () => false }));

/**
 * The mutants of files, and the files with a switch around each, which `setup.ts` controls.
 * @param {Readonly<Record<string, string>>} files texts by path
 * @returns {Promise<{ mutants: Mutant[], instrumented: Map<string, string> }>}
 */
export async function mutantsOf(files) {
  const sources = Object.entries(files).map(([name, content]) => ({ name, content, mutate: true }));
  const made = await new Instrumenter(QUIET).instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  return {
    mutants: made.mutants.map(({ id, fileName, location: { start, end }, replacement }) => ({
      id: Number(id),
      path: fileName,
      line: start.line + 1,
      original: onOneLine(between(files[fileName] ?? '', start, end)),
      mutated: onOneLine(replacement),
    })),
    instrumented: new Map(made.files.map(({ name, content }) => [name, content])),
  };
}

/**
 * @typedef {{ line: number, column: number }} Position from 0
 * @param {string} text @param {Position} start @param {Position} end
 */
function between(text, start, end) {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column : 0, index === last ? end.column : undefined))
    .join('\n');
}

const onOneLine = (/** @type {string} */ code) => {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 110 ? `${line.slice(0, 109)}…` : line;
};
