import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { command } from './command.mjs';

const LEAST = [20, 19];
const STAMP = 'node_modules/.machi/installed';

/** Checks Node and installs the packages unless they are up to date. Ends the process on failure. */
export async function install() {
  refuseOldNode();
  if (!existsSync('package-lock.json')) stop('Run this from the folder that holds package.json.');
  const stamp = stampOf(readFileSync('package-lock.json', 'utf8'));
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  if (!asLocked()) {
    console.log('Installing packages (npm ci); this happens once, and again when package-lock.json changes.');
    // no package needs its install script, so none may run
    const code = await command('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
    if (code !== 0) stop('npm ci failed: see above. The first start needs a connection to the npm registry.');
  }
  mkdirSync('node_modules/.machi', { recursive: true });
  writeFileSync(STAMP, stamp);
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  stop(
    `This needs Node ${LEAST.join('.')} or newer; this is Node ${process.versions.node}. See https://nodejs.org/`,
  );
}

/** Native packages differ between systems: a node_modules copied from another system is reinstalled. */
const stampOf = (/** @type {string} */ lock) =>
  `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`;

/**
 * Whether the packages match the lock file after a manual npm run: npm stores its own record in node_modules.
 */
function asLocked() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

/** @returns {Record<string, { version?: string, optional?: boolean }>} */
const packagesOf = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** @returns {never} */
function stop(/** @type {string} */ reason) {
  console.error(reason);
  process.exit(1);
}
