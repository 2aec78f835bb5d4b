import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes a file to upload into the temporary folder. Returns its path. */
export function writeUploadFile(name: string, content: string | Buffer): string {
  const path = join(tmpdir(), name);
  writeFileSync(path, content);
  return path;
}
