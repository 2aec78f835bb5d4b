// Debian packages, for users who may install them
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './command.mjs';

/** Prefix of a command line to run it as root; null for a user who may not. @returns {string[] | null} */
export const rootPrefix = () =>
  process.getuid?.() === 0 ? [] : succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n'] : null;

export const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

export const runAsRoot = (/** @type {string[]} */ prefix, /** @type {string[]} */ commandLine) => {
  const [program = '', ...args] = [...prefix, ...commandLine];
  return runCommand(program, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
};

/** Does nothing on other systems, and for a user who may not install packages. @param {readonly string[]} packages */
export async function installPackages(packages) {
  const sudoPrefix = rootPrefix();
  if (packages.length === 0 || sudoPrefix === null || !isDebian()) return;
  console.log(`Installing ${packages.join(', ')} with apt-get.`);
  await runAsRoot(sudoPrefix, ['apt-get', 'update']);
  await runAsRoot(sudoPrefix, ['apt-get', 'install', '-y', '--no-install-recommends', ...packages]);
}

/** The path of a program; null where it is not installed. */
export function inPath(/** @type {string} */ program) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;
}

function succeeds(/** @type {string} */ program, /** @type {string[]} */ args) {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
