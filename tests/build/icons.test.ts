import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { icons } from '../../build/icons';

test('the stylesheet has the used icons, in a font of their own', async () => {
  const css = await builtCss("export const icon = 'pi pi-check pi-spin';");
  expect(css).toMatch(/\.pi-check:+before/);
  expect(css).not.toMatch(/\.pi-times:+before/);
  expect(css).toContain('.pi-spin');
  expect(css).toMatch(/src: ?url\(["']?data:font\/woff2;base64,/);
  expect(css.length).toBeLessThan(3_000);
});

test('a missing icon fails the build with its name', async () => {
  await expect(builtCss("export const icon = 'pi pi-no-such-icon';")).rejects.toThrow(
    'primeicons has no pi-no-such-icon',
  );
});

async function builtCss(source: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'icons-'));
  try {
    await mkdir(join(root, 'src'));
    await writeFile(join(root, 'src/entry.ts'), `import 'virtual:primeicons.css';\n${source}`);
    const output = (await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [icons()],
      build: { write: false, rolldownOptions: { input: join(root, 'src/entry.ts') } },
    })) as Rolldown.RolldownOutput;
    const style = output.output.find(({ fileName }) => fileName.endsWith('.css'));
    return style?.type === 'asset' ? String(style.source) : '';
  } finally {
    await rm(root, { recursive: true });
  }
}
