import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createBackend } from '#mocks/backend/backend';
import { createFaults } from '#mocks/backend/protocol/faults';
import { addressesOf } from './addresses';
import { listenerOf, type NodeListener } from './fetch-adapter';
import { createFileStore } from './file-store';
import { openFolderJournal } from './folder-journal';
import { lockFolder } from './folder-lock';
import { errorCode } from './journal-file';
import { API_PATH, createResponder } from './responder';
import { createServerLog } from './server-log';
import type { ServerOptions } from './server-options';
import { StartupError } from './startup-error';

/** Milliseconds that running answers have when the server ends. */
const GRACE_MS = 5_000;
/** Milliseconds between two looks at what is still open when the server ends. */
const LAST_CALLS_MS = 50;

interface Surroundings {
  /** Null: only calls are answered. */
  serveConsole: NodeListener | null;
  /** Prints a sentence. */
  warn: (sentence: string) => void;
}

export interface RunningServer {
  /** This machine's first. */
  addresses: readonly string[];
  apiPath: string;
  /** Ends after the running answers. */
  stop(): Promise<void>;
}

/** The fake backend as a server with its data in a folder. Throws a StartupError when it cannot start. */
export async function startServer(
  options: ServerOptions,
  surroundings: Surroundings,
): Promise<RunningServer> {
  const { folder } = options;
  makeFolder(folder);
  const lock = await lockFolder(folder);
  try {
    const server = await startOn(options, surroundings);
    lock.listensAt(server.addresses[0] ?? '');
    return { ...server, stop: () => server.stop().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startOn(
  { host, port, folder, seed, anchor, faults, latencyMs, isReset }: ServerOptions,
  { serveConsole, warn }: Surroundings,
): Promise<RunningServer> {
  const files = createFileStore(join(folder, 'files'));
  const journal = await openFolderJournal({ folder, seed, files, isReset, warn });
  const backend = createBackend({
    seed,
    journal,
    latencyMs,
    faults: createFaults(faults),
    log: createServerLog(),
    ...(anchor === null ? {} : { anchor }),
  });
  await backend.ready;
  let addresses: readonly string[] = [];
  const respond = createResponder({
    backend,
    files,
    hasConsole: serveConsole !== null,
    addresses: () => addresses,
  });
  const listener = listenerOf(respond, serveConsole);
  const server = createServer((incoming, outgoing) => {
    // a client whose stream has ended would open it again on the same connection, and hold up the end
    if (!server.listening) outgoing.shouldKeepAlive = false;
    listener(incoming, outgoing);
  });
  addresses = addressesOf(host, await listening(server, host, port));
  return {
    addresses,
    apiPath: API_PATH,
    async stop() {
      await closed(server, () => backend.firebase.dropStreams());
      await journal.closed();
    },
  };
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartupError(`The folder ${folder} cannot be made (${errorCode(error)}).`);
  }
}

function listening(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? 'it is taken; --port chooses another one'
          : (error.code ?? error.message);
      reject(new StartupError(`Port ${port} of ${host} cannot be used: ${reason}.`));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Running answers end first; one that hangs is cut off. Streams would never end, and are ended by `endStreams`. */
function closed(server: Server, endStreams: () => void): Promise<void> {
  const endRest = () => {
    endStreams();
    // a connection whose answer has ended stays open for a next call
    server.closeIdleConnections();
  };
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    const repeatedly = setInterval(endRest, LAST_CALLS_MS);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(repeatedly);
      resolve();
    });
    endRest();
  });
}
