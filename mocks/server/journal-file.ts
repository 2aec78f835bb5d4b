import { type FileHandle, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Entry } from '#mocks/backend/db/journal';
import { type Seed, seedName } from '#mocks/backend/seed/base/seed';
import { StartupError } from './startup-error';

/** The format of the file. A file of another version is refused: it may hold what this one does not know. */
const VERSION = 1;

interface Header {
  version: number;
  seed: string;
}

export interface OpenedFile {
  file: FileHandle;
  /** Bytes. */
  size: number;
}

export async function openToAppend(path: string): Promise<OpenedFile> {
  const file = await open(path, 'a').catch(refuseToWrite(path));
  return { file, size: (await file.stat()).size };
}

interface ReadOptions {
  path: string;
  seed: Seed;
  warn: (sentence: string) => void;
}

/** The entries of a file of lines. A last line without an end is dropped, with a sentence. */
export function entriesOf(text: string, { path, seed, warn }: ReadOptions): Entry[] {
  const lines = text.split('\n');
  const cutLine = lines.pop();
  const [header, ...entries] = lines.map((line, index) => {
    try {
      return JSON.parse(line) as unknown;
    } catch {
      throw new StartupError(
        `Line ${index + 1} of ${path} cannot be read; --reset starts without its writes.`,
      );
    }
  });
  checkHeader(header as Header | undefined, path, seed);
  if (cutLine !== '')
    warn(`The last line of ${path} was cut by a crash and is dropped: its write was never answered.`);
  return entries as Entry[];
}

function checkHeader(header: Header | undefined, path: string, seed: Seed): void {
  if (header?.version !== VERSION)
    throw new StartupError(
      `${path} has the version ${header?.version ?? 'none'}, this server writes ${VERSION}; --reset starts without its writes.`,
    );
  if (header.seed !== seedName(seed))
    throw new StartupError(
      `${path} holds writes over the seed ${header.seed}: start with --seed ${header.seed}, another --data, or --reset.`,
    );
}

/** Replaces the file at once: a crash leaves the earlier one or the new one. */
export async function writeAll(path: string, seed: Seed, entries: readonly Entry[]): Promise<void> {
  const header: Header = { version: VERSION, seed: seedName(seed) };
  try {
    const file = await open(`${path}.new`, 'w');
    try {
      await file.writeFile(`${JSON.stringify(header)}\n${linesOf(entries)}`);
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(`${path}.new`, path);
    await syncFolder(dirname(path));
  } catch (error) {
    refuseToWrite(path)(error);
  }
}

/** The new name survives a power cut, too. Windows opens no folders. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

export const linesOf = (entries: readonly Entry[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');

/** Empty if there is no file. */
export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw new StartupError(`${path} cannot be read (${errorCode(error)}).`);
  }
}

function refuseToWrite(path: string) {
  return (error: unknown): never => {
    throw new StartupError(`${path} cannot be written (${errorCode(error)}).`);
  };
}

export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
