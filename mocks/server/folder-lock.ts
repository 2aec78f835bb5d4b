import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode } from './journal-file';
import { StartupError } from './startup-error';

export interface FolderLock {
  /** The address that a second server names in its refusal. */
  listensAt(address: string): void;
  release(): void;
}

/**
 * Keeps a second server off a folder. The lock is a socket on which this process listens: the operating system ends
 * it with the process, also after `kill -9`, and no number of an earlier process has to be judged. It holds on this
 * machine only. Throws a StartupError with the address of the other server.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = socketPathOf(folder);
  const otherAddress = await addressOfHolder(path);
  if (otherAddress !== null)
    throw new StartupError(
      `The folder ${folder} is in use by another server (${otherAddress || 'it is starting'}).`,
    );
  // left by a process that was killed
  if (process.platform !== 'win32') rmSync(path, { force: true });
  let ownAddress = '';
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(ownAddress);
  });
  await listening(server, path, folder);
  return {
    listensAt(address) {
      ownAddress = address;
    },
    release: () => void server.close(),
  };
}

/** Short, because the path of a socket has about 100 characters at most. */
function socketPathOf(folder: string): string {
  const name = `machi-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** Null: no process listens there. */
function addressOfHolder(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(path);
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      received += text;
    });
    socket.on('end', () => resolve(received));
    socket.on('error', () => resolve(null));
  });
}

function listening(server: Server, path: string, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        new StartupError(
          errorCode(error) === 'EADDRINUSE'
            ? `The folder ${folder} is in use by another server (it is starting).`
            : `The folder ${folder} cannot be locked: ${path} cannot be written (${errorCode(error)}).`,
        ),
      ),
    );
    server.listen(path, () => resolve());
    // the calls keep the process alive, not the lock
    server.unref();
  });
}
