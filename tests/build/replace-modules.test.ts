import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { replaceModules } from '../../build/replace-modules';

test('an import is replaced in the named package, and in no other', async () => {
  const code = await bundledCode({
    'node_modules/big/index.js': "export { text as big } from './fetch.js';",
    'node_modules/big/fetch.js': "export const text = 'what big brings along';",
    'node_modules/@in/scope/index.js': "export { text as scoped } from './fetch.js';",
    'node_modules/@in/scope/fetch.js': "export const text = 'what scope brings along';",
    'node_modules/big/node_modules/small/index.js': "export { text as small } from './fetch.js';",
    'node_modules/big/node_modules/small/fetch.js': "export const text = 'what small needs';",
    'fetch.js': "export const text = 'what the console needs';",
    'instead.js': "export const text = 'instead';",
    'entry.js': `
      export { text } from './fetch.js';
      export { big } from './node_modules/big/index.js';
      export { scoped } from './node_modules/@in/scope/index.js';
      export { small } from './node_modules/big/node_modules/small/index.js';`,
  });
  expect(code.match(/what [\w ]+/g)).toEqual(['what the console needs', 'what small needs']);
  expect(code).toContain('instead');
});

async function bundledCode(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'replaced-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, name)), { recursive: true });
      await writeFile(join(root, name), content);
    }
    const by = join(root, 'instead.js');
    const output = (await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [
        replaceModules([
          { importingPackage: 'big', imports: /^\.\/fetch\.js$/, by },
          { importingPackage: '@in/scope', imports: /^\.\/fetch\.js$/, by },
        ]),
      ],
      build: {
        write: false,
        lib: { entry: join(root, 'entry.js'), formats: ['es'] },
      },
    })) as Rolldown.RolldownOutput[];
    return output.flatMap(({ output: [chunk] }) => chunk.code).join('\n');
  } finally {
    await rm(root, { recursive: true });
  }
}
