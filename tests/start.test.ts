import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A project whose packages are installed, with a build that does nothing and a server that ends slowly. */
const FILES = {
  'package-lock.json': '{"packages":{}}',
  'node_modules/.package-lock.json': '{"packages":{}}',
  'node_modules/vite/bin/vite.js': "console.log('vite', ...process.argv.slice(2));",
  'scripts/backend.mjs': `const timer = setInterval(() => {}, 1000);
process.on('SIGINT', () => setTimeout(() => {
  console.log('ended');
  clearInterval(timer);
}, 200));
console.log('server', ...process.argv.slice(2));`,
};

test('npm start -- --shared builds, starts the server for the network, and waits for its running answers at Ctrl+C', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  // a terminal sends the signal to all processes of the command
  const args = [resolve('scripts/start.mjs'), '--shared', '--port', '9000'];
  const child = spawn(process.execPath, args, { cwd: folder, detached: true });
  const group = -(child.pid ?? 0);
  let output = '';
  const code = await new Promise((resolveExit) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (/^server .*\n$/m.test(chunk.toString())) process.kill(group, 'SIGINT');
    });
    child.once('close', resolveExit);
  });
  expect([code, output.trim().split('\n')]).toEqual([
    0,
    [
      'Building the console.',
      'vite build --logLevel warn',
      'server --host 0.0.0.0 --console dist --port 9000',
      'ended',
    ],
  ]);
});
