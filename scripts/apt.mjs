// Debian packages, for users who may install them
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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

function can(/** @type {string} */ program, /** @type {string[]} */ args) {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
