/**
 * @typedef {import('./records.mjs').JourneyRecord} JourneyRecord
 * @typedef {Record<string, string[]>} Ledger names of the taken edges, by machine
 * @typedef {{ machine: string, edge: string, reason: string }} UnreachableEdge an edge that no user can take
 */

/**
 * The edges of the machines that any journey took. Names that no machine has are left out.
 * @param {readonly JourneyRecord[]} records
 * @param {Record<string, readonly string[]>} edgesByMachine every edge, by machine
 * @param {Ledger} [previousLedger] a ledger to which the records are added
 * @returns {Ledger}
 */
export function ledgerOf(records, edgesByMachine, previousLedger = {}) {
  return Object.fromEntries(
    Object.keys(edgesByMachine)
      .toSorted()
      .map((machine) => {
        const takenEdges = new Set(
          [...records.map(({ edges }) => edges), previousLedger].flatMap(
            (takenByMachine) => takenByMachine[machine] ?? [],
          ),
        );
        return [machine, (edgesByMachine[machine] ?? []).filter((edge) => takenEdges.has(edge)).toSorted()];
      }),
  );
}

/**
 * What keeps records from being those of all journeys: files of which no journey has a record, and journeys
 * that have not passed.
 * @param {readonly JourneyRecord[]} records
 * @param {readonly string[]} files
 */
export function missingIn(records, files) {
  const passed = new Set(records.filter((record) => record.passed).map(nameOf));
  return {
    files: files.filter((file) => !records.some((record) => record.file === file)),
    failed: [...new Set(records.map(nameOf))].filter((name) => !passed.has(name)),
  };
}

const nameOf = (/** @type {JourneyRecord} */ { file, title }) => `${file}: ${title}`;

/**
 * One paragraph for each machine: how many edges are taken, and each other edge with the shortest way to it, or with
 * the reason why no user can take it.
 * @param {Ledger} taken
 * @param {Record<string, ReadonlyMap<string, string | null>>} ways by machine and edge, in the order of the drawing
 * @param {readonly UnreachableEdge[]} [unreachable]
 */
export function reportOf(taken, ways, unreachable = []) {
  const reports = Object.entries(ways).map(([machine, waysByEdge]) => {
    const untakenEdges = [...waysByEdge].filter(([edge]) => !taken[machine]?.includes(edge));
    const reasonOf = reasonsIn(unreachable, machine);
    const counts = {
      of: waysByEdge.size,
      taken: waysByEdge.size - untakenEdges.length,
      unreachable: untakenEdges.filter(([edge]) => reasonOf.has(edge)).length,
    };
    const lines = untakenEdges.map(([edge, way]) => {
      const reason = reasonOf.get(edge);
      return `  ${edge}\n    ${reason ? `unreachable: ${reason}` : (way ?? 'no way from the start')}`;
    });
    return { counts, text: [countText(machine, counts), ...lines].join('\n') };
  });
  const total = (/** @type {keyof Counts} */ key) =>
    reports.reduce((sum, { counts }) => sum + counts[key], 0);
  const totals = { of: total('of'), taken: total('taken'), unreachable: total('unreachable') };
  const summary = reports.length > 1 ? [countText('all machines', totals)] : [];
  return [...reports.map(({ text }) => text), ...summary].join('\n');
}

/**
 * The reasons of one machine, by edge.
 * @param {readonly UnreachableEdge[]} unreachable
 * @param {string} machine
 * @returns {ReadonlyMap<string, string>}
 */
export const reasonsIn = (unreachable, machine) =>
  new Map(unreachable.filter((one) => one.machine === machine).map(({ edge, reason }) => [edge, reason]));

/** @typedef {{ of: number, taken: number, unreachable: number }} Counts */

/** @param {string} name @param {Counts} counts */
const countText = (name, { of, taken, unreachable }) =>
  [`${name}: ${taken} of ${of} edges taken`, ...(unreachable > 0 ? [`${unreachable} unreachable`] : [])].join(
    ', ',
  );
