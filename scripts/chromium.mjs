import { existsSync } from 'node:fs';
import { asRoot, isDebian, rootPrefix } from './apt.mjs';
import { command } from './command.mjs';

/**
 * The shell is the same browser without windows and 25 % faster; `--headed` needs another one, in
 * CHROMIUM_PATH.
 */
const PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags of a test's Chromium: no background network traffic, no dialogs for the user. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of Chromium on this machine: the one in CHROMIUM_PATH, the system's, or Playwright's own.
 * @returns {Promise<string | null>}
 */
export async function chromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  const installed = PATHS.find((path) => existsSync(path));
  if (installed) return installed;
  const playwright = await import('@playwright/test');
  const own = playwright.chromium.executablePath();
  return existsSync(own) ? own : null;
}

/** Finds Chromium or installs it; throws when neither is possible. @returns {Promise<string>} its path */
export async function installChromium() {
  const found = await chromium();
  if (found) return found;
  const root = rootPrefix();
  // Ubuntu's chromium package only installs the snap
  if (root && isDebian()) {
    console.log('No Chromium here: installing it and fonts-noto-cjk with apt-get.');
    await asRoot(root, ['apt-get', 'update']);
    const install = ['apt-get', 'install', '-y', '--no-install-recommends', 'fonts-noto-cjk'];
    // older Debian releases have no package of the shell alone
    if ((await asRoot(root, [...install, 'chromium-headless-shell'])) !== 0)
      await asRoot(root, [...install, 'chromium']);
  }
  if (!(await chromium())) {
    console.log("No Chromium here: downloading Playwright's own.");
    await command('npx', ['playwright', 'install', ...(root ? ['--with-deps'] : []), 'chromium']);
  }
  const installed = await chromium();
  if (installed) return installed;
  throw new Error('There is no Chromium and none could be installed: name one in CHROMIUM_PATH.');
}
