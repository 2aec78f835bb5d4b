// Selects the unit tests that a change can make fail, by their imports

import { join } from 'node:path/posix';

/**
 * Lists of other files' exports, which nearly every file imports. A change of a listed file does not pass
 * through its list: it runs the tests that import or name that file. A change of a list runs the tests that
 * import the list directly.
 */
const LIST_FILES = /^(src\/app\/screens\/|mocks\/backend\/(resources\/index|seed\/places\/features)\.ts$)/;

/** The test calls every view in src/app/screens. */
const OF_ALL_VIEWS = 'tests/app/first-request.test.ts';

/** `coupons`: tests reach handlers through the list, and call `/akashi/api/coupons/`. */
const HANDLERS_FILE = /^mocks\/backend\/resources\/.+\/([\w-]+)\.ts$/;

/** The test reads files that it does not import. */
const READS_FILES = /node:fs|import\.meta\.glob/;

/**
 * The tests that import a changed file, directly or indirectly, that name a resource whose handlers do, or
 * that read files. A changed text in locales/ selects no test of the components that show it.
 * @param {readonly string[]} changed paths, with `/`
 * @param {Readonly<Record<string, string>>} textsByPath texts by path: every file that a test may import
 * @returns {string[]}
 */
export function relatedTests(changed, textsByPath) {
  const testFiles = Object.keys(textsByPath).filter((path) => path.startsWith('tests/'));
  const fileReadingTests = testFiles.filter((path) => READS_FILES.test(textsByPath[path] ?? ''));
  const ofAllViews = changed.some((path) => path.startsWith('src/views/')) ? [OF_ALL_VIEWS] : [];
  const affectedFiles = withImporters([...changed, ...fileReadingTests, ...ofAllViews], textsByPath);
  const resources = [...affectedFiles].flatMap(
    (path) => HANDLERS_FILE.exec(path)?.[1]?.replaceAll('-', '\\W') ?? [],
  );
  const isNamed = (/** @type {string} */ path) =>
    path.startsWith('tests/mocks/') &&
    resources.some((name) => new RegExp(`\\b${name}\\b`).test(`${path} ${textsByPath[path]}`));
  return testFiles.filter((path) => TEST_FILE.test(path) && (affectedFiles.has(path) || isNamed(path)));
}

/**
 * These files and all that import them, directly or indirectly.
 * @param {readonly string[]} paths
 * @param {Readonly<Record<string, string>>} textsByPath
 */
export function withImporters(paths, textsByPath) {
  const importers = importersIn(textsByPath);
  const affectedFiles = new Set(paths);
  // iterating over a Set includes the elements added meanwhile
  for (const path of affectedFiles) {
    for (const importer of importers.get(path) ?? [])
      if (passesOn(path, importer)) affectedFiles.add(importer);
  }
  return affectedFiles;
}

const TEST_FILE = /\.test\.tsx?$/;

/** @param {string} path @param {string} importer */
const passesOn = (path, importer) =>
  LIST_FILES.test(path)
    ? LIST_FILES.test(importer) || importer.startsWith('tests/')
    : !LIST_FILES.test(importer);

/** @param {Readonly<Record<string, string>>} textsByPath @returns {Map<string, string[]>} */
function importersIn(textsByPath) {
  const importers = /** @type {Map<string, string[]>} */ (new Map());
  for (const [path, text] of Object.entries(textsByPath)) {
    for (const [, specifier = ''] of text.matchAll(/(?<![-\w])(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const target = targetOf(path, specifier, textsByPath);
      if (target !== null) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}

/** @param {string} path @param {string} specifier @param {Readonly<Record<string, string>>} textsByPath */
function targetOf(path, specifier, textsByPath) {
  if (!/^[.#]/.test(specifier)) return null;
  const importPath = specifier.replace(/\?\w+$/, '');
  const rootedPath = importPath.startsWith('#mocks/')
    ? importPath.slice(1)
    : importPath.replace(/^#/, 'src/');
  const target = specifier.startsWith('.') ? join(path, '..', importPath) : rootedPath;
  return ['', '.ts', '.tsx'].map((ending) => target + ending).find((file) => file in textsByPath) ?? target;
}
