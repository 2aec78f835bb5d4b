import { expect, test } from 'vitest';
import { sources } from '../sources';

/** keepItem itself, the sandbox, whose source stands in the page, and the watcher, which replaces the method. */
const GUARDED = [
  'mocks/backend/protocol/keep-item.ts',
  'mocks/harness/link/tab-sandbox.ts',
  'mocks/harness/report/watch-stored.ts',
  // these write into BrowserStorage, which is guarded
  'mocks/harness/link/persona.ts',
  'mocks/harness/time-travel/handover.ts',
  'mocks/harness/panel/use-first-visit.ts',
];

test('the demo writes into a storage by keepItem alone: a full one throws', () => {
  const writers = sources('mocks').filter(({ text }) => /\.setItem\(/.test(text));
  expect(writers.map(({ path }) => path).filter((path) => !GUARDED.includes(path))).toEqual([]);
});
