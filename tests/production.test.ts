import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sources } from './sources';

test('src imports the fake backend only once, in a guarded import of its entry [R-WISH-08]', () => {
  const mentions = sources('src')
    .filter(({ path }) => path !== 'src/vite-env.d.ts')
    .flatMap(({ path, text }) =>
      (text.match(/^.*(?:import|from)\b[^\n]*['"](?:#mocks\/|[./]+\/mocks\/)[^\n]*$/gm) ?? []).map(
        (line) => ({
          path,
          line: line.trim(),
        }),
      ),
    );
  expect(mentions.map(({ path }) => path)).toEqual(['src/main.tsx']);
  // The build replaces the constant and drops the branch; scripts/size.mjs searches the output.
  const entry = readFileSync('src/main.tsx', 'utf8');
  expect(entry.match(/\bimport\(/g)).toHaveLength(1);
  expect(entry).toMatch(
    /import\.meta\.env\.VITE_DEMO === '1'\s*[?)]\s*\(?(?:await )?import\('\.\.\/mocks\/start'\)/,
  );
});

test('the page has no inline script of its own, and those of the build are allowed by their hash', () => {
  const page = readFileSync('index.html', 'utf8');
  // data: the settings
  const scripts = page.replace(/<script type="application\/json"/g, '<data');
  expect(scripts.match(/<script(?![^>]*\bsrc=)[^>]*>|\son\w+=|javascript:/g)).toBeNull();
});
