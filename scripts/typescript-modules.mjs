import { createServer } from 'vite';

/**
 * Runs with a function that imports TypeScript modules of this project by their paths from its root, which Node cannot by
 * itself: `load('/mocks/backend/backend.ts')`.
 *
 * @template Result
 * @param {(load: (path: string) => Promise<Record<string, any>>) => Promise<Result>} run
 * @returns {Promise<Result>}
 */
export async function withTypeScriptModules(run) {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await run((path) => server.ssrLoadModule(path));
  } finally {
    await server.close();
  }
}
