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
const QUIET_LOGGER = /** @type {any} */ (new Proxy({}, { get: () => () => false }));

/**
 * The mutants of files, and the files with a switch around each, which `setup.ts` controls.
 * @param {Readonly<Record<string, string>>} textsByPath texts by path
 * @returns {Promise<{ mutants: Mutant[], instrumented: Map<string, string> }>}
 */
export async function mutantsOf(textsByPath) {
  const sources = Object.entries(textsByPath).map(([name, content]) => ({ name, content, mutate: true }));
  const instrumentation = await new Instrumenter(QUIET_LOGGER).instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  return {
    mutants: instrumentation.mutants.map(({ id, fileName, location: { start, end }, replacement }) => ({
      id: Number(id),
      path: fileName,
      line: start.line + 1,
      original: onOneLine(textBetween(textsByPath[fileName] ?? '', start, end)),
      mutated: onOneLine(replacement),
    })),
    instrumented: new Map(instrumentation.files.map(({ name, content }) => [name, content])),
  };
}

/**
 * @typedef {{ line: number, column: number }} Position from 0
 * @param {string} text @param {Position} start @param {Position} end
 */
function textBetween(text, start, end) {
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
