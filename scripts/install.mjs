import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from './command.mjs';

const LEAST_NODE = [20, 19];
const STAMP_FILE = 'node_modules/.machi/installed';

/** Checks Node and installs the packages unless they are up to date. Ends the process on failure. */
export async function installNodePackages() {
  refuseOldNode();
  if (!existsSync('package-lock.json')) exitWithError('Run this from the folder that holds package.json.');
  const stamp = stampOf(readFileSync('package-lock.json', 'utf8'));
  if (existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === stamp) return;
  if (!isInstalledAsLocked()) {
    console.log('Installing packages (npm ci); this happens once, and again when package-lock.json changes.');
    // no package needs its install script, so none may run
    const code = await runCommand('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
    if (code !== 0)
      exitWithError('npm ci failed: see above. The first start needs a connection to the npm registry.');
  }
  mkdirSync('node_modules/.machi', { recursive: true });
  writeFileSync(STAMP_FILE, stamp);
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST_NODE;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  exitWithError(
    `This needs Node ${LEAST_NODE.join('.')} or newer; this is Node ${process.versions.node}. See https://nodejs.org/`,
  );
}

/** Native packages differ between systems: a node_modules copied from another system is reinstalled. */
const stampOf = (/** @type {string} */ lock) =>
  `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`;

/**
 * Whether the packages match the lock file after a manual npm run: npm stores its own record in node_modules.
 */
function isInstalledAsLocked() {
  const npmRecord = 'node_modules/.package-lock.json';
  if (!existsSync(npmRecord)) return false;
  const installed = packagesIn(npmRecord);
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

/** @returns {Record<string, { version?: string, optional?: boolean }>} */
const packagesIn = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** @returns {never} */
function exitWithError(/** @type {string} */ reason) {
  console.error(reason);
  process.exit(1);
}
