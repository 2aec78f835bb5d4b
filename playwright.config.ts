import { defineConfig } from '@playwright/test';
import type { BackendKind } from './e2e/backend/hosts/start-hosts';
import { inPath } from './scripts/apt.mjs';
import { CHROMIUM_FLAGS, chromium } from './scripts/chromium.mjs';

// a separate port for each checkout lets two checkouts run their journeys in parallel
const PORT = Number(process.env.E2E_PORT ?? 4183);

/**
 * Plain output where no terminal shows it. CI does not tell: scripts/test.mjs always sets CI, and sets
 * NO_COLOR without a terminal.
 */
const PLAIN = Boolean(process.env.NO_COLOR) || !process.stdout.isTTY;

/** `--project=backend --project=server`: only journeys of the production build. */
const CHOSEN_PROJECTS = process.argv.flatMap((arg) => /^--project=(.+)$/.exec(arg)?.[1] ?? []);
const NEEDS_NO_DEMO =
  CHOSEN_PROJECTS.length > 0 &&
  CHOSEN_PROJECTS.every((name) => ['backend', 'server', 'shared', 'nginx'].includes(name));

export default defineConfig<object, { backendKind: BackendKind }>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // three workers take turns on two cores: with two workers the suite took a sixth longer
  workers: 3,
  // scripts/test.mjs repeats failed journeys once, after all others, when the machine is idle
  retries: 0,
  // these limits end journeys that hang, and allow journeys to be slow on a busy machine
  expect: { timeout: 20_000 },
  timeout: 90_000,
  // a console that does not start fails every journey, each after 20 s
  maxFailures: process.env.CI ? 40 : 0,
  reporter: [
    // the plain reporter tells results, and --list has none
    [process.argv.includes('--list') ? 'list' : PLAIN ? './scripts/plain-reporter.mjs' : 'line'],
    ...(process.env.E2E_REPORT ? [json(process.env.E2E_REPORT)] : []),
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // no screenshots: they cost a quarter of the suite's time
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: { executablePath: (await chromium()) ?? undefined, args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: 'demo', testIgnore: ['backend/**', 'browsers/**', 'nginx/**', 'shared/**'] },
    // the production build against an HTTP backend; each worker has its own hosts
    { name: 'backend', testMatch: 'backend/*.spec.ts' },
    // the same against the fake backend as a server, where a test needs no table of the independent backend
    { name: 'server', testMatch: 'backend/*.spec.ts', grep: /@server/, use: { backendKind: 'server' } },
    // the production build and the fake backend as a server on one host
    { name: 'shared', testMatch: 'shared/*.spec.ts' },
    // the production build and the backend behind deploy/nginx.conf; scripts/test.mjs installs nginx
    ...(inPath('nginx') ? [{ name: 'nginx', testMatch: 'nginx/*.spec.ts' }] : []),
  ],
  ...(NEEDS_NO_DEMO
    ? {}
    : {
        webServer: {
          command: `node scripts/serve.mjs dist-demo ${PORT}`,
          url: `http://localhost:${PORT}/`,
          reuseExistingServer: !process.env.CI,
        },
      }),
});

function json(outputFile: string): [string, { outputFile: string }] {
  return ['json', { outputFile }];
}
