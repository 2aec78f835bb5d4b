import { defineConfig } from 'vitest/config';
import config from '../../vite.config.ts';

export default defineConfig((environment) => {
  const { test, ...rest } = config(environment);
  return {
    ...rest,
    test: {
      ...test,
      // the switch of a file is set before its modules are loaded
      setupFiles: ['scripts/mutants/setup.ts', 'tests/setup.ts'],
      sequence: { setupFiles: 'list' },
    },
  };
});
