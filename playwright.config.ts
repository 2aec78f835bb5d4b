import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromium } from './scripts/chromium.mjs';

// a port of one's own lets two checkouts be tested side by side
const PORT = Number(process.env.E2E_PORT ?? 4183);

/** Nobody looks on: scripts/test.mjs says so too, which sets CI where somebody does. */
const PLAIN = Boolean(process.env.NO_COLOR) || !process.stdout.isTTY;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // in turns on two cores: two of them took a sixth longer
  workers: 3,
  // scripts/test.mjs runs what has failed once more, when all is over and the machine is quiet
  retries: 0,
  // these are for what hangs, not for what is slow on a busy machine
  expect: { timeout: 20_000 },
  timeout: 90_000,
  // a console that does not start fails in each of them, for twenty seconds
  maxFailures: process.env.CI ? 40 : 0,
  reporter: [
    [PLAIN ? './scripts/plain-reporter.mjs' : 'line'],
    ...(process.env.E2E_REPORT ? [json(process.env.E2E_REPORT)] : []),
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // without the film of the page, which costs a quarter of the suite's time
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: { executablePath: (await chromium()) ?? undefined, args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: 'demo', testIgnore: ['backend/**', 'browsers/**'] },
    // the production build against an HTTP backend; each worker has hosts of its own
    { name: 'backend', testMatch: 'backend/*.spec.ts' },
  ],
  // npm run e2e:backend needs no demo
  ...(process.argv.includes('--project=backend')
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
