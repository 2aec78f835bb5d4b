import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { sourceMaps } from '../../build/source-maps';
import { withSources } from '../../scripts/stack.mjs';

test('source maps are beside the build and not in it, and a stack is read with them', async () => {
  const root = mkdtempSync(join(tmpdir(), 'mapped-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const mapFolder = join(root, 'maps');
  mkdirSync(mapFolder);
  writeFileSync(join(mapFolder, 'of-an-earlier-build.js.map'), '{}');
  writeFileSync(
    join(root, 'entry.js'),
    "// a comment\nexport const fail = () => {\n  throw new Error('broken');\n};\n",
  );
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [sourceMaps(mapFolder)],
    build: {
      sourcemap: 'hidden',
      lib: { entry: join(root, 'entry.js'), formats: ['es'] },
      rolldownOptions: { output: { entryFileNames: 'assets/entry.js' } },
    },
  });
  expect([readdirSync(join(root, 'dist/assets')), readdirSync(mapFolder)]).toEqual([
    ['entry.js'],
    ['entry.js.map'],
  ]);

  const [
    {
      output: [chunk],
    },
  ] = output as unknown as [{ output: [{ code: string }] }];
  const codeLines = chunk.code.split('\n');
  const line = codeLines.findIndex((text) => text.includes('throw'));
  const column = codeLines[line]?.indexOf('throw') ?? -1;
  expect(existsSync(join(root, 'dist/assets/entry.js.map'))).toBe(false);
  expect(
    withSources(
      `"assets/entry.js:${line + 1}:${column + 1}", "assets/gone-1234567.js:1:2", "other"`,
      mapFolder,
    ),
  ).toBe('"entry.js:3:3", "assets/gone-1234567.js:1:2", "other"');
});
