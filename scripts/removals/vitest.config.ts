import { defineConfig, mergeConfig } from 'vitest/config';
import config from '../../vite.config.ts';

export default defineConfig((environment) =>
  mergeConfig(config(environment), { test: { setupFiles: ['scripts/removals/setup.ts'] } }),
);
