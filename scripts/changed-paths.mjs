import { execFileSync } from 'node:child_process';

/**
 * Paths changed since main, or on main since the previous commit, including uncommitted changes.
 * @returns {string[] | null} with `/`; null where git has no answer
 */
export function changedPaths() {
  try {
    const base = git('merge-base', 'HEAD', 'main');
    const comparedCommit = base === git('rev-parse', 'HEAD') ? git('rev-parse', 'HEAD~1') : base;
    const pathLists = [
      git('diff', '--name-only', comparedCommit),
      git('ls-files', '--others', '--exclude-standard'),
    ];
    return pathLists.flatMap((list) => list.split('\n')).filter((path) => path !== '');
  } catch {
    return null;
  }
}

function git(/** @type {string[]} */ ...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
