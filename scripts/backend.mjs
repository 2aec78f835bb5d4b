// npm run backend -- [options]: the fake backend as a server. `--help` lists the options (mocks/server/server-options.ts).
import { settingsIn, withSettings } from '../deploy/configure.mjs';
import { serveFile } from './serve.mjs';
import { withTypeScriptModules } from './typescript-modules.mjs';

process.exitCode = await withTypeScriptModules(async (loadModule) => {
  const { runServer } = await loadModule('/mocks/server/run-server.ts');
  return runServer(process.argv.slice(2), {
    print: console.log,
    serveConsole: (/** @type {string} */ folder) => serveFile({ folder, changePage: withEmulators }),
    untilStopped: firstSignal(),
  });
});

/**
 * The page of a build with this server in place of Firebase; the build itself stays as it is, for other hosts. Its policy
 * allows the console's own host.
 * @param {string} html
 */
function withEmulators(html) {
  const emulators = { auth: '/', firestore: '/' };
  return withSettings(html, {
    ...settingsIn(html),
    firebase: { apiKey: 'demo', projectId: 'demo-machi', emulators },
  });
}

/** The second signal ends the process at once. @returns {Promise<void>} */
function firstSignal() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve());
  });
}
