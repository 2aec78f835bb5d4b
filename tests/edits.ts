import { expect } from 'vitest';

/** The edits that make a file list the wanted entries, each once. */
export const editsOf = (file: string, listed: readonly string[], expected: readonly string[]): string[] => [
  ...expected.filter((entry) => !listed.includes(entry)).map((entry) => `add ${entry} to ${file}`),
  ...listed
    .filter((entry, index) => !expected.includes(entry) || listed.indexOf(entry) !== index)
    .map((entry) => `remove ${entry} from ${file}`),
];

/** Fails with the edits as its whole message: each line ends with the file to edit. */
export function expectNoEdits(edits: readonly string[]): void {
  if (edits.length > 0) expect.fail(edits.join('\n'));
}
