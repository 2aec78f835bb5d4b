import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Entry, LONG } from '#mocks/backend/db/journal';
import { createFileStore } from '#mocks/server/file-store';
import { openFolderJournal } from '#mocks/server/folder-journal';
import { temporaryFolder } from './temporary-folder';

const SEED = { profile: 'normal', n: 1 } as const;
const HEADER = '{"version":1,"seed":"normal:1"}';

interface OpenOptions {
  isReset?: boolean;
  seed?: { profile: 'normal' | 'busy'; n: number };
}

async function open(folder: string, { isReset = false, seed = SEED }: OpenOptions = {}) {
  const warnings: string[] = [];
  const files = createFileStore(join(folder, 'files'));
  const warn = (sentence: string) => void warnings.push(sentence.replace(folder, 'FOLDER'));
  const journal = await openFolderJournal({ folder, seed, files, isReset, warn });
  onTestFinished(() => journal.closed().catch(() => undefined));
  return { journal, warnings };
}

const pathIn = (folder: string) => join(folder, 'journal.jsonl');
const linesIn = (folder: string) => readFileSync(pathIn(folder), 'utf8').split('\n');

const rowOf = (id: number, title = `ニュース${id}`): Entry => ({
  kind: 'create',
  table: 'news',
  scope: 'akashi',
  row: { id, title },
});
const titleOf = (id: number, title: string): Entry => ({
  kind: 'update',
  table: 'news',
  scope: 'akashi',
  ids: [id],
  changes: { title },
});

test('a write is a line of the file when its append resolves, and is read once by the next server', async () => {
  const folder = temporaryFolder();
  const { journal } = await open(folder);
  expect(await journal.unseen()).toEqual([]);
  await Promise.all([journal.append([rowOf(1), rowOf(2)]), journal.append([titleOf(1, '変更')])]);
  expect(linesIn(folder)).toEqual([
    HEADER,
    JSON.stringify(rowOf(1)),
    JSON.stringify(rowOf(2)),
    JSON.stringify(titleOf(1, '変更')),
    '',
  ]);
  expect(await journal.whole()).toEqual([rowOf(1), rowOf(2), titleOf(1, '変更')]);
  await journal.closed();

  const next = await open(folder);
  expect([await next.journal.unseen(), await next.journal.unseen(), next.warnings]).toEqual([
    [rowOf(1), rowOf(2), titleOf(1, '変更')],
    [],
    [],
  ]);
});

test('a reset leaves its entry alone in the file, and later writes follow it', async () => {
  const folder = temporaryFolder();
  const { journal } = await open(folder);
  await journal.append([rowOf(1)]);
  await journal.reset();
  await journal.append([rowOf(2)]);
  expect(linesIn(folder)).toEqual([HEADER, '{"kind":"reset"}', JSON.stringify(rowOf(2)), '']);
});

test('a last line that a crash has cut is dropped with a sentence, and the next write stands on a line of its own', async () => {
  const folder = temporaryFolder();
  writeFileSync(pathIn(folder), `${HEADER}\n${JSON.stringify(rowOf(1))}\n{"kind":"create","ta`);
  const { journal, warnings } = await open(folder);
  expect([await journal.unseen(), warnings]).toEqual([
    [rowOf(1)],
    [
      'The last line of FOLDER/journal.jsonl was cut by a crash and is dropped: its write was never answered.',
    ],
  ]);
  await journal.append([rowOf(2)]);
  expect(linesIn(folder)).toEqual([HEADER, JSON.stringify(rowOf(1)), JSON.stringify(rowOf(2)), '']);
});

test('a long journal is folded when it is opened', async () => {
  const folder = temporaryFolder();
  const { journal } = await open(folder);
  await journal.append([rowOf(1), ...Array.from({ length: LONG }, (_, index) => titleOf(1, `第${index}版`))]);
  await journal.closed();
  const next = await open(folder);
  expect(await next.journal.unseen()).toEqual([rowOf(1, `第${LONG - 1}版`)]);
  expect(linesIn(folder)).toEqual([HEADER, JSON.stringify(rowOf(1, `第${LONG - 1}版`)), '']);
});

test('an upload is a file beside the journal, whose line has its address', async () => {
  const folder = temporaryFolder();
  const { journal } = await open(folder);
  const bytes = Buffer.from('89504e470d0a', 'hex');
  await journal.append([rowOf(1, `data:image/png;base64,${bytes.toString('base64')}`)]);
  const [entry] = await journal.whole();
  const address = entry?.kind === 'create' ? String(entry.row.title) : '';
  expect(address).toMatch(/^\/files\/[0-9a-f]{32}\.png$/);
  expect(readFileSync(join(folder, address))).toEqual(bytes);
});

const refusalOf = (folder: string, options?: OpenOptions) =>
  open(folder, options).then(
    () => null,
    (error: unknown) => String(error).replaceAll(folder, 'FOLDER'),
  );

describe('a folder that does not fit is refused in a sentence', () => {
  test('of another version, of another seed, and with a line that cannot be read; --reset begins anew', async () => {
    const folder = temporaryFolder();
    writeFileSync(pathIn(folder), '{"version":2,"seed":"normal:1"}\n');
    expect(await refusalOf(folder)).toBe(
      'Error: FOLDER/journal.jsonl has the version 2, this server writes 1; --reset starts without its writes.',
    );
    writeFileSync(pathIn(folder), `${HEADER}\n`);
    expect(await refusalOf(folder, { seed: { profile: 'busy', n: 2 } })).toBe(
      'Error: FOLDER/journal.jsonl holds writes over the seed normal:1: start with --seed normal:1, another --data, or --reset.',
    );
    appendFileSync(pathIn(folder), `x\n${JSON.stringify(rowOf(1))}\n`);
    expect(await refusalOf(folder)).toBe(
      'Error: Line 2 of FOLDER/journal.jsonl cannot be read; --reset starts without its writes.',
    );
    expect(await refusalOf(folder, { isReset: true })).toBeNull();
    expect(linesIn(folder)).toEqual([HEADER, '']);
  });

  test('that is a file', async () => {
    const folder = join(temporaryFolder(), 'data');
    writeFileSync(folder, '');
    expect(await refusalOf(folder)).toBe('Error: FOLDER/journal.jsonl cannot be read (ENOTDIR).');
    expect(await refusalOf(folder, { isReset: true })).toBe(
      'Error: FOLDER/journal.jsonl cannot be written (ENOTDIR).',
    );
  });
});
