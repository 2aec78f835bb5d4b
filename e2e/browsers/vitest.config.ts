import { defineConfig } from 'vitest/config';

const engine = (name: string) => ({
  extends: true as const,
  test: {
    // the reporter prints one line of an error: it has the whole values
    chaiConfig: { truncateThreshold: 0 },
    name,
    env: { BROWSER: name },
  },
});

/** Both engines side by side, each in a worker of its own: one file, so that all its flows share one browser. */
export default defineConfig({
  test: {
    root: '.',
    include: ['e2e/browsers/browsers.flows.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // one unlucky flow says nothing: scripts/browsers.mjs names it
    retry: 1,
    maxWorkers: 2,
    projects: [engine('firefox'), engine('webkit')],
  },
});
