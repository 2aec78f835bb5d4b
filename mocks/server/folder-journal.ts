import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { type Entry, folded, type Journal, LONG } from '#mocks/backend/db/journal';
import type { Seed } from '#mocks/backend/seed/base/seed';
import type { FileStore } from './file-store';
import {
  entriesOf,
  errorCode,
  linesOf,
  type OpenedFile,
  openToAppend,
  readText,
  writeAll,
} from './journal-file';

interface FolderJournalOptions {
  folder: string;
  seed: Seed;
  files: FileStore;
  /** Whether earlier writes are removed. */
  isReset: boolean;
  /** Says what was lost or could not be kept, in one sentence. */
  warn: (sentence: string) => void;
}

export interface FolderJournal extends Journal {
  /** Resolves when the file is closed, after the running append. */
  closed(): Promise<void>;
}

/**
 * The journal of a server: a file of lines of JSON, the first one a header. An append resolves when its lines are on the
 * disk, so that every answered write is there after a crash. A last line that a crash has cut was never answered: it is
 * dropped. Throws a StartupError when the folder cannot be read or written, or belongs to another version or seed.
 */
export async function openFolderJournal(options: FolderJournalOptions): Promise<FolderJournal> {
  const { folder, seed, isReset, warn } = options;
  const path = join(folder, 'journal.jsonl');
  const text = isReset ? '' : await readText(path);
  const entries = text === '' ? [] : entriesOf(text, { path, seed, warn });
  const kept = entries.length > LONG ? shorter(entries) : entries;
  // written anew when something was folded or dropped, so that the file ends with a whole line
  if (text === '' || kept !== entries || !text.endsWith('\n')) await writeAll(path, seed, kept);
  return new LineJournal(await openToAppend(path), path, kept, options);
}

class LineJournal implements FolderJournal {
  readonly #path: string;
  readonly #options: FolderJournalOptions;
  #file: FileHandle;
  /** Until the store has read them. */
  #unread: readonly Entry[] | null;
  /** Bytes whose append has succeeded. */
  #length: number;
  #running: Promise<unknown> = Promise.resolve();

  constructor(
    { file, size }: OpenedFile,
    path: string,
    entries: readonly Entry[],
    options: FolderJournalOptions,
  ) {
    this.#file = file;
    this.#length = size;
    this.#path = path;
    this.#unread = entries;
    this.#options = options;
  }

  unseen(): Promise<Entry[]> {
    const entries = this.#unread ?? [];
    this.#unread = null;
    return Promise.resolve([...entries]);
  }

  append(entries: readonly Entry[]): Promise<Entry[]> {
    return this.#inTurn(async () => {
      try {
        const lines = await this.#options.files.withAddresses(linesOf(entries));
        await this.#file.appendFile(lines);
        await this.#file.datasync();
        this.#length += Buffer.byteLength(lines);
      } catch (error) {
        // a part of a line would join the next one
        await this.#file.truncate(this.#length).catch(() => undefined);
        this.#options.warn(
          `A write could not be kept in ${this.#path} (${errorCode(error)}); the next one tries again.`,
        );
        throw error;
      }
      return [];
    });
  }

  whole(): Promise<Entry[]> {
    return this.#inTurn(async () => {
      const { seed, warn } = this.#options;
      return entriesOf(await readText(this.#path), { path: this.#path, seed, warn });
    });
  }

  reset(): Promise<void> {
    return this.#inTurn(async () => {
      await writeAll(this.#path, this.#options.seed, [{ kind: 'reset' }]);
      await this.#file.close();
      const { file, size } = await openToAppend(this.#path);
      this.#file = file;
      this.#length = size;
    });
  }

  /** One process writes the folder. */
  subscribe(): () => void {
    return () => {};
  }

  close(): void {
    void this.closed();
  }

  closed(): Promise<void> {
    return this.#inTurn(() => this.#file.close());
  }

  #inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = this.#running.then(run);
    this.#running = result.catch(() => undefined);
    return result;
  }
}

/** A folded journal starts with a reset, which only open tabs need. */
function shorter(entries: Entry[]): Entry[] {
  const fewer = folded(entries).slice(1);
  return fewer.length < entries.length / 2 ? fewer : entries;
}
