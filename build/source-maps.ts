import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Moves the source maps out of the build into a folder beside it, which is not deployed: with them
 * `npm run stack` reads the stack of an error report.
 */
export function sourceMaps(folder: string): Plugin {
  return {
    name: 'machi:source-maps',
    apply: 'build',
    writeBundle({ dir = '' }) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      const maps = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.map'),
      );
      for (const name of maps) renameSync(join(dir, name), join(folder, basename(name)));
    },
  };
}
