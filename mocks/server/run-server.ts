import type { NodeListener } from './fetch-adapter';
import { readServerOptions, USAGE } from './server-options';
import { startServer } from './start-server';
import { StartupError } from './startup-error';

interface Terminal {
  print: (line: string) => void;
  /** Serves the files of this folder, a build of the console. */
  serveConsole: (folder: string) => NodeListener;
  /** Resolves when the server is to end. */
  untilStopped: Promise<void>;
}

/** Runs `npm run backend`; resolves to its exit code. */
export async function runServer(
  args: readonly string[],
  { print, serveConsole, untilStopped }: Terminal,
): Promise<number> {
  if (args.includes('--help')) {
    print(USAGE);
    return 0;
  }
  try {
    const options = readServerOptions(args);
    const { consoleFolder } = options;
    const server = await startServer(options, {
      serveConsole: consoleFolder === null ? null : serveConsole(consoleFolder),
      warn: (sentence) => print(`! ${sentence}`),
    });
    for (const address of server.addresses) print(`  ${address}`);
    print(
      `Calls are answered under ${server.apiPath}; writes are kept in ${options.folder}. Ctrl+C ends the server.`,
    );
    if (server.addresses.length > 1)
      print('! Everybody in this network can read and write the data: the passwords are those of the demo.');
    await untilStopped;
    await server.stop();
    return 0;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    print(`✗ ${error.message}`);
    return 1;
  }
}
