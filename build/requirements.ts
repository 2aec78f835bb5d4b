import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { documentedCallsIn } from '../mocks/harness/panel/calls/documented-calls.ts';
import { titlesIn } from '../scripts/trace.mjs';
import { requirementsIn } from './requirements/requirements-in.ts';

const REQUIREMENTS_MODULE = 'virtual:requirements';
const REQUIREMENTS = 'docs/spec/requirements.md';
const ENDPOINTS = 'docs/spec/endpoints.md';
const TEST_FOLDERS = ['tests', 'e2e'];

/**
 * `virtual:requirements` exports the rows of docs/spec/requirements.md, each with its screens and its tests, and the commit
 * of the build. The dev server reads the documents again when they change, and the tests when it starts.
 */
export function requirements(): Plugin {
  let root = '';
  return {
    name: 'machi:requirements',
    configResolved(config) {
      root = config.root;
    },
    resolveId: {
      filter: { id: new RegExp(`^${REQUIREMENTS_MODULE}$`) },
      handler: () => `\0${REQUIREMENTS_MODULE}`,
    },
    load: {
      filter: { id: new RegExp(`^\0${REQUIREMENTS_MODULE}$`) },
      handler() {
        const readWatched = (file: string) => {
          this.addWatchFile(join(root, file));
          return readFileSync(join(root, file), 'utf8');
        };
        const requirementRows = requirementsIn({
          requirements: readWatched(REQUIREMENTS),
          calls: documentedCallsIn(readWatched(ENDPOINTS)),
          tests: testFiles(root),
        });
        return `export const requirements = ${JSON.stringify(requirementRows)};
export const commit = ${JSON.stringify(commitOf(root))};`;
      },
    },
  };
}

const testFiles = (root: string) =>
  TEST_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      // the test of trace.mjs names rows that do not exist
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('trace.'))
      .map((name) => normalizePath(join(folder, name)))
      .toSorted(),
  ).map((file) => ({ file, titles: titlesIn(readFileSync(join(root, file), 'utf8')) }));

/** The commit, marked where files have changed since; empty outside of a repository. */
function commitOf(root: string): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty', '--exclude=*'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
