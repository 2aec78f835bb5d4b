import { describe, expect, test } from 'vitest';
import { StateMachine } from 'xstate';
import { reservationMachine } from '#machines/reservation/reservation.machine';
import { edgesOf } from '#mocks/demo/machine-drawing';
import unreachableEdges from '../../docs/machines/unreachable-edges.json';
import { reasonsIn, type UnreachableEdge } from '../../scripts/edges/join-records.mjs';
import { pageFor } from './mermaid';

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
const pages = Object.keys(import.meta.glob('../../docs/machines/*.md', { query: '?raw' }));

const machines = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    value instanceof StateMachine ? [{ name, machine: value, path: path.replace('../../', '') }] : [],
  ),
);
const pageOf = (path: string) => path.replace(/^src\/(.*)\/[^/]+$/, '../../docs/$1.md');

describe.each(machines)('$name', ({ name, machine, path }) => {
  test('its diagram is up to date (npm run machines draws it)', async () => {
    const taken = ledger && new Set(ledger[machine.id]);
    const page = pageFor(machine, path, taken, reasonsIn(unreachable, machine.id));
    await expect(page).toMatchFileSnapshot(pageOf(path));
  });

  test('exactly one test walks every edge of the machine', () => {
    const walkers = Object.entries(tests).filter(([, text]) => text.includes(`walkEveryEdge(${name},`));
    expect(walkers).toHaveLength(1);
  });
});

test('a page marks the edges that no journey takes, in the diagram and in the tables', () => {
  const taken = new Set(['waiting, accept → accepted', 'expired, remove → stays']);
  const lines = pageFor(reservationMachine, 'x.ts', taken).split('\n');
  const marked = lines.filter((line) => line.includes('○'));
  expect(lines).toContain('  waiting --> accepted : accept');
  expect(marked.filter((line) => !line.startsWith('  '))).toEqual([
    '5 states, 12 edges. Journeys take 2; ○ marks the others, and `npm run edges` lists the ways to them.',
    '| cancelled | ○ remove / announceRemoved | stays |',
  ]);
  expect(marked).toContain('  waiting --> cancelled : ○ cancel');
  expect(marked).toHaveLength(11);
});

test('a page says when journeys take every edge, and nothing while that is unknown', () => {
  const all = new Set(edgesOf(reservationMachine).map(({ name }) => name));
  const sentences = [all, null].map((taken) => pageFor(reservationMachine, 'x.ts', taken).split('\n')[4]);
  expect(sentences).toEqual(['5 states, 12 edges. Journeys take all of them.', '5 states, 12 edges.']);
});

test('a page has the reasons why no user can take some edges, and says when these are all that are left', () => {
  const taken = new Set(edgesOf(reservationMachine).map(({ name }) => name));
  for (const edge of ['expired, remove → stays', 'cancelled, remove → stays']) taken.delete(edge);
  const one = new Map([['expired, remove → stays', 'It is a call.']]);
  const both = new Map([...one, ['cancelled, remove → stays', 'So is this.']]);
  const ways = 'and `npm run edges` lists the ways to them';
  const marked = [one, both].map((reasons) =>
    pageFor(reservationMachine, 'x.ts', taken, reasons).split('\n'),
  );
  expect(marked.map((lines) => lines[4])).toEqual([
    `5 states, 12 edges. Journeys take 10; ○ marks the others, ${ways}.`,
    '5 states, 12 edges. Journeys take 10; ○ marks the others, which no user can take.',
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

test('every page draws a machine that exists', () => {
  const drawn = machines.map(({ path }) => pageOf(path));
  expect(pages.filter((page) => !drawn.includes(page))).toEqual([]);
});
