// `npm start`: the console with the fake backend. Uses only Node's own modules, because packages may not be
// installed yet.
import { runCommand } from './command.mjs';
import { installNodePackages } from './install.mjs';

await installNodePackages();
console.log('Starting the console with the fake backend.');
const opensBrowser = process.stdout.isTTY && !process.env.CI && process.env.BROWSER !== 'none';
const args = ['node_modules/vite/bin/vite.js', '--port', '5173', ...(opensBrowser ? ['--open'] : [])];
process.exitCode = await runCommand(process.execPath, [...args, ...process.argv.slice(2)]);
