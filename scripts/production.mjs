// The production build with a session: the fake backend of a demo page in the same browser answers its
// requests

/**
 * @typedef {import('@playwright/test').BrowserContext} BrowserContext
 * @typedef {import('@playwright/test').Page} Page
 */

const VIEWPORT = { width: 1440, height: 900 };

/**
 * The user of this page is also the user of the production build: without a sandbox, the cookies are the browser's.
 * @param {string} url of the demo build
 */
export const demoLink = (url) => `${url}akashi/notification#qa?role=Administrator&city=akashi&writes=keep`;

/**
 * A browser context at `url`, signed in like the demo page; only the console's own files are loaded from
 * `url`.
 * @param {Page} demoPage
 * @param {string} url
 * @returns {Promise<BrowserContext>}
 */
export async function productionContext(demoPage, url) {
  const browser = demoPage.context().browser();
  if (browser === null) throw new Error('the demo has been closed');
  const context = await browser.newContext({ viewport: VIEWPORT, baseURL: url });
  const cookies = await demoPage.context().cookies();
  await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url })));
  const storageEntries = await demoPage.evaluate(() => Object.entries(localStorage));
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, storageEntries);
  await context.route('**/api-root/**', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const call = [pathname + search, request.method(), request.headers().authorization ?? ''];
    const answer = await demoPage.evaluate(async ([address = '', method, authorization = '']) => {
      const response = await fetch(address, { method, headers: { authorization } });
      return { status: response.status, body: await response.text() };
    }, call);
    await route.fulfill({ ...answer, contentType: 'application/json' });
  });
  return context;
}
