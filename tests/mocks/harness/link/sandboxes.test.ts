// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createSandboxes } from '#mocks/harness/link/sandboxes';
import { SANDBOX_KEYS, type SandboxRecord } from '#mocks/harness/link/tab-sandbox';
import { itemsOf, memoryStorage } from './fake-window';

const recordOf = (number: number): SandboxRecord => ({
  name: `${number}-abcd`,
  number,
  path: `/akashi/notification?page=${number}`,
  link: '#qa?role=Operator',
});

function sandboxesOf(count: number, name: string) {
  const records = Array.from({ length: count }, (_, index) => recordOf(index + 1));
  const native = memoryStorage({
    [SANDBOX_KEYS.all]: JSON.stringify(records),
    City: 'shared',
    ...Object.fromEntries(records.map((record) => [`${record.name}~City`, 'akashi'])),
  });
  vi.stubGlobal('indexedDB', {
    databases: () =>
      Promise.resolve([{ name: 'journal' }, ...records.map((one) => ({ name: `${one.name}~db` }))]),
  });
  const open = vi.fn<(address: string) => void>();
  const deleteDatabase = vi.fn<(name: string) => void>();
  return { native, open, deleteDatabase, sandboxes: createSandboxes({ name, native, deleteDatabase }, open) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('the panel lists the other sandboxes, the newest first, and the number of its own', () => {
  const { sandboxes } = sandboxesOf(3, '2-abcd');
  expect([sandboxes.current, sandboxes.others()]).toEqual([2, [recordOf(3), recordOf(1)]]);
  expect(sandboxesOf(1, '').sandboxes.current).toBeNull();
  expect(createSandboxes(null, () => {}).others()).toEqual([]);
});

test('a damaged record of the list is left out', () => {
  const native = memoryStorage({ [SANDBOX_KEYS.all]: JSON.stringify([null, { name: 3 }, 'x', recordOf(2)]) });
  expect(createSandboxes({ name: '', native, deleteDatabase() {} }, () => {}).others()).toEqual([
    recordOf(2),
  ]);
});

test('the tab changes to another sandbox, or to the shared storage, and loses its own state', () => {
  const { sandboxes, open } = sandboxesOf(3, '2-abcd');
  sessionStorage.setItem('machi-harness', '{}');
  sandboxes.enter(recordOf(3));
  expect(itemsOf(sessionStorage)).toEqual({ [SANDBOX_KEYS.own]: '3-abcd' });
  sandboxes.openSharedData();
  expect(itemsOf(sessionStorage)).toEqual({ [SANDBOX_KEYS.own]: '' });
  expect(open.mock.calls).toEqual([
    ['http://localhost:3000/akashi/notification?page=3'],
    ['http://localhost:3000/'],
  ]);
});

test('a removed sandbox leaves neither storage nor databases, and the others stay', async () => {
  const { sandboxes, native, deleteDatabase } = sandboxesOf(3, '2-abcd');
  sandboxes.remove(recordOf(3));
  await vi.waitFor(() => expect(deleteDatabase.mock.calls.map(([name]) => name)).toEqual(['3-abcd~db']));
  expect(sandboxes.others()).toEqual([recordOf(1)]);
  expect(Object.keys(native)).toEqual([SANDBOX_KEYS.all, 'City', '1-abcd~City', '2-abcd~City']);
});

test('the browser keeps the newest fifty other sandboxes', () => {
  const { sandboxes, native } = sandboxesOf(53, '1-abcd');
  expect(sandboxes.others().map(({ number }) => number)).toEqual(
    Array.from({ length: 50 }, (_, index) => 53 - index),
  );
  expect(Object.keys(native).filter((key) => /^[123]-/.test(key))).toEqual(['1-abcd~City']);
});
