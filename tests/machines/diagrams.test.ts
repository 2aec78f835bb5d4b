import { describe, expect, test } from 'vitest';
import { StateMachine } from 'xstate';
import { pageFor } from './mermaid';

const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/*/*.machine.ts', {
  eager: true,
});
const tests = import.meta.glob<string>('./*.test.ts', { eager: true, query: '?raw', import: 'default' });
const pages = Object.keys(import.meta.glob('../../docs/machines/*.md', { query: '?raw' }));

const machines = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    value instanceof StateMachine ? [{ name, machine: value, path: path.replace('../../', '') }] : [],
  ),
);
const pageOf = (path: string) => path.replace(/^src\/(.*)\/[^/]+$/, '../../docs/$1.md');

describe.each(machines)('$name', ({ name, machine, path }) => {
  test('its diagram is up to date (npm run machines draws it)', async () => {
    await expect(pageFor(machine, path)).toMatchFileSnapshot(pageOf(path));
  });

  test('exactly one test walks every edge of the machine', () => {
    const walkers = Object.entries(tests).filter(([, text]) => text.includes(`walkEveryEdge(${name},`));
    expect(walkers).toHaveLength(1);
  });
});

test('every machine file holds one machine', () => {
  expect(machines.map(({ path }) => `../../${path}`)).toEqual(Object.keys(modules));
});

test('every page draws a machine that exists', () => {
  const drawn = machines.map(({ path }) => pageOf(path));
  expect(pages.filter((page) => !drawn.includes(page))).toEqual([]);
});
