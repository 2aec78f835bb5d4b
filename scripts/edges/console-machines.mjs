import { readdirSync } from 'node:fs';
import { StateMachine } from 'xstate';
import { withTypeScriptModules } from '../typescript-modules.mjs';

/**
 * @typedef {import('xstate').AnyStateMachine} Machine
 * @typedef {import('../../mocks/harness/machines/machine-drawing').Edge} Edge
 */

/** Every machine of src with its edges, sorted by path. @returns {Promise<{ machine: Machine, edges: Edge[] }[]>} */
export async function consoleMachines() {
  return withTypeScriptModules(async (loadModule) => {
    const { edgesOf } = await loadModule('/mocks/harness/machines/machine-drawing.ts');
    const machines = [];
    for (const file of readdirSync('src/machines', { recursive: true, encoding: 'utf8' }).toSorted()) {
      if (!file.endsWith('.machine.ts')) continue;
      const module = await loadModule(`/src/machines/${file.replaceAll('\\', '/')}`);
      for (const value of Object.values(module))
        if (value instanceof StateMachine) machines.push({ machine: value, edges: edgesOf(value) });
    }
    return machines;
  });
}
