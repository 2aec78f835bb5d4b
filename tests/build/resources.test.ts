import { calls, folders } from 'virtual:resources';
import { expect, test } from 'vitest';
import { resources } from '#mocks/backend/resources/index';

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test('a page knows every call of the handlers, in their order, and each folder has the handlers of its calls', async () => {
  const handlers = resources.flat();
  expect(calls.map(nameOf)).toEqual(handlers.map(({ endpoint }) => nameOf(endpoint)));
  for (const [folder, load] of Object.entries(folders)) {
    const callsOfFolder = calls.filter((call) => call.folder === folder).map(nameOf);
    expect(callsOfFolder).not.toEqual([]);
    expect((await load()).map(({ endpoint }) => nameOf(endpoint))).toEqual(callsOfFolder);
  }
  expect(Object.keys(folders).toSorted()).toEqual([...new Set(calls.map(({ folder }) => folder))].toSorted());
});
