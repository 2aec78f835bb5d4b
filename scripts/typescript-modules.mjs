import { createServer } from 'vite';

/**
 * Runs with a function that imports TypeScript modules of this project by their paths from its root, which Node cannot by
 * itself: `loadModule('/mocks/backend/backend.ts')`.
 *
 * @template Result
 * @param {(loadModule: (path: string) => Promise<Record<string, any>>) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
export async function withTypeScriptModules(use) {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await use((path) => server.ssrLoadModule(path));
  } finally {
    await server.close();
  }
}
