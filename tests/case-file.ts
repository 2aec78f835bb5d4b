import { readFileSync } from 'node:fs';

/** The bytes of a small file of `tests/cases`. */
export const caseFile = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(`tests/cases/${name}`));
