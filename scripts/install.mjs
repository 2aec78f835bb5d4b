import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { command } from './command.mjs';

const LEAST = [20, 19];
const STAMP = 'node_modules/.machi/installed';

/** Checks Node and installs the packages, or sees at once that it has nothing to do. Ends the process when it cannot. */
export async function install() {
  refuseOldNode();
  if (!existsSync('package-lock.json')) stop('Run this from the folder that holds package.json.');
  const stamp = stampOf(readFileSync('package-lock.json', 'utf8'));
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  if (!asLocked()) {
    console.log('Installing packages (npm ci); this happens once, and again when package-lock.json changes.');
    // no package needs its install script, and none is to run one
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

/** Native parts differ between systems: a folder copied from another one is installed anew. */
const stampOf = (/** @type {string} */ lock) =>
  `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`;

/** Whether somebody has already run npm by hand: npm writes what it installed beside the packages. */
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
