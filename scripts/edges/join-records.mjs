/**
 * @typedef {import('./records.mjs').JourneyRecord} JourneyRecord
 * @typedef {Record<string, string[]>} Ledger names of the taken edges, by machine
 */

/**
 * The edges of the machines that any journey took. Names that no machine has are left out.
 * @param {readonly JourneyRecord[]} records
 * @param {Record<string, readonly string[]>} drawn every edge, by machine
 * @param {Ledger} [before] a ledger to which the records are added
 * @returns {Ledger}
 */
export function ledgerOf(records, drawn, before = {}) {
  return Object.fromEntries(
    Object.keys(drawn)
      .toSorted()
      .map((machine) => {
        const taken = new Set(
          [...records.map(({ edges }) => edges), before].flatMap((by) => by[machine] ?? []),
        );
        return [machine, (drawn[machine] ?? []).filter((edge) => taken.has(edge)).toSorted()];
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
 * One paragraph for each machine: how many edges are taken, and each other edge with the shortest way to it.
 * @param {Ledger} taken
 * @param {Record<string, ReadonlyMap<string, string | null>>} ways by machine and edge, in the order of the drawing
 */
export function reportOf(taken, ways) {
  const parts = Object.entries(ways).map(([machine, wayOf]) => {
    const left = [...wayOf].filter(([edge]) => !taken[machine]?.includes(edge));
    const lines = left.map(([edge, way]) => `  ${edge}\n    ${way ?? 'no way from the start'}`);
    return {
      of: wayOf.size,
      left: left.length,
      text: [count(machine, wayOf.size, left.length), ...lines].join('\n'),
    };
  });
  const all = parts.reduce((total, { of }) => total + of, 0);
  const left = parts.reduce((total, part) => total + part.left, 0);
  const sum = parts.length > 1 ? [count('all machines', all, left)] : [];
  return [...parts.map(({ text }) => text), ...sum].join('\n');
}

/** @param {string} name @param {number} of @param {number} left */
const count = (name, of, left) => `${name}: ${of - left} of ${of} edges taken`;
