import { expect, test, vi } from 'vitest';
import { createMemoryJournal, sharedPages } from '#mocks/backend/db/memory-journal';
import { createDataEditor } from '#mocks/harness/data/data-editor';
import { startAs } from '../../backend/start-backend';

const QUERY = { scope: 'akashi', search: '', offset: 0, limit: 1_000 };

async function startEditor() {
  const pages = sharedPages();
  const openTab = () => startAs('administrator', { journal: createMemoryJournal(pages) });
  const { backend, request, tokenOf } = await openTab();
  const data = createDataEditor(backend.db);
  const listScenes = () => JSON.stringify(data.rows('scenes', QUERY));
  return { backend, request, tokenOf, data, listScenes, replacement: data.replacement, openTab };
}

test('a reset is undone with all rows, and with when and by what they were written [R-WISH-09, A-310]', async () => {
  const { request, data, listScenes, replacement } = await startEditor();
  const seededScenes = listScenes();
  await request('POST /akashi/api/scenes/', { name: '花見' });
  await data.remove('scenes', 3);
  const [scenesBefore, historyBefore] = [listScenes(), await data.history()];
  const listener = vi.fn();
  replacement.subscribe(listener);
  expect(replacement.current()).toBeNull();
  await replacement.reset();
  expect([listScenes(), await data.history(), replacement.current()]).toEqual([seededScenes, [], '']);
  expect(await replacement.undo()).toBe(true);
  expect([listScenes(), await data.history(), replacement.current()]).toEqual([
    scenesBefore,
    historyBefore,
    null,
  ]);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(await replacement.undo()).toBe(false);
  expect(listScenes()).toBe(scenesBefore);
});

test('a write after a reset ends its undo, but a renewed token does not [R-WISH-09]', async () => {
  const { request, tokenOf, backend, data, listScenes, replacement } = await startEditor();
  await data.update('scenes', 1, { name: '花見' });
  await replacement.reset();
  await tokenOf('operator');
  await backend.expireTokens();
  expect(replacement.current()).toBe('');
  await request('GET /akashi/api/scenes/');
  expect(await replacement.undo()).toBe(true);
  expect(data.rows('scenes', { ...QUERY, search: '花見' }).total).toBe(1);

  await replacement.reset();
  await data.update('scenes', 2, { name: '初詣' });
  await vi.waitFor(() => expect(replacement.current()).toBeNull());
  const scenesAfter = listScenes();
  expect(await replacement.undo()).toBe(false);
  expect(listScenes()).toBe(scenesAfter);
});

test('another tab sees a loaded snapshot and its undo, and its write ends the undo [R-WISH-09]', async () => {
  const { data, backend, listScenes, replacement, openTab } = await startEditor();
  const otherEditor = createDataEditor((await openTab()).backend.db);
  const scenesOfOtherTab = () => JSON.stringify(otherEditor.rows('scenes', QUERY));
  await data.update('scenes', 1, { name: '花見' });
  const snapshot = await backend.snapshot();
  await data.update('scenes', 1, { name: '初詣' });
  const scenesBefore = listScenes();
  await replacement.load(snapshot, 'a.json');
  expect([replacement.current(), (await data.history()).map(({ by }) => by)]).toEqual(['a.json', ['panel']]);
  await vi.waitFor(() => expect(scenesOfOtherTab()).toBe(listScenes()));
  expect(await replacement.undo()).toBe(true);
  await vi.waitFor(() => expect(scenesOfOtherTab()).toBe(scenesBefore));
  await replacement.load(snapshot, 'a.json');
  await otherEditor.update('scenes', 2, { name: '七夕' });
  expect(await replacement.undo()).toBe(false);
  expect(data.rows('scenes', { ...QUERY, search: '七夕' }).total).toBe(1);
});
