// node scripts/run.mjs types lint …: runs npm scripts in sequence, until one fails
import { runCommand } from './command.mjs';

for (const script of process.argv.slice(2)) {
  const start = Date.now();
  const code = await runCommand('npm', ['run', '--silent', script]);
  console.log(`${code === 0 ? '✓' : '✗'} ${script} ${((Date.now() - start) / 1000).toFixed(1)} s`);
  if (code !== 0) process.exit(code);
}
