import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { buildTarget } from './build/browsers.ts';
import { firstFiles } from './build/first-files.ts';
import { icons } from './build/icons.ts';
import { messages } from './build/messages.ts';
import { policy } from './build/policy.ts';
import { replaced } from './build/replaced.ts';
import { signInPage } from './build/sign-in-page.ts';
import { tooOld } from './build/too-old.ts';

/** Each kind of build has a folder of its own; `backend` is the production build of the tests in e2e/backend. */
const FOLDERS: Readonly<Record<string, string>> = { demo: 'dist-demo', backend: 'dist-backend' };

/** `npm start` and `vite --mode demo` run against the fake backend; every other build holds no byte of it. */
export default defineConfig(({ mode }) => {
  const demo = mode === 'demo' || mode === 'development';
  const testing = mode === 'test';
  return {
    plugins: [react(), messages(), icons(), tooOld(), signInPage(), firstFiles(), policy(), leftOut],
    define: { 'import.meta.env.VITE_DEMO': JSON.stringify(demo ? '1' : '') },
    // messages are compiled by build/messages.ts; the tests compile some by themselves
    resolve: {
      alias: [
        ...(testing ? [] : [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: noParser }]),
        // a shim for React 17: React has had the real one since 18
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        ...(testing ? firebaseOfBrowsers() : []),
      ],
    },
    build: {
      outDir: FOLDERS[mode] ?? 'dist',
      target: buildTarget(),
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
      // Firebase's SDK, on demand, is 502 KB
      chunkSizeWarningLimit: 510,
    },
    // all found only behind the guarded import: without them the first start optimises twice and reloads
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
      // no zone of ours: what forgets Asia/Tokyo is an hour that differs
      env: { TZ: 'America/Sao_Paulo' },
      setupFiles: ['tests/setup.ts'],
      // a journey through the whole console on a machine with other work to do
      testTimeout: 60_000,
      // the default leaves one core to itself
      maxWorkers: '100%',
      projects: [
        // files share their modules: importing React, MSW and faker for each took twice as long as all the tests
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
 * Under Node the SDK would speak gRPC, past MSW and everything a browser does. These are its builds for browsers, as
 * CommonJS, which Node runs as they are: Vitest would take seconds to transform the others.
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

/** What for is said in the files that stand instead. */
const leftOut = replaced([
  {
    importer: 'axios',
    imports: /^\.\/fetch\.js$/,
    by: fromRoot('src/api/http/no-fetch-adapter.ts'),
  },
  {
    importer: '@mswjs/data',
    imports: /^(lodash|date-fns|\.\/model\/generate(Rest|GraphQL)Handlers)$/,
    by: fromRoot('mocks/demo/packages-in-part.ts'),
  },
  { importer: 'tough-cookie', imports: /^tldts$/, by: fromRoot('mocks/demo/packages-in-part.ts') },
]);

const noParser = fromRoot('node_modules/@formatjs/icu-messageformat-parser/no-parser.js');

/**
 * Few files, each with all it imports, instead of hundreds of a few hundred bytes: what the sign-in page needs, what
 * signing in needs, what every screen behind it needs, what every list does but for pictures, what every form does
 * but for the picker, whose combobox few forms have, and the parts of accounts, what three parts or more know of the
 * contract but for what calendars, files, passwords, hours and videos alone ask of it, and what the dashboard counts of
 * other screens. A module is in the first that
 * takes it; a part that is loaded on demand has no group, which would leave it a file of nothing but a way to that
 * group.
 */
const chunks = [
  {
    name: 'start',
    test: /(src\/(app\/(app|Root)|kit\/services\/theme|views\/login\/LoginView)\.tsx?|react-dom\/client\.js|preload-helper\.js|virtual:messages|rolldown\/runtime\.js)$/,
  },
  { name: 'session', test: /src\/app\/session\/start-session\.ts$/ },
  { name: 'console', test: /src\/app\/signed-in\.ts$/ },
  {
    name: 'records',
    test: /src\/kit\/(page|list|column|record)\/((Record(Table|Dialogs)|PageHead|SearchInput|FilterSelect|Details|TabLinks|RowOnPage|RowSelection|ReadTag|CompanyState|QueryState|use-record-list|use-address-filter|selection|cached-rows|record-editing|short-text|(?!picture).*-column)\.tsx?)$/,
  },
  {
    name: 'forms',
    test: /src\/kit\/(form\/(?!RecordPicker|Account|Code|Email|Identity|NameAndEmail|Password|Product|SendAgain)|field\/(TextField|SelectField)|record\/RecordForm|resource\/ResourceForm)/,
  },
  {
    name: 'shared',
    test: /src\/(api|domain)\/(base|http|people|messaging)\/(?!.*(period|csv|cp932|span|password|registration|opening-hours|week|youtube|video))|@babel\/runtime/,
    minShareCount: 3,
  },
  {
    name: 'waiting',
    test: /src\/(api|domain)\/offers\/(coupon|time-sale(?!-rules)|reserve|ending)/,
    minShareCount: 2,
  },
];

const TESTS = 'tests/**/*.test.ts';
/** A test with JSX, or of something that lives in a page. */
const PAGES = [
  'tests/**/*.test.tsx',
  'tests/{app,kit,views}/**/*.test.ts',
  'tests/mocks/harness/**/*.test.ts',
];
/** Firebase's SDK keeps what it is connected to in its modules, and the loader of Google's maps its options. */
const ALONE = ['tests/realtime/**/*.test.{ts,tsx}', 'tests/kit/map/google-maps.test.ts'];
