// `npm start`: the console with the fake backend. Uses only Node's own modules, because packages may not be
// installed yet.
import { command } from './command.mjs';
import { install } from './install.mjs';

await install();
console.log('Starting the console with the fake backend.');
const watched = process.stdout.isTTY && !process.env.CI && process.env.BROWSER !== 'none';
const args = ['node_modules/vite/bin/vite.js', '--port', '5173', ...(watched ? ['--open'] : [])];
process.exitCode = await command(process.execPath, [...args, ...process.argv.slice(2)]);
