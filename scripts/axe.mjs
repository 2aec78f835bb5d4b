// axe, in the page of a browser test
import axe from 'axe-core';

/**
 * @typedef {{ rule: string, help: string, targets: string[], html: string[] }} Violation
 * @typedef {{ include?: string, exclude?: string, tags?: string[] }} Scope Without `tags`: every rule that axe enables.
 */

export const HARNESS = '[data-harness]';
export const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/**
 * Loads axe once into each document: axe is 560 KB of source, and a new copy runs cold, three times as long as one that
 * has run before. Of the results only the violations leave the page: those of a list were 800 KB.
 * @param {import('@playwright/test').Page} page
 * @param {Scope} scope
 * @returns {Promise<Violation[]>}
 */
export async function violationsIn(page, { include, exclude, tags }) {
  // axe in the page asks axe in each frame for its part
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  return page.evaluate(runAxe, {
    context: { include: include ? [[include]] : [], exclude: exclude ? [[exclude]] : [] },
    /** @type {import('axe-core').RunOptions} */
    options: { reporter: 'no-passes', ...(tags ? { runOnly: { type: 'tag', values: tags } } : {}) },
  });
}

/**
 * Runs in the page.
 * @param {{ context: import('axe-core').ElementContext, options: import('axe-core').RunOptions }} run
 */
async function runAxe({ context, options }) {
  const { violations } = await /** @type {typeof axe} */ (Reflect.get(window, 'axe')).run(context, options);
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    targets: nodes.map(({ target }) => target.flat().join(' ')),
    html: nodes.map(({ html }) => html),
  }));
}
