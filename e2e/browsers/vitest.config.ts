import { defineConfig } from 'vitest/config';

const engine = (name: string) => ({
  extends: true as const,
  test: {
    // the reporter prints one line of an error; this line holds the whole values
    chaiConfig: { truncateThreshold: 0 },
    name,
    env: { BROWSER: name },
  },
});

/** Both engines run in parallel, each in its own worker. One file, so that all flows share one browser. */
export default defineConfig({
  test: {
    root: '.',
    include: ['e2e/browsers/browsers.flows.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // a flow that fails once is only unstable: scripts/browsers.mjs reports its name
    retry: 1,
    maxWorkers: 2,
    projects: [engine('firefox'), engine('webkit')],
  },
});
