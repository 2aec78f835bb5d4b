import { spawn } from 'node:child_process';

/**
 * Runs a command with this terminal's input and output; a quiet one prints only its errors.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, quiet?: boolean }} [options]
 * @returns {Promise<number>} its exit code
 */
export function runCommand(program, args, { env = {}, cwd, quiet = false } = {}) {
  return new Promise((resolve) => {
    // npm is a .cmd file on Windows, which needs a shell
    const shell = process.platform === 'win32';
    /** @type {import('node:child_process').SpawnOptions} */
    const options = {
      stdio: ['inherit', quiet ? 'ignore' : 'inherit', 'inherit'],
      shell,
      cwd,
      env: { ...process.env, ...env },
    };
    const child = spawn(program, args, options);
    const terminateChild = () => void child.kill('SIGTERM');
    process.on('SIGTERM', terminateChild);
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code, signal) => {
      process.off('SIGTERM', terminateChild);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}
