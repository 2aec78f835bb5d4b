import { readdirSync } from 'node:fs';
import { createServer } from 'vite';
import { StateMachine } from 'xstate';

/**
 * @typedef {import('xstate').AnyStateMachine} Machine
 * @typedef {import('../../mocks/demo/machine-drawing').Edge} Edge
 */

/** Every machine of src with its edges, sorted by path. @returns {Promise<{ machine: Machine, edges: Edge[] }[]>} */
export async function consoleMachines() {
  // Node cannot import TypeScript by itself
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { edgesOf } = await server.ssrLoadModule('/mocks/demo/machine-drawing.ts');
    const found = [];
    for (const file of readdirSync('src/machines', { recursive: true, encoding: 'utf8' }).toSorted()) {
      if (!file.endsWith('.machine.ts')) continue;
      const module = await server.ssrLoadModule(`/src/machines/${file.replaceAll('\\', '/')}`);
      for (const value of Object.values(module))
        if (value instanceof StateMachine) found.push({ machine: value, edges: edgesOf(value) });
    }
    return found;
  } finally {
    await server.close();
  }
}
