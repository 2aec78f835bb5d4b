// Debian's Firefox, and WebKitGTK with its driver and a virtual screen: their paths, and their installation
import { existsSync, readdirSync } from 'node:fs';
import { inPath, installPackages } from './apt.mjs';

/** Debian packages, with a check whether each is installed. */
const PACKAGES = [
  { name: 'firefox-esr', find: () => firefoxPath() },
  { name: 'webkit2gtk-driver', find: () => inPath('WebKitWebDriver') && miniBrowserPath() },
  { name: 'xvfb', find: () => inPath('Xvfb') },
];

export const missingEngines = () => PACKAGES.filter(({ find }) => !find()).map(({ name }) => name);

export const installEngines = () => installPackages(missingEngines());

export const firefoxPath = () => process.env.FIREFOX_PATH ?? inPath('firefox-esr');

/** WebKitGTK's smallest browser, which its driver controls: /usr/lib/SYSTEM/webkit2gtk-4.1/MiniBrowser. */
export function miniBrowserPath() {
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
