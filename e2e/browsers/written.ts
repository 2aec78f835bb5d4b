import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The path of a file to upload. */
export function written(name: string, content: string | Buffer): string {
  const path = join(tmpdir(), name);
  writeFileSync(path, content);
  return path;
}
