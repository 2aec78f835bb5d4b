// Debian packages, for users who may install them
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { command } from './command.mjs';

/** Prefix of a command line to run it as root; null for a user who may not. @returns {string[] | null} */
export const rootPrefix = () =>
  process.getuid?.() === 0 ? [] : can('sudo', ['-n', 'true']) ? ['sudo', '-n'] : null;

export const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

export const asRoot = (/** @type {string[]} */ prefix, /** @type {string[]} */ line) => {
  const [program = '', ...args] = [...prefix, ...line];
  return command(program, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
};

/** Does nothing on other systems, and for a user who may not install packages. @param {readonly string[]} packages */
export async function installPackages(packages) {
  const root = rootPrefix();
  if (packages.length === 0 || root === null || !isDebian()) return;
  console.log(`Installing ${packages.join(', ')} with apt-get.`);
  await asRoot(root, ['apt-get', 'update']);
  await asRoot(root, ['apt-get', 'install', '-y', '--no-install-recommends', ...packages]);
}

/** The path of a program; null where it is not installed. */
export function inPath(/** @type {string} */ program) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;
}

function can(/** @type {string} */ program, /** @type {string[]} */ args) {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
