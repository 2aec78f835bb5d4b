// Debian's Firefox, and WebKitGTK with its driver and a virtual screen: their paths, and their installation
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { asRoot, isDebian, rootPrefix } from './apt.mjs';

/** Debian packages, with a check whether each is installed. */
const PACKAGES = [
  { name: 'firefox-esr', find: () => firefox() },
  { name: 'webkit2gtk-driver', find: () => inPath('WebKitWebDriver') && miniBrowser() },
  { name: 'xvfb', find: () => inPath('Xvfb') },
];

export const missingEngines = () => PACKAGES.filter(({ find }) => !find()).map(({ name }) => name);

/** Does nothing on other systems, and for a user who may not install packages. */
export async function installEngines() {
  const missing = missingEngines();
  const root = rootPrefix();
  if (missing.length === 0 || root === null || !isDebian()) return;
  console.log(`Installing ${missing.join(', ')} with apt-get.`);
  await asRoot(root, ['apt-get', 'update']);
  await asRoot(root, ['apt-get', 'install', '-y', '--no-install-recommends', ...missing]);
}

export const firefox = () => process.env.FIREFOX_PATH ?? inPath('firefox-esr');

/** WebKitGTK's smallest browser, which its driver controls: /usr/lib/SYSTEM/webkit2gtk-4.1/MiniBrowser. */
export function miniBrowser() {
  const folders = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').filter((name) => name.includes('linux-gnu'))
    : [];
  return (
    folders
      .flatMap((folder) =>
        readdirSync(`/usr/lib/${folder}`)
          .filter((name) => name.startsWith('webkit'))
          .map((name) => `/usr/lib/${folder}/${name}/MiniBrowser`),
      )
      .find((path) => existsSync(path)) ?? null
  );
}

function inPath(/** @type {string} */ program) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;
}
