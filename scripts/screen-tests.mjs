// Selects the screen tests of a change: these tests take four fifths of the time of all unit tests

/** Screen tests mount the console with the fake backend. */
export const isScreenTest = (/** @type {string} */ path) =>
  /^tests\/(views|realtime)\/.*\.test\.tsx?$/.test(path);

/**
 * The screen tests of a change: changed ones, those with the name of a changed folder or file
 * (`src/views/coupon/…` → `coupon.test.tsx`, `src/kit/list/…` → `lists.test.tsx`), a few general ones for any
 * change of the product, and all of them where packages, builds or the setup of tests changed.
 * @param {readonly string[]} changed paths, with `/`
 * @param {readonly string[]} tests
 * @returns {string[]}
 */
export function screenTestsFor(changed, tests) {
  const screenTests = tests.filter(isScreenTest);
  if (mattersEverywhere(changed)) return screenTests;
  const words = changed
    .filter((path) => PRODUCT_FILE.test(path))
    .flatMap((path) => path.toLowerCase().split(/[/.]/).slice(1))
    .filter((word) => word !== '');
  return screenTests.filter((path) => {
    const name = testName(path);
    return (
      changed.includes(path) ||
      changed.some((one) => TESTS_OF_CASE_LISTS[one]?.includes(name)) ||
      words.some((word) => word.startsWith(name) || name.startsWith(word)) ||
      (words.length > 0 && GENERAL_TESTS.includes(name))
    );
  });
}

/** A change of packages, builds or the setup of tests. @param {readonly string[]} changed */
export const mattersEverywhere = (changed) => changed.some((path) => AFFECTS_ALL.test(path));

const AFFECTS_ALL = /^(package(-lock)?\.json|vite\.config\.ts|build\/|tests\/setup\.ts$)/;
const PRODUCT_FILE = /^(src|mocks|locales|texts)\//;
/** Lists of the journeys that screen tests read. @type {Readonly<Record<string, readonly string[]>>} */
const TESTS_OF_CASE_LISTS = {
  'e2e/list-cases.ts': ['required-fields', 'unreadable-fields'],
  'e2e/form-cases.ts': ['required-fields'],
};
/** Screen tests that cover a little of everything. */
export const GENERAL_TESTS = ['session', 'shell', 'lists', 'record-panel', 'refusals'];

/** The screen that a test is named after. */
export const testName = (/** @type {string} */ path) =>
  path.replace(/^.*\//, '').replace(/\.test\.tsx?$/, '');
