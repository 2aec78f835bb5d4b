import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromium } from './scripts/chromium.mjs';

// a port of one's own lets two checkouts be tested side by side
const PORT = Number(process.env.E2E_PORT ?? 4183);

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // a test that passes the second time is a test that fails
  retries: 0,
  // a first page brings the fake backend with it; a busy machine takes its time over that
  expect: { timeout: 10_000 },
  timeout: 60_000,
  reporter: [['line'], ...(process.env.E2E_REPORT ? [json(process.env.E2E_REPORT)] : [])],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // without the film of the page, which costs a quarter of the suite's time
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: { executablePath: (await chromium()) ?? undefined, args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: `node scripts/serve.mjs dist-demo ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: !process.env.CI,
  },
});

function json(outputFile: string): [string, { outputFile: string }] {
  return ['json', { outputFile }];
}
