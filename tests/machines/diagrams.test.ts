import { describe, expect, test } from 'vitest';
import { StateMachine } from 'xstate';
import { reservationMachine } from '#machines/reservation/reservation.machine';
import { edgesOf } from '#mocks/harness/machines/machine-drawing';
import { jsonOf } from '../../build/machine-charts/json-of';
import { layOutChart } from '../../build/machine-charts/lay-out-chart';
import { svgOf } from '../../build/machine-charts/svg-of';
import unreachableEdges from '../../docs/machines/unreachable-edges.json';
import { reasonsIn, type UnreachableEdge } from '../../scripts/edges/join-records.mjs';
import { pageFor } from './machine-page';

const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/*/*.machine.ts', {
  eager: true,
});
const tests = import.meta.glob<string>('./*.test.ts', { eager: true, query: '?raw', import: 'default' });
const ledgers = import.meta.glob<Record<string, string[]>>('../../docs/machines/taken-edges.json', {
  eager: true,
  import: 'default',
});
const [ledger = null] = Object.values(ledgers);
const unreachable: readonly UnreachableEdge[] = unreachableEdges;
const pages = Object.keys(import.meta.glob(['../../docs/machines/*.md', '!**/README.md'], { query: '?raw' }));
const index = import.meta.glob<string>('../../docs/machines/README.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const CHARTS = '../../mocks/harness/panel/parts/machines/charts';
const drawings = Object.keys({
  ...import.meta.glob('../../docs/machines/*.svg', { query: '?raw' }),
  ...import.meta.glob('../../mocks/harness/panel/parts/machines/charts/*.json'),
});

const machines = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    value instanceof StateMachine ? [{ name, machine: value, path: path.replace('../../', '') }] : [],
  ),
);
const fileOf = (path: string, ending: string) =>
  path.replace(/^src\/(.*)\/[^/]+$/, `../../docs/$1.${ending}`);
const pageOf = (path: string) => fileOf(path, 'md');
const nameOf = (path: string) => path.split('/').at(-1) ?? '';

describe.each(machines)('$name', ({ name, machine, path }) => {
  test('its page and its drawing are up to date (npm run machines writes them)', async () => {
    const taken = ledger && new Set(ledger[machine.id]);
    const journeys = { taken, unreachable: reasonsIn(unreachable, machine.id) };
    const page = pageFor(machine, path, nameOf(fileOf(path, 'svg')), journeys);
    await expect.soft(page).toMatchFileSnapshot(pageOf(path));
    const chart = await layOutChart(machine, taken);
    await expect.soft(svgOf(chart)).toMatchFileSnapshot(fileOf(path, 'svg'));
    await expect.soft(jsonOf(chart)).toMatchFileSnapshot(`${CHARTS}/${machine.id}.json`);
  });

  test('exactly one test walks every edge of the machine', () => {
    const walkers = Object.entries(tests).filter(([, text]) => text.includes(`walkEveryEdge(${name},`));
    expect(walkers).toHaveLength(1);
  });
});

const lines = (journeys: Parameters<typeof pageFor>[3]) =>
  pageFor(reservationMachine, 'x.ts', 'x.svg', journeys).split('\n');

test('a page has the drawing, and every state and edge in words, with a mark where no journey takes an edge', () => {
  const taken = new Set(['waiting, accept → accepted', 'expired, remove → stays']);
  const page = lines({ taken });
  expect(page.slice(4, 10)).toEqual([
    '5 states, 12 edges. Journeys take 2; dotted lines and ○ mark the others, and `npm run edges` lists the ways to them.',
    '',
    '[![The states and edges of reservation](x.svg)](x.svg)',
    '',
    '## States',
    '',
  ]);
  const rows = page.filter((line) => line.startsWith('| ')).map((line) => line.replaceAll(/ +/g, ' '));
  expect(rows.slice(2, 7)).toEqual([
    '| waiting | initial |',
    '| accepted | |',
    '| waiting_for_cancellation | |',
    '| expired | |',
    '| cancelled | |',
  ]);
  expect(rows.slice(9)).toEqual([
    '| waiting | ○ change | waiting |',
    '| waiting | accept | accepted |',
    '| waiting | ○ cancel | cancelled |',
    '| waiting | ○ expire | expired |',
    '| accepted | ○ change | accepted |',
    '| accepted | ○ request cancellation | waiting_for_cancellation |',
    '| accepted | ○ cancel | cancelled |',
    '| accepted | ○ expire | expired |',
    '| waiting_for_cancellation | ○ approve cancellation | cancelled |',
    '| waiting_for_cancellation | ○ accept | accepted |',
    '| expired | remove / announceRemoved | stays |',
    '| cancelled | ○ remove / announceRemoved | stays |',
  ]);
});

test('a page says when journeys take every edge, and nothing while that is unknown', () => {
  const all = new Set(edgesOf(reservationMachine).map(({ name }) => name));
  const sentences = [all, null].map((taken) => lines({ taken })[4]);
  expect(sentences).toEqual(['5 states, 12 edges. Journeys take all of them.', '5 states, 12 edges.']);
});

test('a page has the reasons why no user can take some edges, and says when these are all that are left', () => {
  const taken = new Set(edgesOf(reservationMachine).map(({ name }) => name));
  for (const edge of ['expired, remove → stays', 'cancelled, remove → stays']) taken.delete(edge);
  const one = new Map([['expired, remove → stays', 'It is a call.']]);
  const both = new Map([...one, ['cancelled, remove → stays', 'So is this.']]);
  const ways = 'and `npm run edges` lists the ways to them';
  const marked = [one, both].map((reasons) => lines({ taken, unreachable: reasons }));
  expect(marked.map((page) => page[4])).toEqual([
    `5 states, 12 edges. Journeys take 10; dotted lines and ○ mark the others, ${ways}.`,
    '5 states, 12 edges. Journeys take 10; dotted lines and ○ mark the others, which no user can take.',
  ]);
  expect(marked[1]?.slice(-7)).toEqual([
    '## Edges that no user can take',
    '',
    '| Edge                      | Why           |',
    '| ------------------------- | ------------- |',
    '| expired, remove → stays   | It is a call. |',
    '| cancelled, remove → stays | So is this.   |',
    '',
  ]);
});

test('every edge that no user can take exists, is listed once, and is taken by no journey', () => {
  const drawn = machines.flatMap(({ machine }) =>
    edgesOf(machine).map(({ name }) => `${machine.id}: ${name}`),
  );
  const taken = Object.entries(ledger ?? {}).flatMap(([machine, edges]) =>
    edges.map((edge) => `${machine}: ${edge}`),
  );
  const listed = unreachable.map(({ machine, edge }) => `${machine}: ${edge}`);
  expect(listed.filter((name) => !drawn.includes(name))).toEqual([]);
  expect(listed.filter((name) => taken.includes(name))).toEqual([]);
  expect(listed).toEqual([...new Set(listed)]);
});

test('every machine file holds one machine', () => {
  expect(machines.map(({ path }) => `../../${path}`)).toEqual(Object.keys(modules));
});

test('every page and every drawing is of a machine that exists, and the index lists every page', () => {
  const written = machines.flatMap(({ path, machine }) => [
    pageOf(path),
    fileOf(path, 'svg'),
    `${CHARTS}/${machine.id}.json`,
  ]);
  expect([...pages, ...drawings].filter((file) => !written.includes(file))).toEqual([]);
  const listed = [...(Object.values(index)[0] ?? '').matchAll(/^\| \[(\w+)\]\((\S+)\)/gm)];
  expect(listed.map(([, name, file]) => `${name} ${file}`)).toEqual(
    machines.map(({ path, machine }) => `${machine.id} ${nameOf(pageOf(path))}`),
  );
});
