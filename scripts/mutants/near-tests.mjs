import { relatedTests, withImporters } from '../related-tests.mjs';
import { GENERAL_TESTS, screenTestsFor, testName } from '../screen-tests.mjs';

/**
 * The tests that can notice a change of this file, the likeliest first: those that import it, with the fewest
 * files in between first, then those of screens with its name, then those that name its resource or read files.
 * Without the screen tests that cover a little of everything: they take the longest, and notice the least.
 * @param {string} path @param {Readonly<Record<string, string>>} textsByPath texts by path
 * @returns {string[]}
 */
export function nearTests(path, textsByPath) {
  const tests = Object.keys(textsByPath).filter((one) => /^tests\/.*\.test\.tsx?$/.test(one));
  // in the order of the distance
  const importing = [...withImporters([path], textsByPath)].filter((one) => tests.includes(one));
  const screenTests = screenTestsFor([path], tests).filter((one) => !GENERAL_TESTS.includes(testName(one)));
  return [...new Set([...importing, ...screenTests, ...relatedTests([path], textsByPath)])];
}
