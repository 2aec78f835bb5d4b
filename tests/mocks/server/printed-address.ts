import type { ChildProcess } from 'node:child_process';

interface Printed {
  /** The first address of the server; rejects with the output of a process that ends before. */
  address: Promise<string>;
  /** All output so far. */
  output(): string;
}

/** Reads what a process of scripts/backend.mjs prints. */
export function printedBy(child: ChildProcess): Printed {
  let output = '';
  const address = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [found] = /http:\S+(?=[\s\S]*Ctrl\+C)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(output)));
  });
  return { address, output: () => output };
}
