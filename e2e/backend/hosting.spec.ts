// One build, configured for one place after another
import { serve } from '../../scripts/serve.mjs';
import { configuredBuild } from '../configured-build';
import { test as console, expect } from './fixtures';
import { checksBy, openApiDocument } from './hosts/document-checks';
import { createBackend } from './server/backend';
import { startHost } from './server/host';
import { rolesOf } from './server/roles';
import { PASSWORD } from './server/tables/accounts';

/** The origins of the places, which are known as soon as they stand. */
const origins: string[] = [];
const test = console.extend({ origins: async ({ baseURL: _ }, use) => use(origins) });

interface Installation {
  title: string;
  /** Of the console's page. */
  basePath: string;
  environment: (backend: string) => Record<string, string>;
  /** Hosts of the policy beside the console's own. */
  policyHosts: (backend: string) => string[];
  language: string;
  rows: number;
}

const INSTALLATIONS: readonly Installation[] = [
  {
    title: 'a backend below a path of its own host',
    basePath: '/',
    environment: () => ({ FILE_HOSTS: 'self' }),
    policyHosts: () => [],
    language: 'ja',
    rows: 20,
  },
  {
    title: 'a backend on another host, in English, with shorter lists',
    basePath: '/',
    environment: (backend) => ({
      API_BASE_URL: backend,
      API_HEADERS: '1',
      DEFAULT_LOCALE: 'en',
      NOTIFICATION_PAGE_SIZE: '10',
    }),
    policyHosts: (backend) => [backend],
    language: 'en',
    rows: 10,
  },
  {
    title: 'a console below a path, with files elsewhere',
    basePath: '/town/console/',
    environment: (backend) => ({
      BASE_PATH: '/town/console/',
      API_BASE_URL: backend,
      FILE_HOSTS: 'https://files.example',
    }),
    policyHosts: (backend) => [backend, 'https://files.example'],
    language: 'ja',
    rows: 20,
  },
];

test('one build serves three places: each signs in, requests its list before its scripts, and its policy names its own hosts alone [R-CONST-06]', async ({
  browser,
  context: _,
}) => {
  const build = configuredBuild({});
  const document = openApiDocument();
  for (const { title, environment, basePath, policyHosts, language, rows } of INSTALLATIONS) {
    await test.step(title, async () => {
      const site = await serve({ folder: build.folder, port: 0, base: basePath });
      const { origin } = new URL(site.url);
      const host = await startHost(createBackend(checksBy(document), rolesOf(document)), origin);
      const backend = `http://localhost:${host.port}`;
      origins.push(origin, backend);
      const settings = environment(backend);
      build.configure(settings);
      const page = await browser.newPage();
      // the host passes the path to the backend, as deploy/nginx.conf does
      await page.route(`${origin}/api-root/**`, async (route) => {
        const url = route.request().url().replace(`${origin}/api-root`, backend);
        await route.fulfill({ response: await route.fetch({ url }) });
      });

      await page.goto(site.url);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.locator('input[autocomplete=username]').fill('hayashi');
      await page.locator('input[type=password]').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: '明石市' }).click();
      await expect(page).toHaveURL(`${site.url}akashi/dashboard`);

      await page.goto(`${site.url}akashi/notification`);
      await expect(page.locator('table[aria-busy=false] tbody tr').first()).toBeVisible();
      const list = `/akashi/notifications/?offset=0&limit=${rows}`;
      expect(await page.evaluate(requestsOf, settings.API_BASE_URL ?? `${origin}/api-root`)).toEqual([
        ['fetch', '/users/profile'],
        ['fetch', '/default/api/city/specify/'],
        ['fetch', list],
      ]);
      const policy = await page.locator('meta[http-equiv]').getAttribute('content');
      expect(
        policy
          ?.match(/connect-src [^;]+/)?.[0]
          .split(' ')
          .slice(2),
      ).toEqual(policyHosts(backend));

      await page.close();
      site.close();
      host.close();
    });
  }
  build.remove();
});

/** The page's requests of profile, cities and notifications: what sent them, and their addresses below `backend`. */
function requestsOf(backend: string): [string, string][] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => name.startsWith(backend))
    .map(({ initiatorType, name }): [string, string] => [initiatorType, name.slice(backend.length)])
    .filter(([, path]) =>
      /^\/(users\/profile|default\/api\/city\/specify\/|akashi\/notifications\/\?)/.test(path),
    );
}
