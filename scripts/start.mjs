// `npm start`: the console with the fake backend in its page; `npm start -- --shared`: the production build and the fake
// backend as a server, for several browsers and phones, with the options of `npm run backend`. Uses only Node's own
// modules, because packages may not be installed yet.
import { runCommand } from './command.mjs';
import { installNodePackages } from './install.mjs';

await installNodePackages();
const args = process.argv.slice(2);
process.exitCode = args.includes('--shared')
  ? await startShared(args.filter((arg) => arg !== '--shared'))
  : await startInPage(args);

/** @param {string[]} options @returns {Promise<number>} */
function startInPage(options) {
  console.log('Starting the console with the fake backend.');
  const opensBrowser = process.stdout.isTTY && !process.env.CI && process.env.BROWSER !== 'none';
  const viteArgs = ['node_modules/vite/bin/vite.js', '--port', '5173', ...(opensBrowser ? ['--open'] : [])];
  return runCommand(process.execPath, [...viteArgs, ...options]);
}

/** @param {string[]} options @returns {Promise<number>} */
async function startShared(options) {
  console.log('Building the console.');
  const buildArgs = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  const code = await runCommand(process.execPath, buildArgs);
  if (code !== 0) return code;
  // the server ends after its running answers
  process.on('SIGINT', () => {});
  const serverArgs = ['scripts/backend.mjs', '--host', '0.0.0.0', '--console', 'dist'];
  return runCommand(process.execPath, [...serverArgs, ...options]);
}
