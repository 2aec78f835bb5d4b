import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';

/**
 * Writes the id of the build into the built page. It is in the page alone, so that files that have not changed keep
 * the hash in their name. src/kit/context/build-id.ts reads it.
 */
export function buildId(): Plugin {
  let root = '';
  return {
    name: 'machi:build-id',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'build', content: idOf(process.env, commitOf(root)) }, injectTo: 'head' },
    ],
  };
}

/** `50008a22 2026-11-28T07:31Z`: the commit, if it is known, and the minute of the build in UTC. */
export function idOf(
  { SOURCE_DATE_EPOCH: epoch }: Readonly<Record<string, string | undefined>>,
  commit: string | null,
  now = Date.now(),
): string {
  // seconds: with the same value, two builds of one commit are the same (reproducible-builds.org)
  const builtAt = epoch ? Number(epoch) * 1_000 : now;
  const minute = `${new Date(builtAt).toISOString().slice(0, 16)}Z`;
  return commit === null ? minute : `${commit} ${minute}`;
}

/** The commit of the build; null without git or outside of a clone. */
function commitOf(root: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
