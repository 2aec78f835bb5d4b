// axe, in the page of a browser test
import axe from 'axe-core';

/**
 * @typedef {{ rule: string, help: string, targets: string[], html: string[] }} Violation
 * @typedef {{ include?: string, exclude?: string, tags?: string[] }} Scope Without `tags`: every rule that axe enables.
 */

export const HARNESS = '[data-harness]';
export const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Marks the rows of a table beyond the fifth during a run. */
const BEYOND_ATTRIBUTE = 'data-beyond-contrast';

/**
 * Every row is under every rule, but the contrast of colours is measured in the first five rows of a table: it takes
 * half the time of a list, and the rows have the same few pairs of colours (tests/kit/services/colours.test.ts).
 *
 * Loads axe once into each document: axe is 560 KB of source, and a new copy runs cold, three times as long as one that
 * has run before. Of the results only the violations leave the page: those of a list were 800 KB.
 * @param {import('@playwright/test').Page} page
 * @param {Scope} scope
 * @returns {Promise<Violation[]>}
 */
export async function violationsIn(page, { include, exclude, tags }) {
  // axe in the page asks axe in each frame for its part
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(axe.source);
    await frame.evaluate(leaveOutContrastOf, BEYOND_ATTRIBUTE);
  }
  return page.evaluate(runAxe, {
    beyond: BEYOND_ATTRIBUTE,
    context: { include: include ? [[include]] : [], exclude: exclude ? [[exclude]] : [] },
    /** @type {import('axe-core').RunOptions} */
    options: { reporter: 'no-passes', ...(tags ? { runOnly: { type: 'tag', values: tags } } : {}) },
  });
}

/** Runs in the page: axe's selectors know no `:nth-child`, so the rows get an attribute. @param {string} beyond */
function leaveOutContrastOf(beyond) {
  /** @type {typeof axe} */ (Reflect.get(window, 'axe')).configure({
    rules: [{ id: 'color-contrast', selector: `*:not([${beyond}] *)` }],
  });
}

/**
 * Runs in the page.
 * @param {{ beyond: string, context: import('axe-core').ElementContext, options: import('axe-core').RunOptions }} run
 */
async function runAxe({ beyond, context, options }) {
  const rows = document.querySelectorAll('tbody > tr:nth-child(n + 6)');
  for (const row of rows) row.setAttribute(beyond, '');
  const { violations } = await /** @type {typeof axe} */ (Reflect.get(window, 'axe')).run(context, options);
  for (const row of rows) row.removeAttribute(beyond);
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    targets: nodes.map(({ target }) => target.flat().join(' ')),
    html: nodes.map(({ html }) => html),
  }));
}
