import { defineConfig, mergeConfig } from 'vitest/config';
import config from '../../vite.config.ts';

export default defineConfig((environment) =>
  mergeConfig(config(environment), {
    test: {
      setupFiles: ['scripts/removals/setup.ts'],
      // most of the run waits for elements that a removal has taken out
      maxWorkers: 8,
      // on a busy machine eight workers need longer for a test than the limit of the other runs
      testTimeout: 300_000,
    },
  }),
);
