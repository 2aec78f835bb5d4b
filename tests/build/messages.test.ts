import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { messages } from '../../build/messages';

test('a text without placeholders stays a plain string, and the start part has only the sign-in page', async () => {
  const chunks = await builtChunks({
    'login.title': 'ログイン',
    'list.total': '全{count}件',
  });
  expect(chunks.start).toContain('"login.title": "ログイン"');
  expect(await defaultExportOf(chunks.start)).toEqual({ 'login.title': [{ type: 0, value: 'ログイン' }] });
  expect(await defaultExportOf(chunks.rest)).toEqual({
    'list.total': [
      { type: 0, value: '全' },
      { type: 1, value: 'count' },
      { type: 0, value: '件' },
    ],
  });
});

test('an invalid ICU message fails the build with its file and its key', async () => {
  await expect(builtChunks({ 'login.title': 'ようこそ {name' })).rejects.toThrow(
    /locales\/ja\.json: "login\.title": EXPECT_ARGUMENT_CLOSING_BRACE/,
  );
});

async function builtChunks(texts: Record<string, string>): Promise<Record<string, string>> {
  const root = await mkdtemp(join(tmpdir(), 'messages-'));
  try {
    await mkdir(join(root, 'locales'));
    await writeFile(join(root, 'locales/ja.json'), JSON.stringify(texts));
    await writeFile(
      join(root, 'entry.js'),
      "import { loadMessages } from 'virtual:messages'; loadMessages('ja', 'rest');",
    );
    const output = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [messages()],
      build: { write: false, minify: false, rolldownOptions: { input: join(root, 'entry.js') } },
    });
    return codeByChunkName(output as Rolldown.RolldownOutput);
  } finally {
    await rm(root, { recursive: true });
  }
}

const codeByChunkName = ({ output }: Rolldown.RolldownOutput) =>
  Object.fromEntries(output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file.code]] : [])));

async function defaultExportOf(code = ''): Promise<unknown> {
  const module: { default: unknown } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  return module.default;
}
