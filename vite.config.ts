import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { arrival } from './build/arrival.ts';
import { buildTarget } from './build/browsers.ts';
import { buildId } from './build/build-id.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { firstFiles } from './build/first-files.ts';
import { icons } from './build/icons.ts';
import { lobbyPage } from './build/lobby-page.ts';
import { messages } from './build/messages.ts';
import { replaceModules } from './build/replace-modules.ts';
import { requirements } from './build/requirements.ts';
import { resources } from './build/resources.ts';
import { sandbox } from './build/sandbox.ts';
import { sessionWhenReady } from './build/session-when-ready.ts';
import { settings } from './build/settings.ts';
import { signInPage } from './build/sign-in-page.ts';
import { sourceMaps } from './build/source-maps.ts';
import { tooOld } from './build/too-old.ts';
import packageJson from './package.json' with { type: 'json' };

/** `npm start` and `vite --mode demo` use the fake backend. Every other build contains no byte of it. */
export default defineConfig(({ mode }) => {
  const demo = mode === 'demo' || mode === 'development';
  const testing = mode === 'test';
  const withMaps = mode === 'production';
  return {
    plugins: [
      react(),
      messages(),
      icons(),
      tooOld(),
      buildId(),
      demo && [sandbox(), sessionWhenReady(), arrival(), lobbyPage()],
      (demo || testing) && [requirements(), resources()],
      signInPage(),
      firstFiles(),
      withMaps && sourceMaps('dist-maps'),
      leftOut,
      settings(),
    ],
    define: {
      'import.meta.env.VITE_DEMO': JSON.stringify(demo ? '1' : ''),
      'import.meta.env.VITE_VERSION': JSON.stringify(packageJson.version),
    },
    // build/messages.ts compiles the messages, so builds omit the parser; some tests compile messages
    // themselves
    resolve: {
      alias: [
        ...(testing ? [] : [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: noParser }]),
        // the shim is for React 17: React has `useSyncExternalStore` since version 18
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        ...(testing ? firebaseOfBrowsers() : []),
      ],
    },
    // assets find each other wherever the build stands: deploy/configure.mjs changes index.html alone
    experimental: {
      renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
    },
    worker: { rolldownOptions: { output: fileNames } },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      target: buildTarget(),
      // a text that every host serves and every browser shows; hosts and tools skip folders like `.vite`
      license: { fileName: 'licenses.txt' },
      sourcemap: withMaps && 'hidden',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          ...fileNames,
          codeSplitting: { groups: chunkGroups(demo) },
        },
        // react-intl creates eight components at import time; the console uses none of them
        treeshake: {
          manualPureFunctions: ['createFormattedComponent', 'createFormattedDateTimePartsComponent'],
        },
      },
      // Firebase's SDK, a chunk that loads on demand, has 502 KB
      chunkSizeWarningLimit: 510,
    },
    // Vite finds these only behind the guarded import of mocks/: without this list the first start optimises
    // dependencies twice and reloads the page
    optimizeDeps: {
      rolldownOptions: { plugins: [leftOut] },
      include: [
        '@faker-js/faker',
        '@mswjs/data',
        '@mswjs/interceptors/XMLHttpRequest',
        '@mswjs/interceptors/fetch',
        'axios',
        'csv-parse/browser/esm/sync',
        'firebase/app',
        'firebase/auth',
        'firebase/firestore',
        'msw',
        'msw/experimental',
      ],
    },
    test: {
      // not the console's time zone: code that forgets Asia/Tokyo gives another hour, and its test fails
      env: { TZ: 'America/Sao_Paulo' },
      setupFiles: ['tests/setup.ts'],
      // a test that walks through the whole console takes long on a busy machine
      testTimeout: 60_000,
      // by default a poll ends after one second, which a busy machine needs for a screen
      expect: { poll: { timeout: 20_000 } },
      // by default Vitest reserves one core for itself
      maxWorkers: '100%',
      projects: [
        // test files share their modules: importing React, MSW and faker for each file took twice as long as
        // all the tests
        {
          extends: true,
          test: { name: 'node', isolate: false, include: [TESTS], exclude: [...PAGES, ...ALONE] },
        },
        {
          extends: true,
          test: { name: 'page', isolate: false, environment: 'jsdom', include: PAGES, exclude: ALONE },
        },
        { extends: true, test: { name: 'alone', include: ALONE } },
      ],
    },
  };
});

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Firebase's SDK in its builds for browsers. Under Node the SDK would use gRPC, which bypasses MSW and which
 * no browser uses. Node runs CommonJS builds unchanged; Vitest would take seconds to transform the others.
 */
function firebaseOfBrowsers() {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
  const build = (name: string, file: string) => ({
    find: `firebase/${name}`,
    replacement: resolve(`@firebase/${name}/package.json`).replace(/package\.json$/, file),
  });
  return [
    build('app', 'dist/index.cjs.js'),
    build('auth', 'dist/browser-cjs/index.js'),
    build('firestore', 'dist/index.cjs.js'),
  ];
}

/** Modules of packages that builds replace. The replacing files give the reasons. */
const leftOut = replaceModules([
  {
    importingPackage: 'axios',
    imports: /^\.\/fetch\.js$/,
    by: fromRoot('src/api/http/no-fetch-adapter.ts'),
  },
  {
    importingPackage: 'axios',
    imports: /\/(CancelToken|HttpStatusCode|formDataToJSON|spread|toURLEncodedForm)\.js$/,
    by: fromRoot('src/api/http/no-axios-extra.ts'),
  },
  {
    importingPackage: '@mswjs/data',
    imports: /^(lodash|date-fns|debug|md5|\.\/model\/generate(Rest|GraphQL)Handlers)$/,
    by: fromRoot('mocks/backend/network/packages-in-part.ts'),
  },
  {
    importingPackage: 'msw',
    imports: /^(tough-cookie|@mswjs\/interceptors\/WebSocket)$/,
    by: fromRoot('mocks/backend/network/packages-in-part.ts'),
  },
]);

/**
 * index.html lists all files (build/first-files.ts), and hashes do not compress: seven characters of base64, the
 * fewest that the bundler accepts, in place of eight.
 */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

const noParser = fromRoot('node_modules/@formatjs/icu-messageformat-parser/no-parser.js');

const TESTS = 'tests/**/*.test.ts';
/** Tests with JSX, and tests of code that needs a page (jsdom). */
const PAGES = [
  'tests/**/*.test.tsx',
  'tests/{app,kit,views}/**/*.test.ts',
  'tests/mocks/harness/panel/**/*.test.ts',
];
/**
 * These tests need fresh modules: Firebase's SDK keeps its connections in module state, and the loader of
 * Google Maps its options.
 */
const ALONE = ['tests/realtime/**/*.test.{ts,tsx}', 'tests/kit/map/google-maps.test.ts'];
