// npm run edges: the edges of the machines that no journey has taken in the present demo build, and the
// shortest way to each or the reason why no user can take it; `-- session` for one machine. `--write` writes the ledger, in which `npm run machines`
// finds the edges to draw dotted; it needs the records of all journeys. `--add` adds the edges of some journeys.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { runCommand } from './command.mjs';
import { consoleMachines } from './edges/console-machines.mjs';
import { ledgerOf, missingIn, reportOf } from './edges/join-records.mjs';
import { recordsSince } from './edges/records.mjs';
import { shortestWays } from './edges/shortest-ways.mjs';

const DEMO_PAGE = 'dist-demo/index.html';
const LEDGER = 'docs/machines/taken-edges.json';
const UNREACHABLE = 'docs/machines/unreachable-edges.json';

const args = process.argv.slice(2);
const machineNames = args.filter((arg) => !arg.startsWith('--'));

process.exitCode = await run();

/** @returns {Promise<number>} the exit code */
async function run() {
  const records = existsSync(DEMO_PAGE) ? recordsSince(statSync(DEMO_PAGE).mtimeMs) : [];
  if (records.length === 0) {
    console.error('✗ no journey has run on the present demo build: npm run build:demo, then npm run e2e');
    return 1;
  }
  const machines = await consoleMachines();
  const edgesByMachine = Object.fromEntries(
    machines.map(({ machine, edges }) => [machine.id, edges.map(({ name }) => name)]),
  );
  const unknownMachines = machineNames.filter((name) => !(name in edgesByMachine));
  if (unknownMachines.length > 0) {
    console.error(
      `✗ no machine ${unknownMachines.join(', ')}; there are ${Object.keys(edgesByMachine).join(' ')}`,
    );
    return 1;
  }
  const takenEdges = ledgerOf(records, edgesByMachine);
  const reportedMachines = machines.filter(
    ({ machine }) => machineNames.length === 0 || machineNames.includes(machine.id),
  );
  const ways = reportedMachines.map(({ machine, edges }) => [machine.id, shortestWays(machine, edges)]);
  console.log(reportOf(takenEdges, Object.fromEntries(ways), JSON.parse(readFileSync(UNREACHABLE, 'utf8'))));

  const specs = readdirSync('e2e').filter((file) => file.endsWith('.spec.ts'));
  const { files, failed } = missingIn(records, specs);
  if (files.length > 0)
    console.log(`no record of ${files.length} of ${specs.length} files: ${files.join(' ')}`);
  for (const name of failed) console.log(`not passed: ${name}`);

  const previousLedger = existsSync(LEDGER) ? JSON.parse(readFileSync(LEDGER, 'utf8')) : null;
  if (args.includes('--add')) {
    if (previousLedger !== null) return writeLedger(ledgerOf(records, edgesByMachine, previousLedger));
    console.error(`✗ there is no ${LEDGER} to add to: the first one needs all journeys and --write`);
    return 1;
  }
  if (!args.includes('--write')) return 0;
  if (files.length === 0 && failed.length === 0) return writeLedger(takenEdges);
  console.error(`✗ ${LEDGER} stays as it is: it needs the records of all journeys; --add adds to it`);
  return 1;
}

/** @param {import('./edges/join-records.mjs').Ledger} ledger */
async function writeLedger(ledger) {
  writeFileSync(LEDGER, JSON.stringify(ledger, null, 2));
  const formatted = await runCommand('npx', ['biome', 'format', '--write', LEDGER]);
  return formatted || (await runCommand('npm', ['run', '--silent', 'machines']));
}
