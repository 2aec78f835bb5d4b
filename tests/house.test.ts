import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sources } from './sources';

test('the console is written in TypeScript and React, and strictly [R-WISH-01]', () => {
  const html = readFileSync('index.html', 'utf8');
  expect(/<script type="module" src="([^"]+)"/.exec(html)?.[1]).toBe('/src/main.tsx');
  const others = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.[cm]?jsx?$/.test(name),
  );
  expect(others).toEqual([]);
  expect(readFileSync('tsconfig.json', 'utf8')).toMatch(/"strict": true/);
  const { dependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
    scripts: Record<string, string>;
  };
  expect(['react', 'react-dom'].filter((name) => !(name in dependencies))).toEqual([]);
  expect(scripts.types).toBe('tsc --noEmit');
});

test('the top of the project is the one that was wished for [R-WISH-04]', () => {
  const wished = [
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
  expect(wished.filter((path) => !existsSync(path))).toEqual([]);
});

test('every machine has one binding to React, which screens use; none of them keeps a second copy [R-WISH-06]', () => {
  const files = sources('src');
  const machines = readdirSync('src/machines', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const unbound = machines
    .map(({ name }) => name)
    .filter((name) => {
      const binding = join('src/machines', name, `${name}.react.tsx`);
      const isUsed = files.some(
        ({ path, text }) =>
          /^src\/(views|kit|app)\//.test(path) && text.includes(`'#machines/${name}/${name}.react'`),
      );
      return !existsSync(binding) || !isUsed;
    });
  expect(unbound).toEqual([]);
  // a screen that reduced events by itself, or ran a machine of its own, would be the second copy
  const copies = files.filter(
    ({ path, text }) =>
      /^src\/(views|kit)\//.test(path) && /\buseReducer\b|\bcreateActor\b|\bcreateMachine\b/.test(text),
  );
  expect(copies.map(({ path }) => path)).toEqual([]);
});
