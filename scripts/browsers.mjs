// `npm run e2e:browsers`: the flows of e2e/browsers over dist-demo, in Debian's Firefox and WebKitGTK, side by side
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { asRoot, isDebian, rootPrefix } from './apt.mjs';
import { command } from './command.mjs';

/** What has to be there, and the package it comes in. */
const NEEDED = [
  { name: 'firefox-esr', find: () => process.env.FIREFOX_PATH ?? inPath('firefox-esr') },
  { name: 'webkit2gtk-driver', find: () => inPath('WebKitWebDriver') && miniBrowser() },
  { name: 'xvfb', find: () => inPath('Xvfb') },
];

const missing = () => NEEDED.filter(({ find }) => !find()).map(({ name }) => name);

if (!existsSync('dist-demo/index.html')) stop('There is no dist-demo: npm run build:demo first.');
const root = rootPrefix();
if (missing().length > 0 && root && isDebian()) {
  console.log(`Installing ${missing().join(', ')} with apt-get.`);
  await asRoot(root, ['apt-get', 'update']);
  await asRoot(root, ['apt-get', 'install', '-y', '--no-install-recommends', ...missing()]);
}
if (missing().length > 0)
  stop(`Not here, and only Debian's apt-get (as root) can install it: ${missing().join(', ')}.`);

process.exitCode = await command(
  'npx',
  [
    'vitest',
    'run',
    '--config=e2e/browsers/vitest.config.ts',
    '--reporter=./scripts/browsers-reporter.mjs',
    ...process.argv.slice(2),
  ],
  {
    env: {
      FIREFOX_PATH: process.env.FIREFOX_PATH ?? inPath('firefox-esr') ?? '',
      MINI_BROWSER_PATH: miniBrowser() ?? '',
    },
  },
);

function inPath(/** @type {string} */ program) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;
}

/** WebKitGTK's smallest browser, which its driver drives: /usr/lib/SYSTEM/webkit2gtk-4.1/MiniBrowser. */
function miniBrowser() {
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

/** @returns {never} */
function stop(/** @type {string} */ reason) {
  console.error(reason);
  process.exit(1);
}
