import { execFileSync } from 'node:child_process';

/**
 * Paths changed since main, or on main since the previous commit, including uncommitted changes.
 * @returns {string[] | null} with `/`; null where git has no answer
 */
export function changedPaths() {
  try {
    const base = git('merge-base', 'HEAD', 'main');
    const from = base === git('rev-parse', 'HEAD') ? git('rev-parse', 'HEAD~1') : base;
    const named = [git('diff', '--name-only', from), git('ls-files', '--others', '--exclude-standard')];
    return named.flatMap((list) => list.split('\n')).filter((path) => path !== '');
  } catch {
    return null;
  }
}

function git(/** @type {string[]} */ ...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
