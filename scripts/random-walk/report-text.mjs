import { reasonFor } from './edge-graph.mjs';

/**
 * @typedef {import('./edge-graph.mjs').WalkedEdge} WalkedEdge
 * @typedef {import('./knowledge.mjs').Knowledge} Knowledge
 */

/**
 * The report of walks in Markdown: how much was walked, what was found, and the edges of each machine.
 * @param {Knowledge} knowledge
 * @param {readonly WalkedEdge[]} edges every edge of every machine
 * @param {{ reasons: ReadonlyMap<string, string>, takenByJourneys: ReadonlySet<string> }} known
 */
export function reportText({ counts, pages, findings, reached }, edges, { reasons, takenByJourneys }) {
  const isReached = (/** @type {WalkedEdge} */ { key }) => reached.has(key);
  const reachedEdges = edges.filter(isReached);
  const machines = [...new Set(edges.map(({ machine }) => machine))];
  const machineRows = machines.map((machine) => {
    const machineEdges = edges.filter((edge) => edge.machine === machine);
    return [machine, ...countsOf(machineEdges, reached, reasons)];
  });
  const unreachedLines = edges
    .filter((edge) => !isReached(edge))
    .map((edge) => {
      const isTakenByJourney = takenByJourneys.has(edge.key);
      return `- ${edge.key}: ${reasonFor(edge, { reached: reachedEdges, reasons, isTakenByJourney })}`;
    });
  return [
    '# Walks',
    '',
    `${Math.round(counts.minutes)} minutes, ${counts.walks} walks, ${counts.actions} actions, ${pages.size} pages, ${findings.size} findings.`,
    '',
    '## Edges',
    '',
    ...table(
      ['Machine', 'Edges', 'Reached', 'Only with a fault', 'Not reached', 'No user can'],
      [...machineRows, ['all', ...countsOf(edges, reached, reasons)]],
    ),
    '',
    ...unreachedLines,
    '',
    '## Pages',
    '',
    ...[...pages]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([page, times]) => `- ${page}: ${times}`),
    '',
    '## Findings',
    '',
    ...[...findings.values()].flatMap(findingLines),
  ].join('\n');
}

/** @param {readonly WalkedEdge[]} edges @param {Knowledge['reached']} reached @param {ReadonlyMap<string, string>} reasons */
function countsOf(edges, reached, reasons) {
  const onlyWithFault = edges.filter(({ key }) => reached.get(key)?.isFaulty);
  const unreached = edges.filter(({ key }) => !reached.has(key));
  const impossible = unreached.filter(({ key }) => reasons.has(key));
  return [
    edges.length,
    edges.length - unreached.length,
    onlyWithFault.length,
    unreached.length - impossible.length,
    impossible.length,
  ];
}

/** @param {readonly string[]} head @param {readonly (readonly (string | number)[])[]} rows */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

/** @param {import('./knowledge.mjs').KeptFinding} finding */
const findingLines = ({ kind, start, steps, file, isRepeated }) => [
  `- ${kind}`,
  `  ${file}${isRepeated ? '' : ', did not appear again'}; ${start.role} ${start.city} ${start.seed} ${start.lang} ${start.theme} ${start.width}×${start.height}`,
  ...steps.slice(isRepeated ? 0 : -3).map((step) => `  ${step}`),
];
