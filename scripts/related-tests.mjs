// Selects the unit tests that a change can make fail, by their imports

import { join } from 'node:path/posix';

/**
 * Lists of other files' exports, which nearly every file imports. A change of a listed file does not pass
 * through its list: it runs the tests that import or name that file. A change of a list runs the tests that
 * import the list directly.
 */
const LISTS = /^(src\/app\/screens\/|mocks\/backend\/(resources\/index|seed\/places\/features)\.ts$)/;

/** The test calls every view in src/app/screens. */
const OF_ALL_VIEWS = 'tests/app/first-request.test.ts';

/** `coupons`: tests reach handlers through the list, and call `/akashi/api/coupons/`. */
const HANDLERS = /^mocks\/backend\/resources\/.+\/([\w-]+)\.ts$/;

/** The test reads files that it does not import. */
const READS_FILES = /node:fs|import\.meta\.glob/;

/**
 * The tests that import a changed file, directly or indirectly, that name a resource whose handlers do, or
 * that read files. A changed text in locales/ selects no test of the components that show it.
 * @param {readonly string[]} changed paths, with `/`
 * @param {Readonly<Record<string, string>>} files texts by path: every file that a test may import
 * @returns {string[]}
 */
export function relatedTests(changed, files) {
  const inTests = Object.keys(files).filter((path) => path.startsWith('tests/'));
  const reading = inTests.filter((path) => READS_FILES.test(files[path] ?? ''));
  const ofAllViews = changed.some((path) => path.startsWith('src/views/')) ? [OF_ALL_VIEWS] : [];
  const reached = withImporters([...changed, ...reading, ...ofAllViews], files);
  const resources = [...reached].flatMap((path) => HANDLERS.exec(path)?.[1]?.replaceAll('-', '\\W') ?? []);
  const isNamed = (/** @type {string} */ path) =>
    path.startsWith('tests/mocks/') &&
    resources.some((name) => new RegExp(`\\b${name}\\b`).test(`${path} ${files[path]}`));
  return inTests.filter((path) => TEST.test(path) && (reached.has(path) || isNamed(path)));
}

/**
 * These files and all that import them, directly or indirectly.
 * @param {readonly string[]} paths
 * @param {Readonly<Record<string, string>>} files
 */
export function withImporters(paths, files) {
  const importers = importersIn(files);
  const reached = new Set(paths);
  // iterating over a Set includes the elements added meanwhile
  for (const path of reached) {
    for (const importer of importers.get(path) ?? []) if (passesOn(path, importer)) reached.add(importer);
  }
  return reached;
}

const TEST = /\.test\.tsx?$/;

/** @param {string} path @param {string} importer */
const passesOn = (path, importer) =>
  LISTS.test(path) ? LISTS.test(importer) || importer.startsWith('tests/') : !LISTS.test(importer);

/** @param {Readonly<Record<string, string>>} files @returns {Map<string, string[]>} */
function importersIn(files) {
  const importers = /** @type {Map<string, string[]>} */ (new Map());
  for (const [path, text] of Object.entries(files)) {
    for (const [, from = ''] of text.matchAll(/(?<![-\w])(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const target = targetOf(path, from, files);
      if (target !== null) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}

/** @param {string} path @param {string} from @param {Readonly<Record<string, string>>} files */
function targetOf(path, from, files) {
  if (!/^[.#]/.test(from)) return null;
  const plain = from.replace(/\?\w+$/, '');
  const named = plain.startsWith('#mocks/') ? plain.slice(1) : plain.replace(/^#/, 'src/');
  const target = from.startsWith('.') ? join(path, '..', plain) : named;
  return ['', '.ts', '.tsx'].map((ending) => target + ending).find((file) => file in files) ?? target;
}
