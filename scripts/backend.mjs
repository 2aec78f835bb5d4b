// npm run backend -- [options]: the fake backend as a server. `--help` lists the options (mocks/server/server-options.ts).
import { serveFile } from './serve.mjs';
import { withTypeScriptModules } from './typescript-modules.mjs';

process.exitCode = await withTypeScriptModules(async (loadModule) => {
  const { runServer } = await loadModule('/mocks/server/run-server.ts');
  return runServer(process.argv.slice(2), {
    print: console.log,
    serveConsole: (/** @type {string} */ folder) => serveFile({ folder }),
    untilStopped: firstSignal(),
  });
});

/** The second signal ends the process at once. @returns {Promise<void>} */
function firstSignal() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve());
  });
}
