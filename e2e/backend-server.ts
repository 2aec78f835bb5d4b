import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printedBy } from '../tests/mocks/server/printed-address';

interface BackendServer {
  address: string;
  stop(): void;
}

/** `npm run backend` in a process of its own on a free port, with data that are thrown away. */
export async function startBackendServer(...options: string[]): Promise<BackendServer> {
  const folder = mkdtempSync(join(tmpdir(), 'machi-server-'));
  const args = ['scripts/backend.mjs', '--port', '0', '--data', folder, ...options];
  const child = spawn(process.execPath, args);
  return {
    address: await printedBy(child).address,
    stop() {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
