import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { icons } from './build/icons.ts';
import { messages } from './build/messages.ts';
import { policy } from './build/policy.ts';

/** `npm start` and `vite --mode demo` run against the fake backend; every other build holds no byte of it. */
export default defineConfig(({ mode }) => {
  const demo = mode === 'demo' || mode === 'development';
  const testing = mode === 'test';
  return {
    plugins: [react(), messages(), icons(), policy()],
    define: { 'import.meta.env.VITE_DEMO': JSON.stringify(demo ? '1' : '') },
    // messages are compiled by build/messages.ts; the tests compile some by themselves
    resolve: {
      alias: [
        ...(testing ? [] : [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: noParser }]),
        // a shim for React 17: React has had the real one since 18
        { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
        { find: /^\.\/use-browser-location\.js$/, replacement: fromRoot('src/kit/no-browser-location.ts') },
      ],
    },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      manifest: true,
      license: true,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        output: { codeSplitting: { groups: chunks } },
        // react-intl makes eight components while it is imported; nobody here uses them
        treeshake: {
          manualPureFunctions: ['createFormattedComponent', 'createFormattedDateTimePartsComponent'],
        },
      },
      // the demo holds faker's Japanese names and the whole fake backend
      chunkSizeWarningLimit: demo ? 4_000 : 500,
    },
    // all found only behind the guarded import: without them the first start optimises twice and reloads
    optimizeDeps: {
      include: [
        '@faker-js/faker',
        '@mswjs/data',
        '@mswjs/interceptors/XMLHttpRequest',
        '@mswjs/interceptors/fetch',
        'axios',
        'msw',
        'msw/experimental',
      ],
    },
    test: {
      // no zone of ours: what forgets Asia/Tokyo is an hour that differs
      env: { TZ: 'America/Sao_Paulo' },
      setupFiles: ['tests/setup.ts'],
      projects: [
        { extends: true, test: { name: 'node', environment: 'node', include: [TESTS], exclude: PAGES } },
        { extends: true, test: { name: 'page', environment: 'jsdom', include: PAGES } },
      ],
    },
  };
});

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const noParser = fromRoot('node_modules/@formatjs/icu-messageformat-parser/no-parser.js');

/**
 * Two chunks by hand, each with all it imports, instead of forty small ones: what signing in needs, and what every
 * screen behind it needs. Rolldown's own splitting costs /login 7 KB more (measured with npm run size).
 */
const chunks = [
  {
    name: 'start',
    test: /(src\/(app\/(app|Root)|views\/login\/LoginView)\.tsx|react-dom\/client\.js|preload-helper\.js)$/,
    priority: 2,
  },
  { name: 'console', test: /src\/app\/SignedIn\.tsx$/, priority: 1 },
];

const TESTS = 'tests/**/*.test.ts';
/** A test with JSX, or of something that lives in a page. */
const PAGES = ['tests/**/*.test.tsx', 'tests/{app,kit,views}/**/*.test.ts', 'tests/mocks/panel/**/*.test.ts'];
