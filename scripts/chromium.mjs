import { existsSync } from 'node:fs';
import { isDebian, rootPrefix, runAsRoot } from './apt.mjs';
import { runCommand } from './command.mjs';

/**
 * The shell is the same browser without windows and 25 % faster; `--headed` needs another one, in
 * CHROMIUM_PATH.
 */
const CHROMIUM_PATHS = [
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
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath) return existsSync(configuredPath) ? configuredPath : null;
  const installed = CHROMIUM_PATHS.find((path) => existsSync(path));
  if (installed) return installed;
  const playwright = await import('@playwright/test');
  const playwrightPath = playwright.chromium.executablePath();
  return existsSync(playwrightPath) ? playwrightPath : null;
}

/** Finds Chromium or installs it; throws when neither is possible. @returns {Promise<string>} its path */
export async function installChromium() {
  const existing = await chromium();
  if (existing) return existing;
  const sudoPrefix = rootPrefix();
  // Ubuntu's chromium package only installs the snap
  if (sudoPrefix && isDebian()) {
    console.log('No Chromium here: installing it and fonts-noto-cjk with apt-get.');
    await runAsRoot(sudoPrefix, ['apt-get', 'update']);
    const aptInstall = ['apt-get', 'install', '-y', '--no-install-recommends', 'fonts-noto-cjk'];
    // older Debian releases have no package of the shell alone
    if ((await runAsRoot(sudoPrefix, [...aptInstall, 'chromium-headless-shell'])) !== 0)
      await runAsRoot(sudoPrefix, [...aptInstall, 'chromium']);
  }
  if (!(await chromium())) {
    console.log("No Chromium here: downloading Playwright's own.");
    await runCommand('npx', ['playwright', 'install', ...(sudoPrefix ? ['--with-deps'] : []), 'chromium']);
  }
  const installed = await chromium();
  if (installed) return installed;
  throw new Error('There is no Chromium and none could be installed: name one in CHROMIUM_PATH.');
}
