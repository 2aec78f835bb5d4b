import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namesIn, rowsOf } from '../scripts/trace.mjs';
import { sources } from './sources';

test('the console is written in strict TypeScript and React [R-WISH-01]', () => {
  const html = readFileSync('index.html', 'utf8');
  expect(/<script type="module" src="([^"]+)"/.exec(html)?.[1]).toBe('/src/main.tsx');
  const javaScriptFiles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.[cm]?jsx?$/.test(name),
  );
  expect(javaScriptFiles).toEqual([]);
  expect(readFileSync('tsconfig.json', 'utf8')).toMatch(/"strict": true/);
  const { dependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
    scripts: Record<string, string>;
  };
  expect(['react', 'react-dom'].filter((name) => !(name in dependencies))).toEqual([]);
  expect(scripts.types).toBe('tsc --noEmit');
});

test('the root of the project has the required files and folders [R-WISH-04]', () => {
  const required = [
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'index.html',
    'README.md',
    'src/machines',
    'src/views',
    'src/api',
    'mocks',
    'locales',
    'tests',
    'e2e',
  ];
  expect(required.filter((path) => !existsSync(path))).toEqual([]);
});

test('the required packages are installed, and each is imported [R-WISH-03, A-159]', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const required = [
    'react',
    'react-dom',
    'xstate',
    '@xstate/react',
    'wouter',
    'jotai',
    '@tanstack/react-query',
    'axios',
    'primereact',
    'primeicons',
    '@formatjs/intl',
    'react-intl',
    'firebase',
    'dayjs',
    'msw',
    '@mswjs/data',
    'vite',
    'vitest',
    '@playwright/test',
    '@faker-js/faker',
  ];
  const installedPackages = { ...dependencies, ...devDependencies };
  expect(required.filter((name) => !(name in installedPackages))).toEqual([]);
  const files = sources('src', 'mocks', 'build', 'tests', 'e2e');
  const allSources = files.map(({ text }) => text).join('\n') + readFileSync('vite.config.ts', 'utf8');
  const isImported = (name: string) =>
    new RegExp(`(from|import|resolve)[ (]'${name}(/[^']*)?'`).test(allSources);
  expect(required.filter((name) => !isImported(name))).toEqual([]);
});

test('`npm run dev` is `npm start`: the console on its fake backend, as in the README [R-WISH-02]', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect([scripts.dev, scripts.start]).toEqual(['node scripts/start.mjs', 'node scripts/start.mjs']);
  expect(readFileSync('README.md', 'utf8')).toMatch(/npm start .*demo data.*npm run dev/);
});

test('every requirement has a test that names it [R-GEN-05]', () => {
  const named = new Set(sources('tests', 'e2e').flatMap(({ text }) => namesIn(text)));
  const rows = rowsOf(readFileSync('docs/spec/requirements.md', 'utf8'));
  expect(rows.filter((row) => !named.has(row))).toEqual([]);
});

test('every machine has one binding to React, which screens use, and no screen has a copy of it [R-WISH-06]', () => {
  const files = sources('src');
  const machines = readdirSync('src/machines', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const unboundMachines = machines
    .map(({ name }) => name)
    .filter((name) => {
      const binding = join('src/machines', name, `${name}.react.tsx`);
      const isUsed = files.some(
        ({ path, text }) =>
          /^src\/(views|records|kit|app)\//.test(path) && text.includes(`'#machines/${name}/${name}.react'`),
      );
      return !existsSync(binding) || !isUsed;
    });
  expect(unboundMachines).toEqual([]);
  // A screen with a reducer or an actor of its own would be a copy.
  const copies = files.filter(
    ({ path, text }) =>
      /^src\/(views|records|kit)\//.test(path) &&
      /\buseReducer\b|\bcreateActor\b|\bcreateMachine\b/.test(text),
  );
  expect(copies.map(({ path }) => path)).toEqual([]);
});

test('the index has every decision with its title, date and status', () => {
  const folder = 'docs/decisions';
  const decisionHeads = readdirSync(folder)
    .filter((name) => name !== 'README.md')
    .toSorted()
    .map((file) => {
      const [title = '', , state = ''] = readFileSync(join(folder, file), 'utf8').split('\n');
      return [file, title, state] as const;
    });
  const lines = readFileSync(join(folder, 'README.md'), 'utf8').matchAll(
    /^\| \[(\d+)\]\((.+?)\) +\| (.+?) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm,
  );
  expect(
    [...lines].map(([, number, file, title, date, status, other]) => [
      file,
      `# ${number} ${title}`,
      `${date}, ${status}${other === '–' ? '' : ` by ${other}`}`,
    ]),
  ).toEqual(decisionHeads);
  const decisionHeadPattern = /^(\d{3})-[a-z-]+\.md\n# \1 .+\n\d{4}-\d\d-\d\d, (in force|replaced by \d{3})$/;
  expect(decisionHeads.filter((head) => !decisionHeadPattern.test(head.join('\n')))).toEqual([]);
});
