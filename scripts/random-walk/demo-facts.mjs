import { readFileSync } from 'node:fs';
import { consoleMachines } from '../edges/console-machines.mjs';
import { withTypeScriptModules } from '../typescript-modules.mjs';
import { edgeNamed } from './edge-graph.mjs';

const UNREACHABLE_EDGES_FILE = 'docs/machines/unreachable-edges.json';
const TAKEN_EDGES_FILE = 'docs/machines/taken-edges.json';

/** A call that hangs holds up the walk for as long as the walker waits. */
const TOO_SLOW = /^(hang|slow:)/;

/** Every edge of every machine, with the reasons why no user can take some, and those that journeys take. */
export async function walkedEdges() {
  const machines = await consoleMachines();
  const edges = machines.flatMap(({ machine, edges: machineEdges }) =>
    machineEdges.map(({ name }) => edgeNamed(machine.id, name)),
  );
  const unreachableEdges = /** @type {import('../edges/join-records.mjs').UnreachableEdge[]} */ (
    readJson(UNREACHABLE_EDGES_FILE)
  );
  const takenEdges = /** @type {import('../edges/join-records.mjs').Ledger} */ (readJson(TAKEN_EDGES_FILE));
  return {
    edges,
    reasons: new Map(unreachableEdges.map(({ machine, edge, reason }) => [`${machine}: ${edge}`, reason])),
    takenByJourneys: new Set(
      Object.entries(takenEdges).flatMap(([machine, names]) => names.map((name) => `${machine}: ${name}`)),
    ),
  };
}

/** What can happen to each call of the contract, by method and path. @returns {Promise<(call: string) => readonly string[]>} */
export async function callEffects() {
  const effects = await withTypeScriptModules(async (loadModule) => {
    const { createBackend } = await loadModule('/mocks/backend/backend.ts');
    const { possibleFaults } = await loadModule('/mocks/backend/protocol/possible-faults.ts');
    /** @type {import('#api/http/endpoint').Endpoint[]} */
    const endpoints = createBackend().endpoints;
    return new Map(
      endpoints.map((endpoint) => [
        `${endpoint.method} ${endpoint.path}`,
        /** @type {string[]} */ (possibleFaults(endpoint).effects).filter((effect) => !TOO_SLOW.test(effect)),
      ]),
    );
  });
  return (call) => effects.get(call) ?? [];
}

/** @param {string} file @returns {unknown} */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
