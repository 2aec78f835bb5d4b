import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

export const FILES_PATH = '/files/';

export interface StoredBytes {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/** Uploads as files: a row of the fake backend holds them as data URLs, which lists would repeat with every answer. */
export interface FileStore {
  /** The text with the address of a file in place of each data URL; each file is on the disk by then. */
  withAddresses(json: string): Promise<string>;
  /** The file of an address (`/files/NAME`); null: there is none. */
  read(path: string): Promise<StoredBytes | null>;
}

/** Types by the ending of a stored file; another type is stored without an ending. */
const TYPES: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
};

/** In JSON, where a data URL ends with a quotation mark. Pictures of the seed are SVG without Base64: they stay. */
const DATA_URL = /data:([\w/+.-]+);base64,([\w+/]+=*)/g;
const FILE_NAME = /^[0-9a-f]{32}(\.\w+)?$/;

/** A file is named after its content: the same upload is one file. */
export function createFileStore(folder: string): FileStore {
  const storedNames = new Set<string>();
  return {
    async withAddresses(json) {
      if (!json.includes(';base64,')) return json;
      const addresses = new Map<string, string>();
      for (const [url, type = '', base64 = ''] of json.matchAll(DATA_URL)) {
        if (!addresses.has(url)) addresses.set(url, await stored(Buffer.from(base64, 'base64'), type));
      }
      return json.replace(DATA_URL, (url) => addresses.get(url) ?? url);
    },
    async read(path) {
      const name = path.slice(FILES_PATH.length);
      if (!FILE_NAME.test(name)) return null;
      const bytes = await readFile(join(folder, name)).catch(() => null);
      const type = TYPES[name.split('.')[1] ?? ''] ?? 'application/octet-stream';
      return bytes && { bytes: new Uint8Array(bytes), type };
    },
  };

  async function stored(bytes: Buffer, type: string): Promise<string> {
    const ending = Object.entries(TYPES).find(([, knownType]) => knownType === type)?.[0];
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const name = ending === undefined ? hash : `${hash}.${ending}`;
    if (!storedNames.has(name)) {
      await write(name, bytes);
      storedNames.add(name);
    }
    return FILES_PATH + name;
  }

  /** Under its name only when it is whole. */
  async function write(name: string, bytes: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    const file = await open(join(folder, `${name}.new`), 'w');
    try {
      await file.writeFile(bytes);
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(join(folder, `${name}.new`), join(folder, name));
  }
}
