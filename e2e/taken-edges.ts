import { relative } from 'node:path';
import type { BrowserContext, TestInfo } from '@playwright/test';
import { addRecord } from '../scripts/edges/records.mjs';

/** Names of edges, by machine. */
export type TakenEdges = Map<string, Set<string>>;

/** The demo calls the binding when a machine takes an edge for the first time since the page was loaded. */
export async function collectTakenEdges(
  context: BrowserContext,
  takenEdges: () => TakenEdges,
): Promise<void> {
  await context.exposeBinding('machiEdgeTaken', (_, machine: string, edge: string) => {
    takenEdges().set(machine, (takenEdges().get(machine) ?? new Set()).add(edge));
  });
}

export function recordTakenEdges(
  { file, titlePath, project, status, expectedStatus }: TestInfo,
  takenEdges: TakenEdges,
): void {
  addRecord({
    file: relative(project.testDir, file),
    title: titlePath.slice(1).join(' › '),
    passed: status === expectedStatus,
    at: Date.now(),
    edges: Object.fromEntries([...takenEdges].map(([machine, edges]) => [machine, [...edges]])),
  });
}
