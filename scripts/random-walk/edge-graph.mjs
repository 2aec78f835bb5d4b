/**
 * An edge of a machine: what leaves `source`, and where it leads. The name is that of the drawing: `clean, save → sending`.
 * @typedef {{ key: string, machine: string, source: string, event: string, targets: string[] }} WalkedEdge
 */

/** The edge that a drawing names. @param {string} machine @param {string} name @returns {WalkedEdge} */
export function edgeNamed(machine, name) {
  const [left = '', right = ''] = name.replace(/ \(\d+\)$/, '').split(' → ');
  const [source = '', ...event] = left.split(', ');
  const targets = right === 'stays' ? [source] : right.split(' + ');
  return { key: `${machine}: ${name}`, machine, source, event: event.join(', '), targets };
}

/** Whether a machine in one state is also in the other, or can be: `live` and `live.room`. @param {string} one @param {string} other */
const isWithin = (one, other) =>
  one === 'anywhere' ||
  other === 'anywhere' ||
  `${one}.`.startsWith(`${other}.`) ||
  `${other}.`.startsWith(`${one}.`);

/**
 * Whether a way over these edges ends where an edge begins that nobody has walked.
 * @param {Iterable<WalkedEdge>} taken
 * @param {readonly WalkedEdge[]} unwalked
 */
export function leadsToUnwalkedEdge(taken, unwalked) {
  for (const { machine, targets } of taken)
    for (const edge of unwalked)
      if (
        edge.machine === machine &&
        edge.source !== 'anywhere' &&
        targets.some((state) => isWithin(state, edge.source))
      )
        return true;
  return false;
}

/**
 * Why an edge was not reached: the documented reason, else as far as the walks show it.
 * @param {WalkedEdge} edge
 * @param {{ reached: readonly WalkedEdge[], reasons: ReadonlyMap<string, string>, isTakenByJourney: boolean }} known
 */
export function reasonFor(edge, { reached, reasons, isTakenByJourney }) {
  const documented = reasons.get(edge.key);
  if (documented !== undefined) return documented;
  const reason = undocumentedReason(
    edge,
    reached.filter(({ machine }) => machine === edge.machine),
  );
  return isTakenByJourney ? `${reason}; a journey takes it` : reason;
}

/** @param {WalkedEdge} edge @param {readonly WalkedEdge[]} reached of its machine */
function undocumentedReason({ source: sourceState, event }, reached) {
  if (reached.length === 0) return 'no walk used the machine';
  if (
    !reached.some(({ source, targets }) => [source, ...targets].some((state) => isWithin(state, sourceState)))
  )
    return `no walk came to \`${sourceState}\``;
  return /^(\[|$)/.test(event) ? 'its guard never held' : `in \`${sourceState}\` came no \`${event}\``;
}
